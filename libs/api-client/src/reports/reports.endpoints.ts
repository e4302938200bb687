import type { DenunciaNovaWire, DenunciasWire, DenunciaWire, reportLimits } from '@atrio/contract'
import { endpoint, personalEndpoint } from '../endpoint.ts'
import { known } from '../wire-code.ts'
import type { ReportedThing, ReportEntry, ReportPage, ReportReason } from './reports.types.ts'

/** Repeats the contract's limits: importing its schemas would bundle their library. */
export const REPORT_LIMITS: typeof reportLimits = { noteLength: 500 }

const KINDS = { chat: 'chat', prayer: 'oracao', 'prayer-message': 'oracao_mensagem' } as const satisfies Record<
  ReportedThing['kind'],
  DenunciaWire['tipo']
>
const KIND_OF = { chat: 'chat', oracao: 'prayer', oracao_mensagem: 'prayer-message' } as const satisfies Record<
  DenunciaWire['tipo'],
  ReportedThing['kind']
>
const REASONS = {
  offence: 'ofensa',
  spam: 'spam',
  'personal-data': 'dados_pessoais',
  danger: 'risco',
  other: 'outro',
} as const satisfies Record<ReportReason, DenunciaNovaWire['motivo']>
const REASON_OF = {
  ofensa: 'offence',
  spam: 'spam',
  dados_pessoais: 'personal-data',
  risco: 'danger',
  outro: 'other',
} as const satisfies Record<DenunciaNovaWire['motivo'], ReportReason>

const toReport = (wire: DenunciaWire): ReportEntry => ({
  id: wire.id,
  thing: { kind: KIND_OF[wire.tipo], id: wire.alvo },
  name: wire.nome || null,
  text: wire.trecho,
  count: wire.quantidade,
  reasons: wire.motivos.map((reason) => known<ReportReason>(REASON_OF, reason) ?? 'other'),
  notes: wire.notas,
  hidden: wire.flagOculta,
  at: wire.dataUltima,
})

type NewReport = { thing: ReportedThing; reason: ReportReason; note: string }

/** Our own calls (docs/wire.md). */
export const reportsApi = {
  /** Anybody may; the same person's second report of a thing is the first. */
  send: endpoint('reports.send', async (http, { thing, reason, note }: NewReport, signal): Promise<void> => {
    const body: DenunciaNovaWire = {
      tipo: KINDS[thing.kind],
      alvo: thing.id,
      motivo: REASONS[reason],
      nota: note || null,
    }
    await http.post(`/igreja/${http.church.slug}/denuncia/`, { body, signal })
  }),
  /** Open reports, for the church's staff. */
  list: personalEndpoint('reports.list', async (http, { after }: { after?: string }, signal): Promise<ReportPage> => {
    const query = { ...(after && { depois: after }) }
    const page = await http.get<DenunciasWire>(`/igreja/${http.church.slug}/denuncia/`, { query, signal })
    return { reports: page.denuncias.map(toReport), next: page.proximo ?? null }
  }),
  close: endpoint('reports.close', async (http, { id }: { id: number }, signal): Promise<void> => {
    await http.put(`/igreja/${http.church.slug}/denuncia/${id}/encerrada`, { body: {}, signal })
  }),
}
