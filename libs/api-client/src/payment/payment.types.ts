import type { PaymentMethodKind } from '../church/church.types.ts'

/** Document 1 section 4. `open` and `underReview` are both "processing" to the payer. */
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
  /** The church bears them. */
  absorbed: boolean
}

export type InstallmentPlan = {
  count: number
  each: number
  /** Takes what does not divide. */
  last: number
  interest: number
  total: number
}

/** Who pays, where nobody is signed in. */
export type Buyer = { name: string; email: string; phone: string | null; cpf: string | null; country: string }

/** How an order is paid. A token stands for a card or bank account and is good once. */
export type PaymentChoice = {
  /** Null: nothing is to be paid. */
  method: PaymentMethodKind | null
  installments: number
  token: string | null
  savedCardId: number | null
  saveCard: boolean
}

/** An order and where its payment stands. Instants are ISO 8601. */
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
  installments: number
  installmentAmount: number
  card: { brand: string | null; lastDigits: string } | null
  buyer: { name: string; email: string }
  createdAt: string
  changedAt: string
  /** A sandbox: nobody is charged, and the page says so. */
  test: boolean
  /** A page of the payment host plays its bank. */
  sandbox: boolean
  pix: { payload: string; expiresAt: string } | null
  boleto: { line: string; barcode: string; dueDate: string; url: string | null } | null
  manualPix: { keyType: PixKeyType; key: string; holder: string; payload: string } | null
  /** `deadlineHours`: where there was no whole day; null: the days say it. */
  cash: { deadlineDays: number; deadlineHours: number | null; dueAt: string; instructions: string | null } | null
  wallet: { url: string; payload: string; expiresAt: string } | null
  paypal: { url: string } | null
  challenge: { id: string; url: string } | null
}

export type BankAccountType = 'checking' | 'savings'

/** What a card's holder types. It goes to the payment host and nowhere else. */
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

/** A bank account to be charged (ACH); as secret as a card. */
export type BankAccountData = { account: string; routing: string; type: BankAccountType; holder: string }

/** Stands for a card or an account: opaque, and good once. */
export type PaymentToken = { token: string; brand: string | null; lastDigits: string }

/** Where a gateway's tokens are made. `atrio`: at our payment host; `stripe`: at that provider's own address. */
export type Tokenizer = { kind: 'atrio' | 'stripe'; url: string; publicKey: string | null; test: boolean }
