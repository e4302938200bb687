import type { PaymentMethodKind } from '../church/church.types.ts'

/** Document 1 section 4. Payers see `open` and `underReview` both as "processing". */
export type PaymentStatus =
  'approved' | 'open' | 'underReview' | 'pending' | 'awaiting' | 'declined' | 'canceled' | 'refunded'

export type OrderKind = 'event' | 'gift' | 'plan'
export type RefusalReason = 'cardDeclined' | 'insufficientFunds' | 'authentication' | 'accountDeclined' | 'other'
export type PixKeyType = 'cnpj' | 'cpf' | 'email' | 'phone' | 'random'

/** Minor units throughout; the total is the sum of the parts. */
export type Fees = {
  currency: string
  amount: number
  serviceFee: number
  processingFee: number
  total: number
  /** The church pays them. */
  absorbed: boolean
}

export type InstallmentPlan = {
  count: number
  each: number
  /** The last instalment, which includes the remainder of the division. */
  last: number
  interest: number
  total: number
}

/** The buyer's data, when there is no session. */
export type Buyer = { name: string; email: string; phone: string | null; cpf: string | null; country: string }

/** How an order is paid. A token represents a card or bank account and can be used once. */
export type PaymentChoice = {
  /** Null: nothing has to be paid. */
  method: PaymentMethodKind | null
  installments: number
  token: string | null
  savedCardId: number | null
  saveCard: boolean
}

/** An order and the state of its payment. Instants are ISO 8601. */
export type Payment = {
  code: string
  kind: OrderKind
  referenceId: number | null
  description: string
  status: PaymentStatus
  method: PaymentMethodKind | null
  refusal: RefusalReason | null
  currency: string
  amount: number
  serviceFee: number
  processingFee: number
  interest: number
  total: number
  /** Minor units that have gone back to the payer. */
  returned: number
  /** The payer's bank disputes the payment: it is under review until the bank decides. */
  disputed: boolean
  installments: number
  installmentAmount: number
  card: { brand: string | null; lastDigits: string } | null
  buyer: { name: string; email: string }
  createdAt: string
  changedAt: string
  /** A sandbox: no money moves, and the page says so. */
  test: boolean
  /** The payment host shows a page that simulates the bank. */
  sandbox: boolean
  pix: { payload: string; expiresAt: string } | null
  boleto: { line: string; barcode: string; dueDate: string; url: string | null } | null
  manualPix: { keyType: PixKeyType; key: string; holder: string; payload: string } | null
  /** `deadlineHours`: when it was less than a day; null: the days apply. */
  cash: { deadlineDays: number; deadlineHours: number | null; dueAt: string; instructions: string | null } | null
  wallet: { url: string; payload: string; expiresAt: string } | null
  paypal: { url: string } | null
  challenge: { id: string; url: string } | null
}

export type BankAccountType = 'checking' | 'savings'

/** A card's data as typed. Sent to the payment host and nowhere else. */
export type CardData = {
  number: string
  holder: string
  /** MM/YYYY. */
  expires: string
  cvv: string
  cpf: string | null
  /** `YYYY-MM-DD`. */
  birthDate: string | null
}

/** A bank account to be charged (ACH); as sensitive as a card. */
export type BankAccountData = { account: string; routing: string; type: BankAccountType; holder: string }

/** Represents a card or an account: opaque, usable once. */
export type PaymentToken = { token: string; brand: string | null; lastDigits: string }

/** Where a gateway's tokens are created. `atrio`: at our payment host; `stripe`: at that provider's own address. */
export type Tokenizer = { kind: 'atrio' | 'stripe'; url: string; publicKey: string | null; test: boolean }
