import type {
  AssinaturaPlanoLeituraWire,
  InicioLeituraWire,
  LeituraDoPlanoWire,
  LeiturasWire,
  PlanoLeituraWire,
  PlanosLeituraWire,
  SituacaoWire,
} from '@atrio/contract'
import { endpoint, type Http } from '../endpoint.ts'
import { toOwnReading, toPlan, toPlanEntry, toSubscription } from './reading-plans.mapper.ts'
import type { ReadingPlanPage } from './reading-plans.types.ts'

const ofChurch = (http: Http) => ({ query: { igreja: http.church.id } })
const readingPath = (uuid: string) => `/assinatura-plano-leitura/${encodeURIComponent(uuid)}`

type OfPlan = { planId: string }
/** A member's reading, by its own id: after starting over there is another. */
type OfReading = { readingId: string }
/** The account is part of the keys alone: the server knows who asks. */
type Viewer = { viewer: number }

/** Reading plans: our own calls (docs/wire.md). */
export const readingPlansApi = {
  /** In the church's order. `after` is a `next` of before. */
  list: endpoint('readingPlans.list', async (http, { after }: { after?: string }, signal): Promise<ReadingPlanPage> => {
    const query = { ...(after && { depois: after }) }
    const wire = await http.get<PlanosLeituraWire>(`/igreja/${http.church.slug}/plano-leitura/`, { query, signal })
    return { plans: wire.planos.map(toPlanEntry), next: wire.proximo ?? null }
  }),
  get: endpoint('readingPlans.get', async (http, { planId }: OfPlan, signal) =>
    toPlan(
      await http.get<PlanoLeituraWire>(`/igreja/${http.church.slug}/plano-leitura/${encodeURIComponent(planId)}`, {
        signal,
      }),
    ),
  ),
  /** What the person reads or has read, the last begun first. */
  own: endpoint('readingPlans.own', async (http, _: Viewer, signal) =>
    (await http.get<LeiturasWire>('/user/plano-leitura', { ...ofChurch(http), signal })).assinaturas.map(toOwnReading),
  ),
  /** The person's reading of one plan; null where they have not begun it. */
  reading: endpoint('readingPlans.reading', async (http, { planId }: OfPlan & Viewer, signal) => {
    const path = `/user/plano-leitura/${encodeURIComponent(planId)}`
    const { assinatura } = await http.get<LeituraDoPlanoWire>(path, { ...ofChurch(http), signal })
    return assinatura ? toSubscription(assinatura) : null
  }),
  /** Sent again it changes nothing: one is answered as it stands. */
  start: endpoint('readingPlans.start', async (http, { planId }: OfPlan, signal) => {
    const path = `/plano-leitura/${encodeURIComponent(planId)}/assinatura`
    return toSubscription(await http.post<AssinaturaPlanoLeituraWire>(path, { ...ofChurch(http), signal }))
  }),
  /** Refused with `not_found` where the reading was started over or deleted meanwhile. */
  mark: endpoint(
    'readingPlans.mark',
    async (http, { readingId, day, read }: OfReading & { day: number; read: boolean }, signal) => {
      const send = read ? http.put : http.delete
      const path = `${readingPath(readingId)}/dia/${day}`
      return toSubscription(await send<AssinaturaPlanoLeituraWire>(path, { ...ofChurch(http), signal }))
    },
  ),
  /** @param startsOn `YYYY-MM-DD`, today at the latest */
  moveStart: endpoint(
    'readingPlans.moveStart',
    async (http, { readingId, startsOn }: OfReading & { startsOn: string }, signal) => {
      const body: InicioLeituraWire = { dataInicio: startsOn }
      return toSubscription(
        await http.put<AssinaturaPlanoLeituraWire>(readingPath(readingId), { ...ofChurch(http), body, signal }),
      )
    },
  ),
  /** All marks go, and today is the first day. Sent again it finds that it is done. */
  startOver: endpoint('readingPlans.startOver', async (http, { readingId }: OfReading, signal) => {
    const path = `${readingPath(readingId)}/reinicio`
    return toSubscription(await http.post<AssinaturaPlanoLeituraWire>(path, { ...ofChurch(http), signal }))
  }),
  remove: endpoint('readingPlans.remove', async (http, { readingId }: OfReading, signal) => {
    await http.delete<SituacaoWire>(readingPath(readingId), { ...ofChurch(http), signal })
  }),
}
