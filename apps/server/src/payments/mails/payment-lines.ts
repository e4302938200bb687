import type { PersonLanguage } from '../../platform/church/person-language.ts'
import type { Order } from '../payments.tables.ts'
import { paymentWords } from './payment.words.ts'

/** Replaces placeholders once: inserted text is not searched again. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole).trim()

/** An amount in the order's currency. */
export const money = (amount: number, { moeda }: Pick<Order, 'moeda'>, language: PersonLanguage) => {
  const format = new Intl.NumberFormat(language.replace('_', '-'), { style: 'currency', currency: moeda })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** What the buyer has to do, by payment method. */
export function stepText(order: Order, language: PersonLanguage): string {
  const { steps } = paymentWords[language]
  const { pix, boleto, pixManual, dinheiro, carteira, paypal } = order.passo
  const total = money(order.valorTotal, order, language)
  if (pix) return fill(steps.pix, { code: pix.codigo })
  if (boleto)
    return fill(steps.boleto, { code: boleto.linhaDigitavel, due: plainDate(boleto.dataVencimento, language) })
  if (pixManual) return fill(steps.pixManual, { total, key: pixManual.chave, holder: pixManual.titular })
  if (dinheiro) return fill(steps.dinheiro, { total, instructions: dinheiro.instrucoes ?? '' })
  if (carteira) return fill(steps.carteira, { link: carteira.url })
  return paypal ? fill(steps.paypal, { link: paypal.url }) : ''
}

/** A date without a time zone. */
const plainDate = (day: string, language: PersonLanguage) =>
  new Intl.DateTimeFormat(language.replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
