import {
  type prayerLimits,
  type OracaoMotivosWire,
  type OracaoWire,
  type OracoesMuralWire,
  type OracoesPropriasWire,
  type OrarPedidoWire,
  type OrarWire,
  type SituacaoWire,
} from '@atrio/contract'
import { endpoint, personalEndpoint } from '../endpoint.ts'
import { toOwnPrayer, toPrayer, toPrayerMessage, toWallPrayer } from './prayer.mapper.ts'
import type { OwnPrayersPage, PrayerMotive, PrayerPage, WallPage } from './prayer.types.ts'

/** Repeats the contract's limits: importing its schemas would bundle their library. */
export const PRAYER_LIMITS: typeof prayerLimits = {
  nameLength: 120,
  textLength: 2000,
  messageLength: 1000,
  imageBytes: 5_000_000,
}

type From = { after?: string }

const place = ({ after }: From) => ({ ...(after && { depois: after }) })

/** Document 2 section 7.7, and a person's own requests (7.4). What is written is apart: home has the wall, and no forms. */
export const prayerApi = {
  /** Newest first. */
  wall: endpoint('prayer.wall', async (http, from: From, signal): Promise<WallPage> => {
    const page = await http.get<OracoesMuralWire>(`/oracao/${http.church.slug}`, { query: place(from), signal })
    return { prayers: page.oracoes.map(toWallPrayer), next: page.proximo ?? null }
  }),
  /** A request that is not on the wall is visible to its author only. */
  get: personalEndpoint(
    'prayer.get',
    async (http, { id, ...from }: From & { id: number }, signal): Promise<PrayerPage> => {
      const wire = await http.get<OracaoWire>(`/oracao/${http.church.slug}/${id}`, { query: place(from), signal })
      return {
        prayer: toPrayer(wire),
        messages: (wire.mensagens ?? []).map(toPrayerMessage),
        next: wire.proximo ?? null,
      }
    },
  ),
  motives: endpoint('prayer.motives', async (http, _: Record<string, never>, signal): Promise<PrayerMotive[]> => {
    const { oracaoMotivos } = await http.get<OracaoMotivosWire>(`/igreja/${http.church.slug}/oracao-motivo/`, {
      signal,
    })
    return oracaoMotivos.map(({ id, nome }) => ({ id, name: nome }))
  }),
  own: personalEndpoint('prayer.own', async (http, from: From, signal): Promise<OwnPrayersPage> => {
    const query = { igreja: http.church.id, ...place(from) }
    const page = await http.get<OracoesPropriasWire>('/user/oracao', { query, signal })
    return { prayers: page.oracoes.map(toOwnPrayer), next: page.proximo ?? null }
  }),
  /** Counts each person once. @returns how many people pray */
  pray: endpoint('prayer.pray', async (http, { id }: { id: number }, signal): Promise<number> => {
    const body = { idOracao: id } satisfies OrarPedidoWire
    return (await http.post<OrarWire>('/oracao/orar/', { query: { igreja: http.church.id }, body, signal })).qtdeOrando
  }),
  remove: endpoint('prayer.remove', async (http, { id }: { id: number }, signal): Promise<void> => {
    await http.delete<SituacaoWire>(`/oracao/${id}`, { query: { igreja: http.church.id }, signal })
  }),
}
