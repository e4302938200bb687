import type { OrderKind, PaymentStatusCode } from '@atrio/contract'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { orderOf } from '../payments/orders/order-by-code.ts'
import type { Order } from '../payments/payments.ts'
import { churchByCode } from './church-by-code.ts'
import { CommandError, type CommandContext } from './command.ts'

/** A status as the operator reads it. */
export const statusWords: Record<PaymentStatusCode, string> = {
  em_aberto: 'open',
  em_analise: 'under review',
  pendente: 'waiting for the bank',
  aguardando: 'awaiting payment',
  aprovado: 'paid',
  nao_aprovado: 'refused',
  cancelado: 'cancelled',
  estornado: 'refunded',
}

/** @returns the church's id @throws CommandError for an unknown code */
export const churchIdOf = async (database: CommandContext['database'], code: string): Promise<number> =>
  (await ownerTransaction(database, (transaction) => churchByCode(transaction, code))).id

/** The order that the two arguments of a command name. @throws CommandError when it does not exist */
export async function orderNamed(
  { database }: Pick<CommandContext, 'database'>,
  { church, code }: { church: string; code: string },
): Promise<Order> {
  const order = await orderOf({ database }, await churchIdOf(database, church), code.toUpperCase())
  if (!order) throw new CommandError(`${church} has no order ${code}; see: order list ${church}`)
  return order
}

/** The words for each kind of order: who pays, and what its end means. */
export const kindWords: Record<OrderKind, { payer: string; over: string }> = {
  evento: { payer: 'buyer', over: '; its places are given back, so the person has to order again' },
  doacao: { payer: 'giver', over: '; the person has to give again' },
  plano: { payer: 'buyer', over: '; the person has to subscribe again' },
}

/** Whether the church collects the money itself: cash, or Pix to its own key. */
export const isPaidByHand = ({ idGatewayPagamento, metodoPagamento }: Order): boolean =>
  idGatewayPagamento === null && metodoPagamento !== null

export const sumOf = ({ valorTotal, moeda }: Pick<Order, 'valorTotal' | 'moeda'>): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: moeda, currencyDisplay: 'code' })
  const sum = format.format(valorTotal / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
  return sum.replace('\u00a0', ' ')
}

/** Minor units of a sum such as `10.50`; undefined unless it is a positive sum. */
export function minorUnits(text: string, moeda: string): number | undefined {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency: moeda }).resolvedOptions()
    .maximumFractionDigits
  const [, whole = '', part = ''] = /^(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(text) ?? []
  const units = Number(whole + part.padEnd(digits ?? 2, '0'))
  return whole !== '' && part.length <= (digits ?? 2) && units > 0 ? units : undefined
}

/** Removes control characters, which could move a terminal's cursor: names are written by anyone. */
export const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
