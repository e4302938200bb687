import type { DisputeStatus, RefundStatus } from '../payments/ledger/money-back.ts'
import type { StripeMove } from './stripe-money-back.ts'

/** A refund or dispute at Stripe that begins or goes on, and the types of the events that tell of it. */
export type StripeChange = Pick<StripeMove, 'id' | 'object' | 'amount' | 'status'> & { events: string[] }

/** What happens to the money of one paid order, and what the order then has to be. */
export type MoneyHistory = {
  changes: StripeChange[]
  end: {
    situacao: 'aprovado' | 'estornado'
    returned: number
    disputed: boolean
    /** Amount and status of each refund and dispute. */
    ledger: Record<string, [amount: number, status: RefundStatus | DisputeStatus]>
  }
}

const OPENED = ['charge.dispute.created', 'charge.dispute.funds_withdrawn']
const UPDATED = ['charge.dispute.updated']
const CLOSED = ['charge.dispute.closed']

/**
 * A history by chance: up to two part refunds, which may fail; then nothing, a refund of all the rest, or a dispute of it
 * that is open, won or lost, perhaps after an inquiry.
 * @param order its code, so that ids differ
 */
export function moneyHistory(chance: () => number, order: string, total: number): MoneyHistory {
  const changes: StripeChange[] = []
  const end: MoneyHistory['end'] = { situacao: 'aprovado', returned: 0, disputed: false, ledger: {} }
  const change = (id: string, object: StripeMove['object'], amount: number, status: string, events: string[]) =>
    void changes.push({ id, object, amount, status, events })

  for (let part = Math.floor(chance() * 3); part > 0; part--) {
    const id = `re${part}_${order}`
    const amount = Math.ceil(total * (0.1 + chance() * 0.3))
    const [isSlow, isFailing] = [chance() < 0.5, chance() < 0.3]
    if (isSlow) change(id, 'refund', amount, 'pending', ['refund.created'])
    if (!isSlow || !isFailing) change(id, 'refund', amount, 'succeeded', ['refund.updated', 'charge.refunded'])
    if (isFailing) change(id, 'refund', amount, 'failed', ['refund.updated', 'refund.failed'])
    end.ledger[id] = [amount, isFailing ? 'falhou' : 'feito']
    if (!isFailing) end.returned += amount
  }

  const rest = total - end.returned
  const fate = chance()
  if (fate < 0.2) {
    const id = `rest_${order}`
    change(id, 'refund', rest, 'succeeded', ['refund.created', 'charge.refunded'])
    Object.assign(end, { situacao: 'estornado', returned: total })
    end.ledger[id] = [rest, 'feito']
  } else if (fate < 0.8) {
    const id = `dp_${order}`
    const dispute = (status: string, events: string[]) => change(id, 'dispute', rest, status, events)
    if (chance() < 0.3) dispute('warning_needs_response', ['charge.dispute.created'])
    dispute('needs_response', OPENED)
    if (chance() < 0.5) dispute('under_review', UPDATED)
    const ends = chance()
    if (ends < 0.25) {
      end.disputed = true
      end.ledger[id] = [rest, 'aberta']
    } else if (ends < 0.6) {
      dispute('won', [...CLOSED, 'charge.dispute.funds_reinstated'])
      end.ledger[id] = [rest, 'ganha']
    } else {
      dispute('lost', CLOSED)
      Object.assign(end, { situacao: 'estornado', returned: total })
      end.ledger[id] = [rest, 'perdida']
    }
  }
  return { changes, end }
}
