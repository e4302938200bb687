import type { Buyer, PaymentMethodKind } from '@atrio/api-client'
import { onlyDigits } from '@atrio/forms'

/** All values of checkout; those of a card or account stay in memory. */
export type CheckoutValues = {
  name: string
  email: string
  phone: string
  cpf: string
  country: string
  /** Empty when nothing is to be paid, or nothing is chosen yet. */
  method: PaymentMethodKind | ''
  /** Id of a saved card; empty for a new one. */
  savedCard: string
  cardNumber: string
  dueDate: string
  cvv: string
  holder: string
  holderCpf: string
  holderBirthDate: string
  installments: string
  saveCard: boolean
  accountHolder: string
  routing: string
  account: string
  accountType: string
  terms: boolean
}

type Start = { buyer: Buyer | null; country: string; method: PaymentMethodKind | null; savedCardId: number | undefined }

export const startValues = ({ buyer, country, method, savedCardId }: Start): CheckoutValues => ({
  name: buyer?.name ?? '',
  email: buyer?.email ?? '',
  phone: buyer?.phone ?? '',
  cpf: buyer?.cpf ?? '',
  country: buyer?.country ?? country,
  method: method ?? '',
  savedCard: savedCardId === undefined ? '' : String(savedCardId),
  cardNumber: '',
  dueDate: '',
  cvv: '',
  holder: '',
  holderCpf: '',
  holderBirthDate: '',
  installments: '1',
  saveCard: true,
  accountHolder: '',
  routing: '',
  account: '',
  accountType: 'checking',
  terms: false,
})

/** The buyer's values as stored in the draft. */
export const typedBuyer = ({ name, email, phone, cpf, country }: CheckoutValues): Buyer => ({
  name,
  email,
  phone,
  cpf,
  country,
})

/** The buyer as sent: trimmed, with null for empty fields. */
export function sentBuyer(values: CheckoutValues, withCpf: boolean): Buyer {
  const digits = onlyDigits(values.cpf)
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.trim() || null,
    cpf: withCpf && digits ? digits : null,
    country: values.country,
  }
}
