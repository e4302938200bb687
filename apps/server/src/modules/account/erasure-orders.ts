import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { NOBODY } from '../../platform/people/personal-data.ts'

/**
 * Orders stay in the church's books: what, when, how much. The law wants to know of money who gave it, so that a paid
 * order keeps its payer's name and CPF; nothing keeps an e-mail, a telephone, an answer or a holder's name.
 * @param whose a condition on a row `o` of orders
 */
export async function stripOrders(tx: NodePgDatabase, church: number, whose: SQL): Promise<void> {
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
  // one's address counts tickets, whoever has bought them: all of them get the same new key
  const { rows } = await tx.execute<{ comprador: string }>(
    sql`select distinct comprador from inscricao where ${orders}`,
  )
  for (const { comprador } of rows) {
    const key = `erased ${randomUUID()}`
    await tx.execute(sql`update inscricao set comprador = ${key} where ${here} and comprador = ${comprador}`)
    await tx.execute(sql`update ingresso_comprador set comprador = ${key} where ${here} and comprador = ${comprador}`)
  }
  await stripTickets(tx, church, sql`i.pedido_id = ${ids}`)
  await tx.execute(sql`update inscricao set usuario_id = null where ${orders}`)
  await tx.execute(sql`update pedido set usuario_id = null, cartao = null,
    passo = case when data_expiracao is null or situacao in ('aprovado', 'nao_aprovado', 'cancelado', 'estornado')
      then '{}' else passo end,
    comprador = jsonb_build_object('email', '', 'telefone', null, 'pais', comprador -> 'pais') ||
      case when valor_total > 0 and situacao in ('aprovado', 'estornado')
        then jsonb_build_object('nome', comprador -> 'nome', 'cpf', comprador -> 'cpf')
        else jsonb_build_object('nome', ${NOBODY}::text, 'cpf', null) end
    where ${here} and id = ${ids}`)
}

/**
 * Tickets that others have bought for somebody: known by an e-mail or a CPF among the answers. A name alone is not: others
 * have the same one.
 */
export async function stripOthersTickets(
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

/** The tickets count on, without holder, answers and files. @param which a condition on a row `i` of tickets */
async function stripTickets(tx: NodePgDatabase, church: number, which: SQL): Promise<void> {
  await tx.execute(sql`delete from arquivo_resposta where igreja_id = ${church} and inscricao_id in
    (select i.id from inscricao i where i.igreja_id = ${church} and ${which})`)
  await tx.execute(sql`update inscricao i set titular = ${NOBODY}, respostas = '[]'
    where i.igreja_id = ${church} and ${which}`)
}
