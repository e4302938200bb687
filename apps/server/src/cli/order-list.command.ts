import { parseArgs } from 'node:util'
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { pedido } from '../content/tables.ts'
import type { Order } from '../payments/payments.ts'
import { type Command, words } from './command.ts'
import { churchIdOf, plain, statusWords, sumOf } from './orders.ts'

/** A readable number; orders that await the church are all shown. */
const MAX_ORDERS = 200

export const orderListCommand: Command = {
  name: 'order list',
  usage: '<church> [--awaiting]',
  summary: `show the newest ${MAX_ORDERS} orders of a church, or all that wait for it to confirm that it was paid`,
  run: async (args, { database, print }) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { awaiting: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const { church } = words(positionals, ['church'])
    const id = await churchIdOf(database, church)
    const here = and(
      eq(pedido.igrejaId, id),
      ...(values.awaiting
        ? [eq(pedido.situacao, 'aguardando'), isNull(pedido.idGatewayPagamento), isNotNull(pedido.metodoPagamento)]
        : []),
    )
    const { orders, all } = await database.churches.of(id).transaction(async (tx) => {
      const found = tx.select().from(pedido).where(here).orderBy(desc(pedido.dataCadastro), desc(pedido.id))
      const [total] = await tx.select({ all: count() }).from(pedido).where(here)
      return { orders: await (values.awaiting ? found : found.limit(MAX_ORDERS)), all: total?.all ?? 0 }
    })
    for (const order of orders) print(lineOf(order))
    if (orders.length < all) print(`… and ${all - orders.length} older ones`)
    if (all === 0) print(values.awaiting ? `${church} awaits no payment` : `${church} has no order yet`)
  },
}

function lineOf(order: Order): string {
  const { codigo, dataCadastro, situacao, metodoPagamento, comprador, descricao } = order
  const minute = `${dataCadastro.toISOString().slice(0, 16)}Z`
  const isPlayed = order.flagTeste && order.idGatewayPagamento !== null
  const facts = [
    statusWords[situacao],
    sumOf(order),
    metodoPagamento ?? 'free',
    plain(comprador.nome),
    plain(descricao),
  ]
  const { valorDevolvido, flagContestado, moeda } = order
  const notes = [
    ...(valorDevolvido > 0 ? [`${sumOf({ valorTotal: valorDevolvido, moeda })} refunded`] : []),
    ...(flagContestado ? ['disputed'] : []),
    ...(isPlayed ? ['test'] : []),
  ]
  return [codigo, minute, ...facts, ...notes].join('  ')
}
