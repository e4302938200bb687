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

/** What a gateway is asked to take. The same key is the same charge, however often it is asked for. */
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
  /** Where it is off session, a bank's question is a refusal (`autenticacao`): nobody is there to answer it. */
  source: Source | null
  expiresAt: Date
  /** Until when a slip is paid: a day in Brazil's banks, `YYYY-MM-DD`. */
  dueOn: string
}

/** What came of it. */
export type Outcome = {
  reference: string
  status: PaymentStatusCode
  refusal: RefusalReason | null
  step: NextStep
  /** What the gateway calls a source that it keeps for later payments: once it is paid, and where that was asked for. */
  kept: string | null
  /** Refunds and disputes that the gateway knows of; absent where it was not asked for them. */
  facts?: readonly MoneyFact[]
}

/** What a gateway tells by itself, once its signature was right. */
export type GatewayEvent = {
  id: string
  type: string
  /** The order's code, which names the church too. */
  order: string
  outcome: Outcome
}

/** A gateway's word that something has changed at a charge: it is asked what (`lookUp`). */
export type GatewayHint = { id: string; type: string; reference: string }

/** Refused for good before anything was charged: the source is no good. Whatever else is thrown leaves the outcome open. */
export class GatewayRefusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(`refused: ${reason}`)
    this.reason = reason
  }
}

/** One provider of payments. It is called outside of transactions, and may be slow, silent or repeat itself. */
export type Gateway = {
  readonly name: string
  /** Nobody is really charged. */
  readonly isTest: boolean
  takes(method: PaymentMethodCode): boolean
  /** Where cards become tokens. */
  tokenizer(): TokenizadorWire
  /** A reference to a card or account; only where its tokens are made by our own payment host. */
  tokenize?(data: CartaoTokenWire | ContaBancariaTokenWire): Source
  /** A source that the browser was given by the provider itself. */
  sourceOf?(token: string): Promise<Source>
  /** Keeps a card for later, before anything is charged. @returns what it calls it then @throws GatewayRefusal */
  keep?(source: Source, holder: { name: string; email: string }): Promise<string>
  /** Lets go of a card that was kept. */
  forget?(reference: string): Promise<void>
  charge(charge: Charge): Promise<Outcome>
  /**
   * Only where a key is the same charge for a while and no longer: after that it is found by its order's code, and is not
   * asked for again.
   */
  forgetful?: { afterMs: number; find(order: string): Promise<Outcome | undefined> }
  /** The bank's own page for a charge that it wants confirmed; null where there is none any more. */
  challenge?(reference: string): Promise<string | null>
  /** Where a charge stands now. */
  look(reference: string, order: { church: number }): Promise<Outcome>
  /** Makes sure that it is not paid any more. */
  cancel(reference: string, order: { church: number }): Promise<void>
  /**
   * Gives back all that has not gone back yet, or a part of it.
   * @param order `amount`: the part, in minor units
   * @throws GatewayRefusal for a part that it will never give back
   */
  refund(reference: string, key: string, order: { church: number; amount?: number }): Promise<void>
  /** A charge and its order, by what the gateway calls it; undefined for one that is none of ours. */
  lookUp?(reference: string): Promise<Pick<GatewayEvent, 'order' | 'outcome'> | undefined>
  /** What the gateway could not deliver lately. */
  undelivered?(): AsyncIterable<GatewayEvent | GatewayHint>
  /** Reads what it was told. @returns undefined for what says nothing about an order @throws Error for a wrong signature */
  read(body: Buffer, headers: Record<string, string | string[] | undefined>): GatewayEvent | GatewayHint | undefined
}
