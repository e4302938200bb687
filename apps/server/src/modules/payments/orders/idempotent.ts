import { createHash } from 'node:crypto'
import { IdempotencyKey } from '@atrio/contract'
import { and, eq, isNull, lte } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { Value } from 'typebox/value'
import { ProblemError } from '../../../http/problem.ts'
import type { Services } from '../../../services.ts'
import { idempotencia, type Order, pedido } from '../payments.tables.ts'

/** A key that this request alone works on. */
export type Claim = {
  scope: string
  key: string
  /** Both in one, unique in the church: an order carries it. */
  name: string
  /** The order that an earlier try under this key has opened and not answered: go on with it, open no other. */
  order: Order | undefined
}

/** Longer than any work under a key; after a crash the next try takes over when it has passed. */
const LOCK_MS = 60_000
const RETRY_SECONDS = 2

type Scope = {
  church: number
  /** What is written, and by whom: keys of different people and calls never meet. */
  scope: string
}

/**
 * A write that happens once per Idempotency-Key (quality R3): the same key with the same body gives the same answer
 * again, with another body 422; while it is worked on 409. A refusal before an order is open frees the key.
 * @throws ProblemError idempotency_key_required, idempotency_mismatch, idempotency_in_flight
 */
export async function idempotent<T>(
  services: Services,
  request: FastifyRequest,
  { church, scope }: Scope,
  work: (claim: Claim) => Promise<T>,
): Promise<T> {
  const { clock, database } = services
  const key = keyOf(request)
  const data = database.churches.of(church)
  const here = and(eq(idempotencia.igrejaId, church), eq(idempotencia.escopo, scope), eq(idempotencia.chave, key))
  const now = clock()
  const row = {
    ...{ igrejaId: church, escopo: scope, chave: key, impressao: fingerprint(request) },
    ...{ dataCadastro: now, bloqueadaAte: new Date(now.getTime() + LOCK_MS) },
  }
  const made = await data.use((db) => db.insert(idempotencia).values(row).onConflictDoNothing())
  if (!made.rowCount) {
    const [found] = await data.use((db) => db.select().from(idempotencia).where(here))
    if (found && found.impressao !== row.impressao) throw new ProblemError('idempotency_mismatch')
    if (found?.resposta) return found.resposta.body as T
    const taken = await data.use((db) =>
      db
        .update(idempotencia)
        .set({ bloqueadaAte: row.bloqueadaAte })
        .where(and(here, lte(idempotencia.bloqueadaAte, now))),
    )
    if (!taken.rowCount) throw new ProblemError('idempotency_in_flight', undefined, RETRY_SECONDS)
  }
  const name = `${scope} ${key}`
  const opened = () =>
    data.use(async (db) => {
      const [order] = await db
        .select()
        .from(pedido)
        .where(and(eq(pedido.igrejaId, church), eq(pedido.idempotencia, name)))
      return order
    })
  try {
    // A key that was made this moment has opened nothing yet.
    const body = await work({ scope, key, name, order: made.rowCount ? undefined : await opened() })
    await data.use((db) => db.update(idempotencia).set({ resposta: { body } }).where(here))
    return body
  } catch (error) {
    // With an order open the key stays with it, for the next try to go on; else nothing has happened.
    const freed = await data.use((db) => db.delete(idempotencia).where(and(here, isNull(idempotencia.pedidoId))))
    if (!freed.rowCount) await data.use((db) => db.update(idempotencia).set({ bloqueadaAte: now }).where(here))
    throw error
  }
}

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
