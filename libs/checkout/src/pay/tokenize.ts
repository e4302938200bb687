import {
  ApiError,
  cardApi,
  churchApi,
  type PaymentMethodKind,
  type PaymentToken,
  type Tokenizer,
} from '@atrio/api-client'
import { onlyDigits, readDate } from '@atrio/forms'
import type { Locale } from '@atrio/i18n'
import type { FeatureContext } from '@atrio/tenant-core'
import type { CheckoutValues } from '../forms/checkout-values.ts'
import { wholeDueDate } from '../model/card.ts'
import { gatewayOf } from '../model/methods.ts'

const orNull = (text: string) => text.trim() || null

/** The tokeniser of the method's gateway; null when the backend only knows the deployment's. */
async function tokenizerOf({ api, queryClient, tenant }: FeatureContext, kind: PaymentMethodKind) {
  const kept = { staleTime: Infinity }
  try {
    const gatewayId =
      gatewayOf(kind, tenant.paymentMethods) ??
      (await queryClient.fetchQuery({ ...api.q(churchApi.defaultGateway, {}), ...kept }))
    if (gatewayId === null) return null
    return await queryClient.fetchQuery<Tokenizer>({ ...api.q(cardApi.tokenizer, { gatewayId }), ...kept })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Turns the card into a token: its data goes to the payment host, or the provider, and nowhere else. */
export async function tokenizeCard(ctx: FeatureContext, values: CheckoutValues, locale: Locale): Promise<PaymentToken> {
  const cpf = orNull(onlyDigits(values.holderCpf))
  return ctx.api.run(cardApi.cardToken, {
    tokenizer: await tokenizerOf(ctx, 'card'),
    number: onlyDigits(values.cardNumber),
    holder: values.holder.trim(),
    expires: wholeDueDate(values.dueDate) ?? values.dueDate,
    cvv: values.cvv,
    cpf,
    birthDate: readDate(values.holderBirthDate, locale),
  })
}

export const tokenizeAccount = async (ctx: FeatureContext, values: CheckoutValues): Promise<PaymentToken> =>
  ctx.api.run(cardApi.bankToken, {
    tokenizer: await tokenizerOf(ctx, 'ach'),
    account: onlyDigits(values.account),
    routing: onlyDigits(values.routing),
    type: values.accountType === 'savings' ? 'savings' : 'checking',
    holder: values.accountHolder.trim(),
  })
