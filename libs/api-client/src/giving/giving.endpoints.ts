import type { MotivosWire, MotivoWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'

/** A fund that people give to. A gift must exceed `minimum` (document 1 section 5). */
export type GivingReason = {
  id: number
  name: string
  description: string | null
  currency: string
  /** Minor units. */
  minimum: number
  /** Minor units, the highest amount of one gift; null: only the general limit applies. */
  maximum: number | null
  recurring: boolean
  /** What the church collects for it, and what there is of that, in minor units; null: it names no goal. */
  campaign: { goal: number; raised: number } | null
}

const toGivingReason = (wire: MotivoWire): GivingReason => ({
  id: wire.id,
  name: wire.nome,
  description: wire.descricao ?? null,
  currency: wire.moeda,
  minimum: wire.valorMinimo,
  maximum: wire.valorMaximo ?? null,
  recurring: wire.flagRecorrencia,
  campaign: wire.campanha ? { goal: wire.campanha.meta, raised: wire.campanha.recebido } : null,
})

/** Document 2 section 7.3. */
export const givingApi = {
  reasons: endpoint('giving.reasons', async (http, _: Record<string, never>, signal) =>
    (
      await http.get<MotivosWire>(`/igreja/${http.church.slug}/pagamento-motivo/`, { query: { doacao: true }, signal })
    ).motivos.map(toGivingReason),
  ),
}
