import { type LookupAddress, lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './private-addresses.ts'

const TIME_OUT_MS = 3_000
const MOST_BYTES = 1_048_576

type Options = {
  headers?: Record<string, string>
  /** Sends this form by POST. */
  form?: string
  /** Which addresses are never connected to, looked at after the name was resolved. */
  isBlocked?: (address: string) => boolean
}

/**
 * Asks a service outside for JSON: 3 s and 1 MB at most, no redirects, public addresses only (security 23).
 * @returns the status, and the body of a 200
 * @throws Error when there is no such answer
 */
export function fetchJson(address: string, options: Options = {}): Promise<{ status: number; body: unknown }> {
  const { headers, form, isBlocked = isPrivateAddress } = options
  const url = new URL(address)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  // A literal address is never resolved, so it is looked at here.
  if (isIP(literal) && isBlocked(literal)) return Promise.reject(new Error('not a public address'))
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: form === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      agent: false,
      lookup: publicLookup(isBlocked),
      signal: AbortSignal.timeout(TIME_OUT_MS),
    })
    request.once('error', reject)
    request.once('response', (response) => {
      response.once('error', reject)
      const status = response.statusCode ?? 0
      if (status !== 200) {
        response.destroy()
        return resolve({ status, body: null })
      }
      const parts: Buffer[] = []
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes > MOST_BYTES) response.destroy(new Error('the answer is too large'))
        else parts.push(part)
      })
      response.once('end', () => {
        try {
          resolve({ status, body: JSON.parse(Buffer.concat(parts).toString()) as unknown })
        } catch (cause) {
          reject(new Error('the answer is no JSON', { cause }))
        }
      })
    })
    request.end(form)
  })
}

/** Resolves as usual, and gives the connection only addresses that are allowed: what is looked at is what is used. */
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
