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
 * What somebody is about to pay for, kept in this tab over refresh, back, an expired session and the way through
 * access. Checkout reads `kind` and `key`; the rest is the feature's own, and holds no card data.
 */
export type OrderDraft<Payload = unknown> = {
  kind: OrderKind
  /** The Idempotency-Key: made with the draft, so that every try of it is the same payment. */
  key: string
  /** The feature's choice, as JSON: tickets and answers, reason and amount. */
  payload: Payload
  /** Given by a guest in checkout. */
  buyer: Buyer | null
}

/** One line of what is bought. Minor units. */
export type OrderLine = { label: string; quantity: number; amount: number }

/** What checkout shows and asks for an order. */
export type OrderSummary = {
  title: string
  /** When and where, or a word about what it is for. */
  subtitle: string | null
  /** Seeds the stained glass. */
  glassId: string
  lines: OrderLine[]
  currency: string
  /** Sum of the lines, without fees. */
  amount: number
  methods: PaymentMethodKind[]
  maxInstallments: number
  /** A card that it is paid by is kept for what comes later: nobody is asked whether it should be. Absent: they are. */
  keepsCard?: boolean
  cashDeadlineDays: number | null
  /** Where there is no whole day to pay in cash; null: the days say it. */
  cashDeadlineHours: number | null
  /** A guest's time to pay in cash; null or absent: as a member's. */
  guestCash?: { days: number; hours: number | null } | null
  /** Whether the buyer must accept terms before paying; sanitised HTML of the order's own, null: there are none to read. */
  terms: { required: boolean; html: string | null }
  /** Path back to where the choice is changed. */
  back: string
}

/** What a feature does for checkout; all of it asks the server, nothing is computed here. */
export type OrderSource<Payload = unknown> = {
  /** Rejects with a 404 ApiError where what was chosen is gone. */
  summary: (ctx: FeatureContext, draft: OrderDraft<Payload>) => Promise<OrderSummary>
  fees: (ctx: FeatureContext, draft: OrderDraft<Payload>, method: PaymentMethodKind) => Promise<Fees>
  /** Empty where the method has none. */
  installments: (ctx: FeatureContext, draft: OrderDraft<Payload>, fees: Fees) => Promise<InstallmentPlan[]>
  /**
   * `total` is what the buyer saw, `payer` the member's id in this church, null a guest: also where the guest has signed
   * in since. The same draft key gives the same payment. `captcha` answers the one that the server has asked for.
   */
  submit: (
    ctx: FeatureContext,
    draft: OrderDraft<Payload>,
    payment: PaymentChoice & { total: number; termsAccepted: boolean; payer: number | null; captcha?: string },
  ) => Promise<Payment>
}

export type OrderRefusalProps = {
  error: ApiError
  draft: OrderDraft
  /** Closes the dialog, the page as it was. */
  close: () => void
  /** Back to the choice of a method. */
  chooseMethod: () => void
  /** Asks sums and fees anew and shows them. */
  review: () => void
  /** Goes on with a draft that the refusal has changed: sums are asked anew, and the buyer sees them before paying. */
  proceed: (draft: OrderDraft) => void
}

/** What a feature shows of its orders on checkout's pages. */
export type OrderParts = {
  /**
   * Says what a refusal means and offers its action (document 1 section 8): a `<Dialog>` of the feature's own, with its
   * title, over checkout.
   */
  refusal: ComponentType<OrderRefusalProps>
  /** What the thank-you page adds below the outcome (view my tickets, see other events). */
  afterwards: ComponentType<{ payment: Payment }>
  /** Shows the order's terms, sanitised, with their links. Null: checkout shows their words alone. */
  terms: ComponentType<{ html: string }>
}

export type OrderSourceModule = {
  default: OrderSource
  /** Whether a refusal is one of the feature's own; others are checkout's to tell. */
  tells: (error: ApiError) => boolean
  /** Each is fetched when it is first to be shown, and the feature's words with it: most orders need none before they are paid. */
  parts: { [Part in keyof OrderParts]: (() => Promise<OrderParts[Part]>) | null }
}
