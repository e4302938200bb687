import type {
  CartaoTokenWire,
  ContaBancariaTokenWire,
  PaymentMethodCode,
  PaymentStatusCode,
  RefusalReason,
  TokenizadorWire,
} from '@atrio/contract'
import type { MoneyFact } from '../ledger/money-back.ts'
import type { NextStep, Source } from '../payments.tables.ts'

/** A request to charge. The same key is the same charge, however often it is sent. */
export type Charge = {
  key: string
  church: number
  /** The order's code. */
  order: string
  method: PaymentMethodCode
  /** Minor units. */
  amount: number
  currency: string
  installments: number
  description: string
  buyer: { name: string; email: string; cpf: string | null }
  /** Off session, a bank's challenge is a refusal (`autenticacao`), since nobody is there to complete it. */
  source: Source | null
  expiresAt: Date
  /** Due date of a boleto, as a day in Brazil's banks: `YYYY-MM-DD`. */
  dueOn: string
}

/** The result of a charge. */
export type Outcome = {
  reference: string
  status: PaymentStatusCode
  refusal: RefusalReason | null
  step: NextStep
  /** The gateway's reference of a source kept for later payments, once it is paid and if that was asked for. */
  kept: string | null
  /** Refunds and disputes that the gateway knows of; absent when it was not asked for them. */
  facts?: readonly MoneyFact[]
}

/** A webhook's content, after its signature was verified. */
export type GatewayEvent = {
  id: string
  type: string
  /** The order's code, which includes the church. */
  order: string
  outcome: Outcome
}

/** A webhook that only says that a charge has changed: `lookUp` returns how. */
export type GatewayHint = { id: string; type: string; reference: string }

/** A permanent refusal before anything was charged. Any other error leaves the outcome unknown. */
export class GatewayRefusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(`refused: ${reason}`)
    this.reason = reason
  }
}

/** A payment provider. Called outside of transactions; it may be slow, silent or repeat itself. */
export type Gateway = {
  readonly name: string
  /** Charges nobody. */
  readonly isTest: boolean
  takes(method: PaymentMethodCode): boolean
  /** Where cards are tokenised. */
  tokenizer(): TokenizadorWire
  /** A reference to a card or account; only if our own payment host makes its tokens. */
  tokenize?(data: CartaoTokenWire | ContaBancariaTokenWire): Source
  /** A source that the provider itself gave to the browser. @throws GatewayRefusal for an unknown token */
  sourceOf?(token: string): Promise<Source>
  /** Stores a card for later, without a charge. @returns the provider's reference @throws GatewayRefusal */
  keep?(source: Source, holder: { name: string; email: string }): Promise<string>
  /** Deletes a kept card. */
  forget?(reference: string): Promise<void>
  charge(charge: Charge): Promise<Outcome>
  /**
   * Present if a key identifies a charge for a limited time: after that, the charge is found by its order's code and
   * not requested again.
   */
  keyExpiry?: { afterMs: number; find(order: string): Promise<Outcome | undefined> }
  /** The bank's page of a challenge; null when there is none any more. */
  challenge?(reference: string): Promise<string | null>
  /** The current state of a charge. */
  look(reference: string, order: { church: number }): Promise<Outcome>
  /** Makes sure that the charge is not paid any more. */
  cancel(reference: string, order: { church: number }): Promise<void>
  /**
   * Refunds all that is left, or a part of it.
   * @param key the part's: the same key is the same refund for as long as the gateway knows it, and its facts name it
   * @param order `amount`: the part, in minor units
   * @throws GatewayRefusal for a part that can never be refunded
   */
  refund(reference: string, key: string, order: { church: number; amount?: number }): Promise<void>
  /** A charge and its order, by the provider's reference; undefined for one that is not ours. */
  lookUp?(reference: string): Promise<Pick<GatewayEvent, 'order' | 'outcome'> | undefined>
  /** Events that the gateway failed to deliver recently. */
  undelivered?(): AsyncIterable<GatewayEvent | GatewayHint>
  /** Parses a webhook. @returns undefined for one about no order @throws Error for an invalid signature */
  read(body: Buffer, headers: Record<string, string | string[] | undefined>): GatewayEvent | GatewayHint | undefined
}
