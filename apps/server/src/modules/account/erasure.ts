import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { ChurchData } from '../../database/church-database.ts'
import { conta } from '../../platform/auth/auth.tables.ts'
import { allChurches } from '../../platform/church/all-churches.ts'
import { cartao, documento, usuario } from '../../platform/people/account.tables.ts'
import type { User } from '../../platform/people/membership.ts'
import { personalData } from '../../platform/people/personal-data.ts'
import type { Platform } from '../../platform/platform.ts'
import type { PaymentPlatform } from '../../payments/payment-platform.ts'
import { anonymiseOrders, anonymiseTickets, anonymiseTicketsOfOthers, endOffersTo } from './erasure-orders.ts'
import { isPhoto } from './photo.ts'

/** Accounts per round. */
const ROWS = 50

/**
 * Erases the data that churches hold of deleted accounts. A failed or interrupted erasure is repeated in the next
 * round: each step finds what is left. erasure-tables.ts lists the tables.
 */
export async function eraseAccounts(
  services: Pick<PaymentPlatform, 'database' | 'media' | 'auth' | 'payments'>,
): Promise<void> {
  const { auth } = services
  const due = await auth.accounts
    .select({ id: conta.id })
    .from(conta)
    .where(isNotNull(conta.dataExclusao))
    .orderBy(asc(conta.dataExclusao))
    .limit(ROWS)
  const failed: unknown[] = []
  // one that fails must not block the others
  for (const { id } of due) await eraseAccount(services, id).catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw failed[0]
}

async function eraseAccount(
  services: Pick<PaymentPlatform, 'database' | 'media' | 'auth' | 'payments'>,
  account: number,
): Promise<void> {
  const { auth, database } = services
  const users: User[] = []
  const documents: string[] = []
  for await (const some of allChurches(database)) {
    const data = database.churches.of(...some)
    const found = await data.use((db) => db.select().from(usuario).where(eq(usuario.contaId, account)))
    users.push(...found)
    for (const user of found) documents.push(...(await documentsOf(data, user)))
  }
  // before the rows with their address are erased, so that an interruption is repeated
  if (users.length > 0 && (await isProved(services, account))) await eraseGuest(services, users, documents)
  for (const user of users) await eraseUser(services, database.churches.of(user.igrejaId), user)
  await auth.accounts.delete(conta).where(eq(conta.id, account))
}

const documentsOf = async (data: ChurchData, { igrejaId, id }: User): Promise<string[]> => {
  const rows = await data.use((db) =>
    db
      .select({ numero: documento.numero })
      .from(documento)
      .where(and(eq(documento.igrejaId, igrejaId), eq(documento.usuarioId, id))),
  )
  return rows.map(({ numero }) => numero)
}

const isProved = async ({ auth }: Pick<Platform, 'auth'>, account: number): Promise<boolean> =>
  (
    await auth.accounts
      .select({ id: conta.id })
      .from(conta)
      .where(and(eq(conta.id, account), isNotNull(conta.dataVerificacaoEmail)))
  ).length > 0

/**
 * Purchases under the address without the account, and tickets that others bought for its owner or offered to them, in
 * every church.
 */
async function eraseGuest(
  { database }: Pick<Platform, 'database'>,
  users: readonly User[],
  documents: string[],
): Promise<void> {
  const addresses = [...new Set(users.map(({ email }) => email))]
  for await (const some of allChurches(database)) {
    for (const church of some) {
      await database.churches.of(church).transaction(async (tx) => {
        await anonymiseOrders(
          tx,
          church,
          sql`o.usuario_id is null and
          lower(trim(o.comprador ->> 'email')) = any (${sql.param(addresses)}::text[])`,
        )
        await anonymiseTicketsOfOthers(tx, church, { addresses, documents })
        await endOffersTo(tx, church, addresses)
      })
    }
  }
}

async function eraseUser(
  services: Pick<PaymentPlatform, 'media' | 'payments'>,
  data: ChurchData,
  user: User,
): Promise<void> {
  // first what is outside the database: when that fails, the rows that refer to it still exist
  await forgetCards(services, data, user)
  for (const { picturesOf } of personalData()) {
    for (const url of (await picturesOf?.(data, user)) ?? []) await services.media.remove(url)
  }
  if (isPhoto(user.image)) await services.media.remove(user.image.url)
  await data.transaction(async (tx) => {
    for (const { erase } of personalData()) await erase?.(tx, user)
    await anonymiseOrders(tx, user.igrejaId, sql`o.usuario_id = ${user.id}`)
    // what they took over of other people's orders
    await anonymiseTickets(tx, user.igrejaId, sql`i.usuario_id = ${user.id}`)
    const here = sql`igreja_id = ${user.igrejaId} and usuario_id = ${user.id}`
    await tx.execute(sql`delete from token_pagamento where ${here}`)
    await tx.delete(usuario).where(and(eq(usuario.igrejaId, user.igrejaId), eq(usuario.id, user.id)))
  })
}

async function forgetCards(
  { payments }: Pick<PaymentPlatform, 'payments'>,
  data: ChurchData,
  user: User,
): Promise<void> {
  const cards = await data.use((db) =>
    db
      .select()
      .from(cartao)
      .where(and(eq(cartao.igrejaId, user.igrejaId), eq(cartao.usuarioId, user.id))),
  )
  for (const { idGatewayPagamento, referencia } of cards) {
    if (!referencia) continue
    // nobody can pay by it any more, even if its gateway does not answer
    const gateway = payments.gateways.find(idGatewayPagamento)
    await gateway?.forget?.(referencia).catch((error: Error) => payments.report(error))
  }
}
