import type { Http } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'
import type { BankAccountData, CardData, PaymentToken, Tokenizer } from './payment.types.ts'

/** The fields of Stripe's payment method that we read. */
type PaymentMethod = {
  id: string
  card?: { brand?: string | null; last4: string }
  us_bank_account?: { last4?: string | null }
}

/** Stripe names a refused field with or without the hash around it. */
const fieldsOf = (hash: string, names: Record<string, string>) => ({
  'billing_details[name]': 'holder',
  ...names,
  ...Object.fromEntries(Object.entries(names).map(([name, field]) => [`${hash}[${name}]`, field])),
})

const CARD_FIELDS = fieldsOf('card', {
  number: 'cardNumber',
  exp_month: 'dueDate',
  exp_year: 'dueDate',
  cvc: 'cvv',
})
const ACCOUNT_FIELDS = {
  ...fieldsOf('us_bank_account', {
    account_number: 'account',
    routing_number: 'routing',
    account_type: 'accountType',
  }),
  'billing_details[name]': 'accountHolder',
}

async function paymentMethod(
  http: Http,
  { url, publicKey }: Tokenizer,
  form: Record<string, string>,
  signal?: AbortSignal,
): Promise<PaymentMethod> {
  const provider = { url: url.replace(/\/$/, ''), publicKey: publicKey ?? '' }
  const body = new URLSearchParams(form)
  return http.post<PaymentMethod>('/v1/payment_methods', { client: 'card', provider, body, signal })
}

/** A card's token created by Stripe, from the browser: neither we nor the church see the number. */
export const stripeCardToken = (http: Http, tokenizer: Tokenizer, card: CardData, signal?: AbortSignal) =>
  withFormFields(CARD_FIELDS, async (): Promise<PaymentToken> => {
    const [month = '', year = ''] = card.expires.split('/')
    const form = {
      type: 'card',
      'card[number]': card.number,
      'card[exp_month]': month,
      'card[exp_year]': year,
      'card[cvc]': card.cvv,
      'billing_details[name]': card.holder,
    }
    const made = await paymentMethod(http, tokenizer, form, signal)
    return { token: made.id, brand: made.card?.brand ?? null, lastDigits: made.card?.last4 ?? '' }
  })

/** The same for a bank account in the United States; ACH payments here are by individuals. */
export const stripeBankToken = (http: Http, tokenizer: Tokenizer, bank: BankAccountData, signal?: AbortSignal) =>
  withFormFields(ACCOUNT_FIELDS, async (): Promise<PaymentToken> => {
    const form = {
      type: 'us_bank_account',
      'us_bank_account[account_number]': bank.account,
      'us_bank_account[routing_number]': bank.routing,
      'us_bank_account[account_type]': bank.type,
      'us_bank_account[account_holder_type]': 'individual',
      'billing_details[name]': bank.holder,
    }
    const made = await paymentMethod(http, tokenizer, form, signal)
    return { token: made.id, brand: null, lastDigits: made.us_bank_account?.last4 ?? '' }
  })
