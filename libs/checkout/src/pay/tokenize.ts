import { paymentApi, type PaymentToken } from '@atrio/api-client'
import { onlyDigits, readDate } from '@atrio/forms'
import type { Locale } from '@atrio/i18n'
import type { FeatureContext } from '@atrio/tenant-core'
import type { CheckoutValues } from '../forms/checkout-values.ts'
import { wholeDueDate } from '../model/card.ts'

const orNull = (text: string) => text.trim() || null

/** The card as a token: what was typed goes to the payment host, and to nobody else. */
export function tokenizeCard(ctx: FeatureContext, values: CheckoutValues, locale: Locale): Promise<PaymentToken> {
  const cpf = orNull(onlyDigits(values.holderCpf))
  return ctx.api.run(paymentApi.cardToken, {
    number: onlyDigits(values.cardNumber),
    holder: values.holder.trim(),
    expires: wholeDueDate(values.dueDate) ?? values.dueDate,
    cvv: values.cvv,
    cpf,
    birthDate: readDate(values.holderBirthDate, locale),
  })
}

export const tokenizeAccount = (ctx: FeatureContext, values: CheckoutValues): Promise<PaymentToken> =>
  ctx.api.run(paymentApi.bankToken, {
    account: onlyDigits(values.account),
    routing: onlyDigits(values.routing),
    type: values.accountType === 'savings' ? 'savings' : 'checking',
    holder: values.accountHolder.trim(),
  })
