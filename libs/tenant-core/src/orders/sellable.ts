import type {
  ApiError,
  Buyer,
  Fees,
  InstallmentPlan,
  OrderKind,
  Payment,
  PaymentChoice,
  PaymentMethodKind,
} from '@atrio/api-client'
import type { ComponentType } from 'react'
import type { FeatureContext } from '../feature/feature-context.ts'

/**
 * An order that is about to be paid, stored in this tab over refresh, back, an expired session and a sign-in. Checkout
 * reads `kind` and `key`; the rest belongs to the feature, and holds no card data.
 */
export type OrderDraft<Payload = unknown> = {
  kind: OrderKind
  /** The Idempotency-Key: made with the draft, so that every try of it is the same payment. */
  key: string
  /** The feature's choice, as JSON: tickets and answers, reason and amount. */
  payload: Payload
  /** Entered by a guest at checkout. */
  buyer: Buyer | null
}

/** One line of the order. Minor units. */
export type OrderLine = { label: string; quantity: number; amount: number }

/** What checkout shows of an order, and its requirements. */
export type OrderSummary = {
  title: string
  /** Date and place, or a short description. */
  subtitle: string | null
  /** Seeds the stained glass. */
  glassId: string
  lines: OrderLine[]
  currency: string
  /** Sum of the lines, without fees. */
  amount: number
  methods: PaymentMethodKind[]
  maxInstallments: number
  /** Cards are always saved for later charges, so no choice is shown. Absent: the payer chooses. */
  keepsCard?: boolean
  cashDeadlineDays: number | null
  /** Hours, when less than a day is left to pay in cash; null: the days apply. */
  cashDeadlineHours: number | null
  /** A guest's deadline for paying in cash; null or absent: the same as a member's. */
  guestCash?: { days: number; hours: number | null } | null
  /** Whether the buyer must accept terms before paying; sanitised HTML of the order's own terms, null without any. */
  terms: { required: boolean; html: string | null }
  /** Path back to the feature's choice. */
  back: string
}

export type OrderRefusalProps = {
  error: ApiError
  draft: OrderDraft
  /** Closes the dialog and leaves the page unchanged. */
  close: () => void
  /** Returns to the choice of a method. */
  chooseMethod: () => void
  /** Refetches totals and fees and shows them. */
  review: () => void
  /**
   * Continues with a draft that the refusal has changed: totals are refetched, and the buyer sees them before paying.
   */
  proceed: (draft: OrderDraft) => void
}

/** The components that a feature shows for its orders on checkout's pages. */
export type OrderParts = {
  /**
   * Explains a refusal and offers its action (document 1 section 8): a `<Dialog>` of the feature's own, with its title,
   * over checkout.
   */
  refusal: ComponentType<OrderRefusalProps>
  /** What the thank-you page adds below the outcome (view my tickets, see other events). */
  afterwards: ComponentType<{ payment: Payment }>
  /** Shows the order's terms, sanitised, with their links. Null: checkout shows plain text. */
  terms: ComponentType<{ html: string }>
}

/**
 * What a feature sells, for checkout: its calls, of which the server computes every amount, and what it shows of its
 * orders.
 */
export type Sellable<Payload = unknown> = {
  /** Rejects with a 404 ApiError when the chosen item is gone. */
  summary: (ctx: FeatureContext, draft: OrderDraft<Payload>) => Promise<OrderSummary>
  fees: (ctx: FeatureContext, draft: OrderDraft<Payload>, method: PaymentMethodKind) => Promise<Fees>
  /** Empty when the method has none. */
  installments: (ctx: FeatureContext, draft: OrderDraft<Payload>, fees: Fees) => Promise<InstallmentPlan[]>
  /**
   * `total` is what the buyer saw; `payer` the member's id in this church, null for a guest, even one who has signed in
   * since. The same draft key gives the same payment. `captcha` is the answer to the one that the server required.
   */
  submit: (
    ctx: FeatureContext,
    draft: OrderDraft<Payload>,
    payment: PaymentChoice & { total: number; termsAccepted: boolean; payer: number | null; captcha?: string },
  ) => Promise<Payment>
  /** Whether the feature has a message for a refusal; checkout shows the others. */
  hasMessageFor: (error: ApiError) => boolean
  /** Each loads on demand with the feature's messages: most orders need none before they are paid. */
  parts: { [Part in keyof OrderParts]: (() => Promise<OrderParts[Part]>) | null }
}

/** Checkout passes a payload back as it got it, and types it as unknown. */
export const defineSellable = <Payload>(sellable: Sellable<Payload>): Sellable => sellable as Sellable
