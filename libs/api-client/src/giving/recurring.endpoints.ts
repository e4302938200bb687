import type { DoacaoRecorrenteDadosWire, DoacaoRecorrenteWire, DoacoesRecorrentesWire } from '@atrio/contract'
import { endpoint, personalEndpoint } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'

export type RecurrenceStatus = 'active' | 'paused' | 'canceled' | 'failed'

/** A member's recurring gift. Minor units. */
export type RecurringGift = {
  id: number
  /** Null when the church has removed the reason. */
  reasonId: number | null
  reason: string
  currency: string
  amount: number
  /** The giver pays the fees. */
  coversFees: boolean
  /** With the current fees. */
  total: number
  everyDays: number
  status: RecurrenceStatus
  /** `YYYY-MM-DD` in the church's zone; null when it has ended or is paused. */
  nextDay: string | null
  /** Instant at which a refused card is charged again. */
  retryAt: string | null
  /** Null when the card is no longer saved. `expires` is MM/YYYY. */
  card: { id: number; brand: string | null; lastDigits: string; expires: string } | null
  /** Code of its first gift's order. */
  order: string
}

/** Absent fields stay. Amount in minor units. */
export type RecurringChange = { amount?: number; cardId?: number; status?: 'active' | 'paused' | 'canceled' }

export const RECURRENCE_STATUS = {
  ativa: 'active',
  pausada: 'paused',
  cancelada: 'canceled',
  falhou: 'failed',
} as const satisfies Record<DoacaoRecorrenteWire['situacao'], RecurrenceStatus>
const FROM_STATUS = { active: 'ativa', paused: 'pausada', canceled: 'cancelada' } as const
const FIELDS = { valor: 'amount', idCartao: 'card' }

const toRecurringGift = (wire: DoacaoRecorrenteWire): RecurringGift => ({
  id: wire.id,
  reasonId: wire.idMotivo ?? null,
  reason: wire.nome,
  currency: wire.moeda,
  amount: wire.valor,
  coversFees: wire.flagUsuarioTaxa,
  total: wire.valorTotal,
  everyDays: wire.recorrenciaDias,
  status: RECURRENCE_STATUS[wire.situacao],
  nextDay: wire.proximaData ?? null,
  retryAt: wire.proximaTentativa ?? null,
  card: wire.cartao
    ? {
        id: wire.cartao.id,
        brand: wire.cartao.bandeira ?? null,
        lastDigits: wire.cartao.final,
        expires: wire.cartao.validade,
      }
    : null,
  order: wire.pedido,
})

const fromChange = ({ amount, cardId, status }: RecurringChange): DoacaoRecorrenteDadosWire => ({
  ...(amount !== undefined && { valor: amount }),
  ...(cardId !== undefined && { idCartao: cardId }),
  ...(status !== undefined && { situacao: FROM_STATUS[status] }),
})

/** A member's own recurring gifts. */
export const recurringApi = {
  /** Newest first, without cancelled ones. */
  list: personalEndpoint('recurring.list', async (http, _: Record<string, never>, signal) =>
    (
      await http.get<DoacoesRecorrentesWire>('/user/doacao-recorrente', { query: { igreja: http.church.id }, signal })
    ).doacoesRecorrentes.map(toRecurringGift),
  ),
  /** Idempotent. Refused with `conflict` for a cancelled gift. */
  change: endpoint('recurring.change', async (http, { id, change }: { id: number; change: RecurringChange }, signal) =>
    withFormFields(FIELDS, async () =>
      toRecurringGift(
        await http.put<DoacaoRecorrenteWire>(`/doacao-recorrente/${id}`, {
          query: { igreja: http.church.id },
          body: fromChange(change),
          signal,
        }),
      ),
    ),
  ),
}
