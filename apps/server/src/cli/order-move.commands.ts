import { parseArgs } from 'node:util'
import type { PaymentStatusCode } from '@atrio/contract'
import { and, eq } from 'drizzle-orm'
import { cobranca } from '../content/tables.ts'
import { endOrder } from '../payments/end-order.ts'
import { requestPartRefund } from '../payments/ledger/part-refunds.ts'
import { lockOrder } from '../payments/orders/move-order.ts'
import { isUndecided } from '../payments/orders/order-status.ts'
import { orderById, settle } from '../payments/pay.ts'
import type { Order } from '../payments/payments.ts'
import { sendBack } from '../payments/settle.ts'
import { type Command, CommandError, type CommandContext, UsageError, words } from './command.ts'
import { isPaidByHand, kindWords, minorUnits, orderNamed, plain, statusWords, sumOf } from './orders.ts'

type Move = (context: CommandContext, order: Order, amount?: string) => Promise<void>

const orderCommand = (verb: string, summary: string, move: Move, { takesAmount = false } = {}): Command => ({
  name: `order ${verb}`,
  usage: `<church> <code>${takesAmount ? ' [--amount <part>]' : ''}`,
  summary,
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { amount: { type: 'string' } },
      allowPositionals: true,
    })
    if (values.amount !== undefined && !takesAmount) throw new UsageError('only order refund takes --amount')
    const named = words(positionals, ['church', 'code'])
    await move(context, await orderNamed(context, named), values.amount)
  },
})

export const orderConfirmCommand = orderCommand(
  'confirm',
  'confirm that the church was paid: cash, or Pix to its own key; the payer is notified by mail',
  async (context, order) => {
    const { codigo, metodoPagamento, situacao } = order
    if (!isPaidByHand(order)) {
      const who =
        metodoPagamento === null ? 'costs nothing' : `is paid by ${metodoPagamento}, and its gateway says when`
      throw new CommandError(`${codigo} ${who}: only what is paid to the church itself is confirmed here`)
    }
    if (isUndecided(situacao)) return moveByHand(context, order, 'aprovado')
    const hint = situacao === 'aprovado' ? '' : kindWords[order.tipo].over
    throw new CommandError(`${codigo} is ${statusWords[situacao]} already${hint}`)
  },
)

export const orderCancelCommand = orderCommand(
  'cancel',
  'cancel an unpaid order; its places are free again, and the buyer is notified by mail',
  async (context, order) => {
    const { codigo, situacao } = order
    if (situacao === 'aprovado') throw new CommandError(`${codigo} is paid; to give that back: order refund`)
    if (!isUndecided(situacao)) throw new CommandError(`${codigo} is ${statusWords[situacao]} already`)
    if (await isChargeUnknown(context, order)) {
      throw new CommandError(`${codigo}: its gateway has not said yet whether it was paid; try again in some minutes`)
    }
    await endOrder(context, order).catch((cause: Error) => {
      throw new CommandError(`${codigo}: its gateway gave no answer, so nothing was cancelled: ${cause.message}`, {
        cause,
      })
    })
    await printMove(context, order, 'cancelado')
  },
)

export const orderRefundCommand = orderCommand(
  'refund',
  'refund tickets (then invalid) or a gift, or a part of the sum (tickets stay valid); the payer is notified by mail',
  async (context, order, part) => {
    const { codigo, igrejaId, idGatewayPagamento, situacao } = order
    const { payer } = kindWords[order.tipo]
    if (situacao !== 'aprovado') {
      throw new CommandError(`${codigo} is ${statusWords[situacao]}: only what is paid can be given back`)
    }
    if (part !== undefined) return refundPart(context, order, part)
    if (idGatewayPagamento === null) {
      await moveByHand(context, order, 'estornado')
      if (order.valorTotal > 0) context.print(`Give the ${payer} ${sumOf(order)} yourself: the church had it.`)
      return
    }
    const { clock, database, print } = context
    const isNew = await database.churches.of(igrejaId).transaction(async (tx) => {
      await lockOrder(tx, order)
      return sendBack(tx, order, clock())
    })
    if (!isNew) throw new CommandError(`${codigo} is on its way back already`)
    print(`${codigo}: ${sumOf(order)} goes back to the ${payer}; a running server asks the gateway within a minute`)
  },
  { takesAmount: true },
)

async function refundPart(context: CommandContext, order: Order, text: string): Promise<void> {
  const { codigo, moeda, idGatewayPagamento } = order
  const amount = minorUnits(text, moeda)
  const sum = (valorTotal: number) => sumOf({ valorTotal, moeda })
  if (amount === undefined) throw new CommandError(`${text} is no sum in ${moeda}, such as ${sum(1000).slice(4)}`)
  const isByHand = idGatewayPagamento === null
  const { isTooMuch, left } = await requestPartRefund(context, { ...order, isByHand }, amount)
  if (isTooMuch) throw new CommandError(`${codigo}: ${sum(left)} is left of what was paid, less than ${sum(amount)}`)
  const { payer } = kindWords[order.tipo]
  context.print(
    isByHand
      ? `Give the ${payer} ${sum(amount)} yourself: the church had it.`
      : `${codigo}: ${sum(amount)} goes back to the ${payer}; a running server asks the gateway within a minute`,
  )
}

async function moveByHand(context: CommandContext, order: Order, to: PaymentStatusCode): Promise<void> {
  await settle(context, order, { status: to, refusal: null, step: {} })
  await printMove(context, order, to)
}

/** @throws CommandError when another process moved the order first */
async function printMove(context: CommandContext, order: Order, to: PaymentStatusCode): Promise<void> {
  const { codigo, comprador, situacao: was } = order
  const now = (await orderById(context, order))?.situacao ?? was
  if (now !== to) throw new CommandError(`${codigo} has become ${statusWords[now]} meanwhile`)
  context.print(`${codigo} is now ${statusWords[to]} (${sumOf(order)}, ${plain(comprador.nome)})`)
}

/** Whether a charge was requested from a gateway and is unanswered: such an order must not be ended. */
async function isChargeUnknown({ database }: CommandContext, { igrejaId, id }: Order): Promise<boolean> {
  const here = and(eq(cobranca.igrejaId, igrejaId), eq(cobranca.pedidoId, id), eq(cobranca.situacao, 'enviada'))
  const asked = await database.churches
    .of(igrejaId)
    .use((db) => db.select({ id: cobranca.id }).from(cobranca).where(here))
  return asked.length > 0
}
