import type { DoacaoRecorrenteDadosWire, DoacaoRecorrenteWire, DoacoesRecorrentesWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'

export type RecurrenceStatus = 'active' | 'paused' | 'canceled' | 'failed'

/** A member's gift that repeats. Minor units. */
export type RecurringGift = {
  id: number
  /** Null where the church has taken the reason away. */
  reasonId: number | null
  reason: string
  currency: string
  amount: number
  /** The giver bears the fees. */
  coversFees: boolean
  /** With the fees as they are now. */
  total: number
  everyDays: number
  status: RecurrenceStatus
  /** `YYYY-MM-DD` in the church's zone; null where it does not go on. */
  nextDay: string | null
  /** An instant: a card that was refused is asked again then. */
  retryAt: string | null
  /** Null where it is not kept any more. `expires` is MM/YYYY. */
  card: { id: number; brand: string | null; lastDigits: string; expires: string } | null
  /** Code of its first gift's order. */
  order: string
}

/** What is absent stays. Amount in minor units. */
export type RecurringChange = { amount?: number; cardId?: number; status?: 'active' | 'paused' | 'canceled' }

const STATUS = {
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
  status: STATUS[wire.situacao],
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

/** A member's own recurring gifts. The account is part of the keys alone: the server knows who asks. */
export const recurringApi = {
  /** The newest first, without those that were cancelled. */
  list: endpoint('recurring.list', async (http, _: { clientAccountId: number }, signal) =>
    (
      await http.get<DoacoesRecorrentesWire>('/user/doacao-recorrente', { query: { igreja: http.church.id }, signal })
    ).doacoesRecorrentes.map(toRecurringGift),
  ),
  /** Said twice it is the same. Refused with `conflict` for one that was cancelled. */
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
