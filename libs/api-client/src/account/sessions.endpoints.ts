import type { SessionBrowser, SessionSystem, SessoesWire, SituacaoWire } from '@atrio/contract'
import { endpoint, personalEndpoint } from '../endpoint.ts'

/** A place where the person is signed in. */
export type OwnSession = {
  id: string
  /** Null: unknown. */
  browser: SessionBrowser | null
  system: SessionSystem | null
  /** Days in the church's time zone, `YYYY-MM-DD`. */
  since: string
  lastUse: string
  /** The one that asks. */
  isCurrent: boolean
}

const toOwnSession = (wire: SessoesWire['sessoes'][number]): OwnSession => ({
  id: wire.id,
  browser: wire.navegador,
  system: wire.sistema,
  since: wire.dataInicio,
  lastUse: wire.dataUltimoUso,
  isCurrent: wire.flagAtual,
})

/** Where a person is signed in, on all portals. */
export const sessionsApi = {
  list: personalEndpoint('sessions.list', async (http, _: object, signal): Promise<OwnSession[]> => {
    const query = { igreja: http.church.id }
    return (await http.get<SessoesWire>('/user/sessao/', { query, signal })).sessoes.map(toOwnSession)
  }),
  /** Refused with `not_found` for a session that has ended. */
  end: endpoint('sessions.end', async (http, { id }: { id: string }, signal) => {
    await http.delete<SituacaoWire>(`/user/sessao/${id}`, { query: { igreja: http.church.id }, signal })
  }),
  /** Ends all but the one that asks. */
  endOthers: endpoint('sessions.endOthers', async (http, _: object, signal) => {
    const query = { igreja: http.church.id }
    await http.post<SituacaoWire>('/user/sessao/encerrar-outras', { query, signal })
  }),
}
