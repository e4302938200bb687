import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { buyerKey } from '../../platform/auth/buyer-key.ts'
import { NOBODY } from '../../platform/people/personal-data.ts'

/**
 * Orders stay in the church's books with date, content and sum. By law the payer of money is recorded, so a paid order
 * keeps its payer's name and CPF; e-mails, telephones, answers and holders' names are erased.
 * @param whose a condition on rows `o` of orders
 */
export async function anonymiseOrders(tx: NodePgDatabase, church: number, whose: SQL): Promise<void> {
  const { rows: found } = await tx.execute<{ id: string }>(
    sql`select o.id from pedido o where o.igreja_id = ${church} and ${whose}`,
  )
  if (found.length === 0) return
  const here = sql`igreja_id = ${church}`
  const ids = sql`any (${sql.param(found.map(({ id }) => id))}::bigint[])`
  const orders = sql`${here} and pedido_id = ${ids}`
  await tx.execute(sql`delete from aviso_pedido where ${orders}`)
  await tx.execute(sql`delete from idempotencia where ${orders}`)
  await tx.execute(sql`update cobranca set fonte = null where ${orders} and situacao = 'concluida'`)
  // what was passed on is another person's by now
  await anonymiseTickets(
    tx,
    church,
    sql`i.pedido_id = ${ids} and (i.usuario_id is null or i.usuario_id =
      (select o.usuario_id from pedido o where o.igreja_id = i.igreja_id and o.id = i.pedido_id))`,
  )
  await tx.execute(sql`update pedido set usuario_id = null, cartao = null,
    passo = case when data_expiracao is null or situacao in ('aprovado', 'nao_aprovado', 'cancelado', 'estornado')
      then '{}' else passo end,
    comprador = jsonb_build_object('email', '', 'telefone', null, 'pais', comprador -> 'pais') ||
      case when valor_total > 0 and situacao in ('aprovado', 'estornado')
        then jsonb_build_object('nome', comprador -> 'nome', 'cpf', comprador -> 'cpf')
        else jsonb_build_object('nome', ${NOBODY}::text, 'cpf', null) end
    where ${here} and id = ${ids}`)
}

/** Keeps tickets without their holder, and their places without an address. @param which a condition on rows `i` of tickets */
export async function anonymiseTickets(tx: NodePgDatabase, church: number, which: SQL): Promise<void> {
  const here = sql`igreja_id = ${church}`
  // the address counts tickets of all orders under it: they get the same new key
  const { rows } = await tx.execute<{ comprador: string }>(
    sql`select distinct i.comprador from inscricao i where i.${here} and ${which}`,
  )
  for (const { comprador } of rows) {
    const key = `erased ${randomUUID()}`
    await tx.execute(sql`update inscricao set comprador = ${key} where ${here} and comprador = ${comprador}`)
    await tx.execute(sql`update ingresso_comprador set comprador = ${key} where ${here} and comprador = ${comprador}`)
  }
  await stripTickets(tx, church, which)
  await tx.execute(sql`update inscricao i set usuario_id = null where i.${here} and ${which}`)
}

/**
 * Erases a person's data on tickets that others bought, recognised by an e-mail or CPF among the answers. A name alone
 * is ambiguous.
 */
export async function anonymiseTicketsOfOthers(
  tx: NodePgDatabase,
  church: number,
  { addresses, documents }: { addresses: string[]; documents: string[] },
): Promise<void> {
  await stripTickets(
    tx,
    church,
    sql`exists (select from jsonb_array_elements(i.respostas) a where
      (a ->> 'tipo' = 'email' and lower(trim(a ->> 'valor')) = any (${sql.param(addresses)}::text[]))
      or (a ->> 'tipo' = 'cpf' and a ->> 'valor' = any (${sql.param(documents)}::text[])))`,
  )
}

/** Ends the open offers of other people's tickets to these addresses, by the mailbox, as `takeTicket` compares them. */
export async function endOffersTo(tx: NodePgDatabase, church: number, addresses: readonly string[]): Promise<void> {
  const mailboxes = new Set(addresses.map(buyerKey))
  const open = sql`igreja_id = ${church} and transferencia_hash is not null`
  const { rows } = await tx.execute<{ to: string }>(
    sql`select distinct transferencia_email as to from inscricao where ${open}`,
  )
  const theirs = rows.map(({ to }) => to).filter((to) => mailboxes.has(buyerKey(to)))
  if (theirs.length === 0) return
  await tx.execute(sql`update inscricao
    set transferencia_email = null, transferencia_hash = null, transferencia_fim = null
    where ${open} and transferencia_email = any (${sql.param(theirs)}::text[])`)
}

/**
 * Keeps the tickets for statistics, without holder, answers and files. @param which a condition on rows `i` of tickets
 */
async function stripTickets(tx: NodePgDatabase, church: number, which: SQL): Promise<void> {
  await tx.execute(sql`delete from arquivo_resposta where igreja_id = ${church} and inscricao_id in
    (select i.id from inscricao i where i.igreja_id = ${church} and ${which})`)
  await tx.execute(sql`update inscricao i set titular = ${NOBODY}, respostas = '[]',
    transferencia_email = null, transferencia_hash = null, transferencia_fim = null, aceite_hash = null
    where i.igreja_id = ${church} and ${which}`)
}
