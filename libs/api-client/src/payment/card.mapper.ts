import type { BankAccountType as BankAccountCode, TokenizadorWire, TokenWire } from '@atrio/contract'
import type { BankAccountType, PaymentToken, Tokenizer } from './payment.types.ts'

const BANK_ACCOUNTS = {
  checking: 'corrente',
  savings: 'poupanca',
} as const satisfies Record<BankAccountType, BankAccountCode>

export const bankAccountCodeOf = (type: BankAccountType): BankAccountCode => BANK_ACCOUNTS[type]

export const toTokenizer = (wire: TokenizadorWire): Tokenizer => ({
  kind: wire.tipo,
  url: wire.url,
  publicKey: wire.chavePublica ?? null,
  test: wire.flagTeste ?? false,
})

export const toToken = (wire: TokenWire): PaymentToken => ({
  token: wire.token,
  brand: wire.bandeira ?? null,
  lastDigits: wire.final,
})
