import { createHash } from 'node:crypto'
import { IdempotencyKey } from '@atrio/contract'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { DatabaseError } from 'pg'
import { Value } from 'typebox/value'
import { type ChurchData, churchRead, theChurch } from '../../../database/church-database.ts'
import { ProblemError } from '../../../http/problem.ts'
import type { Services } from '../../../services.ts'
import { idempotencia, type Order, pedido } from '../payments.tables.ts'

/** A key that this request alone works on. */
export type Claim = {
  scope: string
  key: string
  /** Both in one, unique in the church: an order carries it. */
  name: string
}

/** Longer than any work under a key; after a crash the next try takes over when it has passed. */
const LOCK_MS = 60_000
const RETRY_SECONDS = 2

type Scope = {
  church: number
  /** What is written, and by whom: keys of different people and calls never meet. */
  scope: string
}

type Steps<C, T> = {
  /** What refuses without writing anything: it comes before the key, and a refusal costs no row. */
  check(): Promise<C>
  /** Opens an order under the key, and pays it. */
  open(claim: Claim, checked: C): Promise<Answer<T>>
  /** Goes on with the order that an earlier try has opened and not answered: another must not be opened. */
  resume(order: Order): Promise<T>
}
/** `isStored`: it lies with the key already, by the transaction that opened the order. */
type Answer<T> = { body: T; isStored: boolean }

const ofKey = and(
  eq(idempotencia.igrejaId, theChurch),
  eq(idempotencia.escopo, sql.placeholder('scope')),
  eq(idempotencia.chave, sql.placeholder('key')),
)
const readKey = churchRead((db) => db.select().from(idempotencia).where(ofKey).prepare('idempotency.key'))
const makeKey = churchRead((db) =>
  db
    .insert(idempotencia)
    .values({
      igrejaId: theChurch,
      escopo: sql.placeholder('scope'),
      chave: sql.placeholder('key'),
      impressao: sql.placeholder('print'),
      dataCadastro: sql.placeholder('now'),
      bloqueadaAte: sql.placeholder('until'),
    })
    .onConflictDoNothing()
    .prepare('idempotency.new key'),
)

/**
 * A write that happens once per Idempotency-Key (quality R3): the same key with the same body gives the same answer
 * again, with another body 422; while it is worked on 409. A refusal before an order is open leaves the key free.
 * @throws ProblemError idempotency_key_required, idempotency_mismatch, idempotency_in_flight
 */
export async function idempotent<C, T>(
  services: Services,
  request: FastifyRequest,
  { church, scope }: Scope,
  { check, open, resume }: Steps<C, T>,
): Promise<T> {
  const { clock, database } = services
  const key = keyOf(request)
  const data = database.churches.of(church)
  // Looked for after the refusal: what an earlier try under this key has sold is committed with its key by then.
  const checked = await check().catch(async (refusal: unknown) => {
    if ((await data.read(readKey, { scope, key })).length === 0) throw refusal
    return { refusal }
  })
  const now = clock()
  const until = new Date(now.getTime() + LOCK_MS)
  const print = fingerprint(request)
  const made = await data.read(makeKey, { scope, key, print, now, until })
  const here = and(eq(idempotencia.igrejaId, church), eq(idempotencia.escopo, scope), eq(idempotencia.chave, key))
  if (!made.rowCount) {
    const [found] = await data.read(readKey, { scope, key })
    if (found && found.impressao !== print) throw new ProblemError('idempotency_mismatch')
    if (found?.resposta) return found.resposta.body as T
    const taken = await data.use((db) =>
      db
        .update(idempotencia)
        .set({ bloqueadaAte: until })
        .where(and(here, lte(idempotencia.bloqueadaAte, now))),
    )
    if (!taken.rowCount) throw new ProblemError('idempotency_in_flight', undefined, RETRY_SECONDS)
  }
  const name = `${scope} ${key}`
  const work = async (): Promise<Answer<T>> => {
    // A key that was made this moment has opened nothing yet.
    const order = made.rowCount ? undefined : await openedUnder(data, church, name)
    if (order) return { body: await resume(order), isStored: false }
    if (isRefused(checked)) throw checked.refusal
    return open({ scope, key, name }, checked)
  }
  try {
    const { body, isStored } = await work()
    if (!isStored) await data.use((db) => db.update(idempotencia).set({ resposta: { body } }).where(here))
    return body
  } catch (error) {
    // With an order open the key stays with it, for the next try to go on; else nothing has happened. Whoever worked for
    // longer than the lock lasts has lost the key to another, and leaves it alone.
    const mine = and(here, eq(idempotencia.bloqueadaAte, until))
    const freed = await data.use((db) => db.delete(idempotencia).where(and(mine, isNull(idempotencia.pedidoId))))
    if (!freed.rowCount) await data.use((db) => db.update(idempotencia).set({ bloqueadaAte: now }).where(mine))
    // The order outlives its key's row, which is swept after a month: the key was used, for what is not known any more.
    throw isKeyOfOrder(error) ? new ProblemError('idempotency_mismatch') : error
  }
}

type Refused = { refusal: unknown }
const isRefused = (checked: unknown): checked is Refused =>
  typeof checked === 'object' && checked !== null && 'refusal' in checked

async function openedUnder(data: ChurchData, church: number, name: string): Promise<Order | undefined> {
  const rows = await data.use((db) =>
    db
      .select()
      .from(pedido)
      .where(and(eq(pedido.igrejaId, church), eq(pedido.idempotencia, name))),
  )
  return rows[0]
}

/** Whether an order could not be stored because another one has its key. */
const isKeyOfOrder = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof DatabaseError &&
  error.cause.constraint === 'pedido_igreja_id_idempotencia_key'

function keyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key']
  if (!Value.Check(IdempotencyKey, key)) throw new ProblemError('idempotency_key_required')
  return key
}

/** Of what is asked: the same for the same call with the same body, however its fields are ordered. */
function fingerprint({ method, url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(`${method} ${url} ${JSON.stringify(sorted(body))}`)
    .digest('base64url')
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}
