import type { CartaoTokenWire, ContaBancariaTokenWire } from '@atrio/contract'
import type { Source } from '../../payments.tables.ts'

/** The outcome of charging a sandbox source; its reference contains nothing else. */
export type SandboxFate = 'approved' | 'declined' | 'review' | 'challenge' | 'unfunded'

/** Test card numbers for every outcome. Any other is declined. */
const CARDS: Readonly<Record<string, SandboxFate>> = {
  '4242424242424242': 'approved',
  '5555555555554444': 'approved',
  '378282246310005': 'approved',
  '4000000000000002': 'declined',
  '4000000000009995': 'unfunded',
  '4000000000009235': 'review',
  '4000002760003184': 'challenge',
}
const ROUTING = '110000000'
const ACCOUNTS: Readonly<Record<string, SandboxFate>> = { '000123456789': 'approved', '000111111116': 'declined' }

const PREFIX = 'sandbox_'

/** The storable part of a card or account: its outcome, brand and last four digits. */
export function sandboxSource(data: CartaoTokenWire | ContaBancariaTokenWire): Source {
  if ('numeroConta' in data) {
    const fate = data.numeroRoteamento === ROUTING ? (ACCOUNTS[data.numeroConta] ?? 'declined') : 'declined'
    return { ...common(fate, data.titular, data.numeroConta), kind: 'bankAccount', brand: null, validUntil: null }
  }
  const digits = data.numero.replace(/\D/g, '')
  const fate = CARDS[digits] ?? 'declined'
  return { ...common(fate, data.titular, digits), kind: 'card', brand: brandOf(digits), validUntil: data.validade }
}

const common = (fate: SandboxFate, holder: string, digits: string) => ({
  reference: PREFIX + fate,
  holder,
  lastDigits: digits.slice(-4),
  keep: false,
})

export const outcomeOfSource = (reference: string | undefined): SandboxFate =>
  (reference?.startsWith(PREFIX) ? reference.slice(PREFIX.length) : 'declined') as SandboxFate

/** By prefixes of ISO/IEC 7812; Elo's and Hipercard's ranges are inside others', so they come first. */
function brandOf(digits: string): string | null {
  if (/^(4011|4312|4389|4514|4576|5041|5067|509|6277|636[23]|650|651|655)/.test(digits)) return 'elo'
  if (/^(606282|3841)/.test(digits)) return 'hipercard'
  if (digits.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard'
  if (/^3[47]/.test(digits)) return 'amex'
  if (/^3[0689]/.test(digits)) return 'diners'
  return /^6(011|4[4-9]|5)/.test(digits) ? 'discover' : null
}
