import { type LookupAddress, lookup } from 'node:dns'
import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { assertNoTransaction } from '../database/open-transaction.ts'
import { isPrivateAddress } from './private-addresses.ts'

const TIME_OUT_MS = 3_000
const MAX_BYTES = 1_048_576

export type OutboundOptions = {
  headers?: Record<string, string>
  /** Sends this form by POST. */
  form?: string
  /** Sends these bytes by POST. */
  bytes?: Buffer
  /** Milliseconds, below the usual limit. */
  timeOutMs?: number
  /** Addresses that are never connected to, checked after the name was resolved. */
  isBlocked?: (address: string) => boolean
}

export type OutboundAnswer = {
  status: number
  headers: IncomingHttpHeaders
  /** The body of a 200; empty otherwise. */
  body: Buffer
}

/**
 * Requests an external service: at most 3 s and 1 MB, no redirects, public addresses only (security 23).
 * @throws Error without such an answer
 */
export function fetchPublic(address: string, options: OutboundOptions = {}): Promise<OutboundAnswer> {
  assertNoTransaction('a service outside')
  const { headers, form, bytes, timeOutMs = TIME_OUT_MS, isBlocked = isPrivateAddress } = options
  const url = new URL(address)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  // A literal address is never resolved, so it is checked here.
  if (isIP(literal) && isBlocked(literal)) return Promise.reject(new Error('not a public address'))
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: form === undefined && bytes === undefined ? 'GET' : 'POST',
      headers: {
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      agent: false,
      lookup: publicLookup(isBlocked),
      signal: AbortSignal.timeout(timeOutMs),
    })
    request.once('error', reject)
    request.once('response', (response) => {
      response.once('error', reject)
      const status = response.statusCode ?? 0
      if (status !== 200) {
        response.destroy()
        return resolve({ status, headers: response.headers, body: Buffer.alloc(0) })
      }
      const parts: Buffer[] = []
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes > MAX_BYTES) response.destroy(new Error('the answer is too large'))
        else parts.push(part)
      })
      response.once('end', () => resolve({ status, headers: response.headers, body: Buffer.concat(parts) }))
    })
    request.end(form ?? bytes)
  })
}

/** Resolves and filters in one step, so that the checked addresses are those that are connected to (DNS rebinding). */
const publicLookup =
  (isBlocked: (address: string) => boolean): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? new Error('no address'), '', 4)
      if (found.some(({ address }) => isBlocked(address))) return done(new Error('not a public address'), '', 4)
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
  }
