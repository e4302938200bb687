/** A refund or a dispute as Stripe has it; its own metadata names no order. */
export type StripeMove = {
  id: string
  object: 'refund' | 'dispute'
  amount: number
  status: string
  payment_intent: string
  charge: string
  metadata: Record<string, string>
}

/** Refunds and disputes of the stand-in, and what it answers of them. */
export class StripeMoneyBack {
  readonly moves = new Map<string, StripeMove>()
  readonly #intents: Map<string, Record<string, unknown>>

  constructor(intents: Map<string, Record<string, unknown>>) {
    this.#intents = intents
  }

  /** Makes a refund or dispute, or moves it on. @returns it as it is now */
  set(
    payment_intent: string,
    move: Pick<StripeMove, 'id' | 'object' | 'amount' | 'status'> & Partial<Pick<StripeMove, 'metadata'>>,
  ): StripeMove {
    const full = { metadata: {}, ...move, payment_intent, charge: 'ch_1' }
    this.moves.set(move.id, full)
    const intent = this.#intents.get(payment_intent)
    if (intent) {
      const refunded = this.#refunded(payment_intent)
      const latest_charge = {
        id: 'ch_1',
        object: 'charge',
        payment_intent,
        metadata: intent['metadata'],
        amount: intent['amount'],
        amount_refunded: refunded,
        refunded: refunded >= Number(intent['amount']),
      }
      this.#intents.set(payment_intent, { ...intent, latest_charge })
    }
    return full
  }

  /** @returns the refund; undefined where less is left */
  refund(payment_intent: string, amount: number | undefined, metadata = {}): StripeMove | undefined {
    const left = Number(this.#intents.get(payment_intent)?.['amount']) - this.#refunded(payment_intent)
    const wanted = amount ?? left
    if (wanted > left || wanted <= 0) return undefined
    const id = `re_${this.moves.size + 1}`
    return this.set(payment_intent, { id, object: 'refund', amount: wanted, status: 'succeeded', metadata })
  }

  list(object: StripeMove['object'], payment_intent: string | undefined) {
    const data = [...this.moves.values()].filter(
      (move) => move.object === object && move.payment_intent === payment_intent,
    )
    return { object: 'list', data, has_more: false }
  }

  #refunded(payment_intent: string): number {
    return this.list('refund', payment_intent)
      .data.filter(({ status }) => status === 'succeeded' || status === 'pending')
      .reduce((sum, { amount }) => sum + amount, 0)
  }
}
