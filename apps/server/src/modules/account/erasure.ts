import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { conta } from '../../auth/auth.tables.ts'
import type { ChurchData } from '../../database/church-database.ts'
import type { Services } from '../../services.ts'
import { allChurches } from '../church/all-churches.ts'
import { oracao } from '../prayer/prayer.tables.ts'
import { cartao, usuario } from './account.tables.ts'
import type { User } from './membership.ts'
import { isPhoto } from './photo.ts'

/** Accounts that one round takes. */
const SOME = 50

/** What a text about a person says once there is none. */
const NOBODY = '—'

/**
 * Erases what all churches hold of those who have ended their account. What failed, or was interrupted, is done again by
 * the next round: each step finds what is left. The list of what becomes of which table is erasure-tables.ts.
 */
export async function eraseAccounts(services: Services): Promise<void> {
  const { auth } = services
  const due = await auth.accounts
    .select({ id: conta.id })
    .from(conta)
    .where(isNotNull(conta.dataExclusao))
    .orderBy(asc(conta.dataExclusao))
    .limit(SOME)
  const failed: unknown[] = []
  // one that can't be erased now must not keep the others
  for (const { id } of due) await eraseAccount(services, id).catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw failed[0]
}

async function eraseAccount(services: Services, account: number): Promise<void> {
  const { auth, database } = services
  for await (const some of allChurches(database)) {
    const users = await database.churches
      .of(...some)
      .use((db) => db.select().from(usuario).where(eq(usuario.contaId, account)))
    for (const user of users) await eraseUser(services, database.churches.of(user.igrejaId), user)
  }
  await auth.accounts.delete(conta).where(eq(conta.id, account))
}

async function eraseUser(services: Services, data: ChurchData, user: User): Promise<void> {
  // first what lies outside the database: where that fails, the rows that name it are still there
  await forgetCards(services, data, user)
  const pictures = await data.use((db) =>
    db
      .select({ imagem: oracao.imagem })
      .from(oracao)
      .where(and(eq(oracao.igrejaId, user.igrejaId), eq(oracao.usuarioId, user.id), isNotNull(oracao.imagem))),
  )
  for (const { imagem } of pictures) if (imagem) await services.media.remove(imagem.url)
  if (isPhoto(user.image)) await services.media.remove(user.image.url)
  await data.transaction(async (tx) => {
    await eraseChat(tx, user)
    await stripOrders(tx, user)
    const here = sql`igreja_id = ${user.igrejaId} and usuario_id = ${user.id}`
    await tx.execute(sql`delete from oracao where ${here}`)
    await tx.execute(sql`delete from token_pagamento where ${here}`)
    await tx.delete(usuario).where(and(eq(usuario.igrejaId, user.igrejaId), eq(usuario.id, user.id)))
  })
}

async function forgetCards({ payments }: Services, data: ChurchData, user: User): Promise<void> {
  const cards = await data.use((db) =>
    db
      .select()
      .from(cartao)
      .where(and(eq(cartao.igrejaId, user.igrejaId), eq(cartao.usuarioId, user.id))),
  )
  for (const { idGatewayPagamento, referencia } of cards) {
    if (!referencia) continue
    // nobody can pay by it any more, whatever its gateway answers
    const gateway = payments.gateways.find(idGatewayPagamento)
    await gateway?.forget?.(referencia).catch((error: Error) => payments.report(error))
  }
}

/** What somebody said leaves; that somebody moderated, and what was asked of everybody, stays. */
async function eraseChat(tx: NodePgDatabase, { igrejaId, id }: User): Promise<void> {
  const author = `u${id}`
  const here = sql`igreja_id = ${igrejaId}`
  await tx.execute(sql`delete from chat_mensagem where ${here} and autor = ${author}`)
  await tx.execute(sql`delete from chat_compromisso_resposta where ${here} and autor = ${author}`)
  await tx.execute(sql`update chat_compromisso set aberto_por = ${NOBODY} where ${here} and aberto_por = ${author}`)
  await tx.execute(sql`update chat_moderacao set
    moderador = case when moderador = ${author} then ${NOBODY} else moderador end,
    alvo = case when alvo = ${author} then ${NOBODY} else alvo end,
    desfeita_por = case when desfeita_por = ${author} then ${NOBODY} else desfeita_por end
    where ${here} and ${author} in (moderador, alvo, desfeita_por)`)
}

/**
 * Orders stay in the church's books: what, when, how much. The law wants to know of money who gave it, so that a paid
 * order keeps its payer's name and CPF; nothing keeps an e-mail, a telephone, an answer or a holder's name.
 */
async function stripOrders(tx: NodePgDatabase, { igrejaId, id }: User): Promise<void> {
  const here = sql`igreja_id = ${igrejaId}`
  const own = sql`${here} and usuario_id = ${id}`
  const orders = sql`${here} and pedido_id in (select o.id from pedido o where o.igreja_id = ${igrejaId} and o.usuario_id = ${id})`
  await tx.execute(sql`delete from aviso_pedido where ${orders}`)
  await tx.execute(sql`delete from idempotencia where ${orders}`)
  await tx.execute(sql`update cobranca set fonte = null where ${orders} and situacao = 'concluida'`)
  await tx.execute(sql`delete from arquivo_resposta where ${here} and inscricao_id in
    (select i.id from inscricao i where i.igreja_id = ${igrejaId} and i.usuario_id = ${id})`)
  // one's address counts tickets, also those of orders without an account: all of them get the same new key
  const { rows } = await tx.execute<{ comprador: string }>(sql`select distinct comprador from inscricao where ${own}`)
  for (const { comprador } of rows) {
    const key = `erased ${randomUUID()}`
    await tx.execute(sql`update inscricao set comprador = ${key} where ${here} and comprador = ${comprador}`)
    await tx.execute(sql`update ingresso_comprador set comprador = ${key} where ${here} and comprador = ${comprador}`)
  }
  await tx.execute(sql`update inscricao set usuario_id = null, titular = ${NOBODY}, respostas = '[]' where ${own}`)
  await tx.execute(sql`update pedido set usuario_id = null, cartao = null,
    passo = case when data_expiracao is null or situacao in ('aprovado', 'nao_aprovado', 'cancelado', 'estornado')
      then '{}' else passo end,
    comprador = jsonb_build_object('email', '', 'telefone', null, 'pais', comprador -> 'pais') ||
      case when valor_total > 0 and situacao in ('aprovado', 'estornado')
        then jsonb_build_object('nome', comprador -> 'nome', 'cpf', comprador -> 'cpf')
        else jsonb_build_object('nome', ${NOBODY}::text, 'cpf', null) end
    where ${own}`)
}
