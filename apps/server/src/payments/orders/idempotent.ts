import { createHash } from 'node:crypto'
import { IdempotencyKey } from '@atrio/contract'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { DatabaseError } from 'pg'
import { Value } from 'typebox/value'
import { churchRead, theChurch } from '../../database/church-database.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Platform } from '../../platform/platform.ts'
import { idempotencia, type Order, pedido } from '../payments.tables.ts'

/** A key that this request means to use; `open_order` writes it with its order. */
export type Claim = {
  scope: string
  key: string
  /** Both in one, unique in the church: an order carries it. */
  name: string
  /** Of what is asked, and by whom. */
  print: string
  /** Until then this request alone works on the order. */
  until: Date
}

/** Longer than any work under a key; after a crash the next try takes over when it has passed. */
const LOCK_MS = 60_000
const RETRY_SECONDS = 2

type Scope = {
  church: number
  /** What is written. */
  scope: string
  /** Who asks: under somebody else's key nobody is told anything. */
  who: string
}

type Steps<C, T> = {
  /** What refuses without writing anything. */
  check(): Promise<C>
  /** Opens an order with its key, in one transaction. */
  open(claim: Claim, checked: C): Promise<Opened>
  /** Pays the order that was opened. */
  pay(order: Order): Promise<T>
  /** Goes on with the order that an earlier try has opened and not answered: another must not be opened. */
  resume(order: Order): Promise<T>
}
/** `isSettled`: its answer lies with the key already. */
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
 * A write that happens once per Idempotency-Key (quality R3): the same key with the same body gives the same answer
 * again, with another body or from somebody else 422; while it is worked on 409. A refusal leaves the key free.
 * @throws ProblemError idempotency_key_required, idempotency_mismatch, idempotency_in_flight
 */
export async function idempotent<C, T>(
  services: Pick<Platform, 'clock' | 'database'>,
  request: FastifyRequest,
  { church, scope, who }: Scope,
  { check, open, pay, resume }: Steps<C, T>,
): Promise<T> {
  const { clock, database } = services
  const key = keyOf(request)
  const data = database.churches.of(church)
  const now = clock()
  const claim: Claim = {
    scope,
    key,
    name: `${scope} ${key}`,
    print: fingerprint(request, who),
    until: new Date(now.getTime() + LOCK_MS),
  }
  const here = and(eq(idempotencia.igrejaId, church), eq(idempotencia.escopo, scope), eq(idempotencia.chave, key))

  const opened = await check()
    .then((checked) => open(claim, checked))
    .catch((refusal: unknown) => ({ refusal }))
  if ('order' in opened) {
    const { order, isSettled } = opened
    return isSettled ? pay(order) : answer(() => pay(order))
  }
  // Looked for after the refusal: what an earlier try under this key has sold is committed with its key by then.
  const { refusal } = opened
  const isUsed = isKeyUsed(refusal)
  if (!isUsed && !(refusal instanceof ProblemError)) throw waitedInVain(refusal) ? inFlight() : refusal
  const [found] = await data.read(readKey, { scope, key })
  // An order outlives its key's row, which is swept after a month: the key was used, for what is not known any more.
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

  /** Stores the answer with the key; without one the next try goes on. */
  async function answer(work: () => Promise<T>): Promise<T> {
    try {
      const body = await work()
      await data.use((db) => db.update(idempotencia).set({ resposta: { body } }).where(here))
      return body
    } catch (error) {
      // Whoever worked for longer than the lock lasts has lost the key to another, and leaves it alone.
      const mine = and(here, eq(idempotencia.bloqueadaAte, claim.until))
      await data.use((db) => db.update(idempotencia).set({ bloqueadaAte: now }).where(mine))
      throw error
    }
  }
}

const inFlight = () => new ProblemError('idempotency_in_flight', undefined, RETRY_SECONDS)

const causeOf = (error: unknown): DatabaseError | undefined =>
  error instanceof Error && error.cause instanceof DatabaseError ? error.cause : undefined

const KEY_CONSTRAINTS = new Set<unknown>(['pedido_idempotencia_key', 'idempotencia_pkey'])

/** Whether an order could not be opened because another one has its key. */
const isKeyUsed = (error: unknown): boolean => KEY_CONSTRAINTS.has(causeOf(error)?.constraint)

/** Whether it has waited too long for whoever holds what it needs. */
const waitedInVain = (error: unknown): boolean => causeOf(error)?.code === '55P03'

function keyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key']
  if (!Value.Check(IdempotencyKey, key)) throw new ProblemError('idempotency_key_required')
  return key
}

/**
 * Of what is asked: the same for the same call by the same person with the same body, however its fields are ordered. A
 * captcha is no part of it: the same order is sent again with one where it was asked for, and without one after that.
 */
function fingerprint({ method, url, body }: FastifyRequest, who: string): string {
  return createHash('sha256')
    .update(`${who} ${method} ${url} ${JSON.stringify(sorted(withoutCaptcha(body)))}`)
    .digest('base64url')
}

const withoutCaptcha = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('captcha' in body)) return body
  const { captcha: _answer, ...asked } = body
  return asked
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
