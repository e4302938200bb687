import type {
  AssinaturaPlanoLeituraWire,
  DiasLeituraWire,
  InicioLeituraWire,
  LembreteLeituraWire,
  LeituraDoPlanoWire,
  LeiturasWire,
  PlanoLeituraWire,
  PlanosLeituraWire,
  SituacaoWire,
} from '@atrio/contract'
import { endpoint, personalEndpoint, type Http } from '../endpoint.ts'
import { toOwnReading, toPlan, toPlanEntry, toSubscription } from './reading-plans.mapper.ts'
import type { ReadingPlanPage } from './reading-plans.types.ts'

const ofChurch = (http: Http) => ({ query: { igreja: http.church.id } })
const readingPath = (uuid: string) => `/assinatura-plano-leitura/${encodeURIComponent(uuid)}`

type OfPlan = { planId: string }
/** A member's reading, by its own id: starting over creates another. */
type OfReading = { readingId: string }

/** Reading plans: our own calls (docs/wire.md). */
export const readingPlansApi = {
  /** In the church's order. `after` is the `next` of the previous page. */
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
  /** The person's current and finished readings, most recently started first. */
  own: personalEndpoint('readingPlans.own', async (http, _: Record<string, never>, signal) =>
    (await http.get<LeiturasWire>('/user/plano-leitura', { ...ofChurch(http), signal })).assinaturas.map(toOwnReading),
  ),
  /** The person's reading of one plan; null if they have not started it. */
  reading: personalEndpoint('readingPlans.reading', async (http, { planId }: OfPlan, signal) => {
    const path = `/user/plano-leitura/${encodeURIComponent(planId)}`
    const { assinatura } = await http.get<LeituraDoPlanoWire>(path, { ...ofChurch(http), signal })
    return assinatura ? toSubscription(assinatura) : null
  }),
  /** Idempotent: a running reading is answered unchanged. */
  start: endpoint('readingPlans.start', async (http, { planId }: OfPlan, signal) => {
    const path = `/plano-leitura/${encodeURIComponent(planId)}/assinatura`
    return toSubscription(await http.post<AssinaturaPlanoLeituraWire>(path, { ...ofChurch(http), signal }))
  }),
  /** Refused with `not_found` when the reading was restarted or deleted meanwhile. */
  mark: endpoint(
    'readingPlans.mark',
    async (http, { readingId, day, read }: OfReading & { day: number; read: boolean }, signal) => {
      const send = read ? http.put : http.delete
      const path = `${readingPath(readingId)}/dia/${day}`
      return toSubscription(await send<AssinaturaPlanoLeituraWire>(path, { ...ofChurch(http), signal }))
    },
  ),
  /** Marks days as read, or takes their marks back. Idempotent. */
  markDays: endpoint(
    'readingPlans.markDays',
    async (http, { readingId, days, read }: OfReading & { days: number[]; read: boolean }, signal) => {
      const body: DiasLeituraWire = { dias: days, flagLido: read }
      const path = `${readingPath(readingId)}/dias`
      return toSubscription(await http.put<AssinaturaPlanoLeituraWire>(path, { ...ofChurch(http), body, signal }))
    },
  ),
  /** @param startsOn `YYYY-MM-DD`, not after today */
  moveStart: endpoint(
    'readingPlans.moveStart',
    async (http, { readingId, startsOn }: OfReading & { startsOn: string }, signal) => {
      const body: InicioLeituraWire = { dataInicio: startsOn }
      return toSubscription(
        await http.put<AssinaturaPlanoLeituraWire>(readingPath(readingId), { ...ofChurch(http), body, signal }),
      )
    },
  ),
  /** @param hour of the daily reminder by mail, 0 to 23 in the church's time zone; null for none */
  remind: endpoint(
    'readingPlans.remind',
    async (http, { readingId, hour }: OfReading & { hour: number | null }, signal) => {
      const body: LembreteLeituraWire = { horaLembrete: hour }
      const path = `${readingPath(readingId)}/lembrete`
      return toSubscription(await http.put<AssinaturaPlanoLeituraWire>(path, { ...ofChurch(http), body, signal }))
    },
  ),
  /** Clears all marks and makes today the first day. Idempotent. */
  startOver: endpoint('readingPlans.startOver', async (http, { readingId }: OfReading, signal) => {
    const path = `${readingPath(readingId)}/reinicio`
    return toSubscription(await http.post<AssinaturaPlanoLeituraWire>(path, { ...ofChurch(http), signal }))
  }),
  remove: endpoint('readingPlans.remove', async (http, { readingId }: OfReading, signal) => {
    await http.delete<SituacaoWire>(readingPath(readingId), { ...ofChurch(http), signal })
  }),
}
