import { createHash } from 'node:crypto'
import { IdempotencyKey } from '@atrio/contract'
import type { FastifyRequest } from 'fastify'
import { Value } from 'typebox/value'
import { addressGroup } from './address-group.ts'
import { ProblemError } from './problem.ts'

/** Milliseconds in which a call without a key, sent again, is the same one: this many at least, twice as many at most. */
export const REPEAT_MS = 60_000

/** The Idempotency-Key of a write: the client's, or one made from what the call holds (docs/decisions/0049). */
export type CallKey = {
  key: string
  /** Of a made one: the key of the window after it, which the same call has by then. */
  next: string | null
  /** Of a made one: the key of the window before it. */
  before: string | null
  /** Fingerprint of the call and its caller. */
  print: string
}

/**
 * @param who the caller: another person's call is never the same
 * @throws ProblemError idempotency_key_required for a key that is none
 */
export function callKey(request: FastifyRequest, who: string, now: Date): CallKey {
  const sent = request.headers['idempotency-key']
  const print = fingerprint(request, who)
  if (sent === undefined) {
    const window = Math.floor(now.getTime() / REPEAT_MS)
    const keyOf = (of: number) => `made_${of.toString(36)}_${print}`
    const keys = { key: keyOf(window), next: keyOf(window + 1), before: keyOf(window - 1) }
    return { ...keys, print: print + placeOf(request) }
  }
  if (!Value.Check(IdempotencyKey, sent)) throw new ProblemError('idempotency_key_required')
  return { key: sent, next: null, before: null, print }
}

/**
 * The caller's network where the call has no session: a guest proves nothing, and the answer names their order. The same
 * call from another network is refused, and opens no second order.
 */
const placeOf = ({ headers, ip }: FastifyRequest): string =>
  headers.authorization === undefined ? ` ${addressGroup(ip)}` : ''

/**
 * A fingerprint of the call, its caller and body, independent of the order of fields. It omits the captcha: the same
 * order is sent again with one when it is required.
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
