import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { DatabaseError } from 'pg'
import { churchRead, theChurch } from '../../database/church-database.ts'
import { callKey } from '../../http/call-key.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Platform } from '../../platform/platform.ts'
import { idempotencia, type Order, pedido } from '../payments.tables.ts'

/** A key that this request intends to use; `open_order` stores it with its order. */
export type Claim = {
  scope: string
  key: string
  /** The key that the same call has in the next window of time, where the client sent none: stored as well. */
  nextKey: string | null
  /** Scope and key in one, unique in the church: stored with the order. */
  name: string
  /** Fingerprint of the request and its caller. */
  print: string
  /** Until then only this request works on the order. */
  until: Date
}

/** Longer than any work under a key; after a crash, the next attempt takes over when it has passed. */
const LOCK_MS = 60_000
const RETRY_AFTER_S = 2

export type Scope = {
  church: number
  /** What is written, such as a kind of order. */
  scope: string
  /** The caller: another person's key reveals nothing. */
  who: string
}

export type Steps<C, T> = {
  /** Checks that may refuse, without writing. */
  check(): Promise<C>
  /** Opens an order with its key, in one transaction. */
  open(claim: Claim, checked: C): Promise<Opened>
  /** Pays the opened order. */
  pay(order: Order): Promise<T>
  /** Continues an order that an earlier attempt left unanswered: no second one may be opened. */
  resume(order: Order): Promise<T>
}
/** `isSettled`: its answer is stored with the key already. */
type Opened = { order: Order; isSettled: boolean }

const readKey = churchRead((db) =>
  db
    .select()
    .from(idempotencia)
    .where(
      and(
        eq(idempotencia.igrejaId, theChurch),
        eq(idempotencia.escopo, sql.placeholder('scope')),
        eq(idempotencia.chave, sql.placeholder('key')),
      ),
    )
    .prepare('idempotency.key'),
)

/**
 * Executes a write once per Idempotency-Key (quality R3): the same key with the same body repeats the answer, with
 * another body or from another person it is 422, and during the first request 409. A refusal leaves the key unused. A
 * call without a key has one of its own for a minute or two: see callKey.
 * @throws ProblemError idempotency_key_required, idempotency_mismatch, idempotency_in_flight
 */
export async function idempotent<C, T>(
  services: Pick<Platform, 'clock' | 'database'>,
  request: FastifyRequest,
  { church, scope, who }: Scope,
  { check, open, pay, resume }: Steps<C, T>,
): Promise<T> {
  const { clock, database } = services
  const data = database.churches.of(church)
  const now = clock()
  const { key, next: nextKey, print } = callKey(request, who, now)
  const claim: Claim = {
    scope,
    key,
    nextKey,
    name: `${scope} ${key}`,
    print,
    until: new Date(now.getTime() + LOCK_MS),
  }
  const keys = nextKey === null ? [key] : [key, nextKey]
  const here = and(eq(idempotencia.igrejaId, church), eq(idempotencia.escopo, scope), inArray(idempotencia.chave, keys))

  const opened = await check()
    .then((checked) => open(claim, checked))
    .catch((refusal: unknown) => ({ refusal }))
  if ('order' in opened) {
    const { order, isSettled } = opened
    return isSettled ? pay(order) : answer(() => pay(order))
  }
  // Read after the refusal: what an earlier attempt under this key has sold is committed with its key by then.
  const { refusal } = opened
  const isUsed = isKeyUsed(refusal)
  if (!isUsed && !(refusal instanceof ProblemError)) throw isLockTimeout(refusal) ? inFlight() : refusal
  const [found] = await data.read(readKey, { scope, key })
  // An order outlives its key's row, which is swept after a month: the key was used, for an unknown body.
  if (!found) throw isUsed ? new ProblemError('idempotency_mismatch') : refusal
  if (found.impressao !== claim.print) throw new ProblemError('idempotency_mismatch')
  if (found.resposta) return found.resposta.body as T
  const taken = await data.use((db) =>
    db
      .update(idempotencia)
      .set({ bloqueadaAte: claim.until })
      .where(and(here, lte(idempotencia.bloqueadaAte, now))),
  )
  if (!taken.rowCount) throw inFlight()
  const [order] = await data.use((db) =>
    db
      .select()
      .from(pedido)
      .where(and(eq(pedido.igrejaId, church), eq(pedido.id, found.pedidoId))),
  )
  if (!order) throw new Error('a key without its order')
  return answer(() => resume(order))

  /** Stores the answer with the key; otherwise the next attempt continues. */
  async function answer(work: () => Promise<T>): Promise<T> {
    try {
      const body = await work()
      await data.use((db) => db.update(idempotencia).set({ resposta: { body } }).where(here))
      return body
    } catch (error) {
      // A request that worked for longer than the lock has lost the key to another, and must not touch it.
      const mine = and(here, eq(idempotencia.bloqueadaAte, claim.until))
      await data.use((db) => db.update(idempotencia).set({ bloqueadaAte: now }).where(mine))
      throw error
    }
  }
}

const inFlight = () => new ProblemError('idempotency_in_flight', undefined, RETRY_AFTER_S)

const causeOf = (error: unknown): DatabaseError | undefined =>
  error instanceof Error && error.cause instanceof DatabaseError ? error.cause : undefined

const KEY_CONSTRAINTS = new Set<unknown>(['pedido_idempotencia_key', 'idempotencia_pkey'])

/** Whether an order could not be opened because another one has its key. */
const isKeyUsed = (error: unknown): boolean => KEY_CONSTRAINTS.has(causeOf(error)?.constraint)

/** Whether it has waited too long for a lock (lock_not_available). */
const isLockTimeout = (error: unknown): boolean => causeOf(error)?.code === '55P03'
