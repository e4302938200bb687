import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendBytes } from '../http/ready-bytes.ts'
import type { ReadyPage } from './page-cache.ts'

type SendPageOptions = {
  hasToken: boolean
  isEmbed: boolean
  /** Whether the page is stale because no newer one could be rendered; the answer says so. */
  isStale: boolean
  /** Whether the visitor agreed to scripts of others, which this page's open policy lets run. */
  isOpen?: boolean
  keepWhile?: (() => boolean) | undefined
}

/** Sends a page's encoded bytes in the best encoding of the browser, or 304 when its copy is current. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ReadyPage,
  { hasToken, isEmbed, isStale, isOpen = false, keepWhile }: SendPageOptions,
): FastifyReply {
  const open = isOpen ? page.openPolicy : undefined
  reply
    .headers({
      'content-security-policy': open ?? page.policy,
      // a stale page must not be cached, not by a service worker either
      // nor an open page by a service worker: it would outlive the consent
      'cache-control': hasToken || isStale ? 'no-store' : open ? 'private, no-cache' : 'no-cache',
      // scripts can't read a document's policy: this says in which zone they are
      ...(open && { 'server-timing': 'open' }),
      vary: 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Dest',
      ...(isEmbed && { 'x-robots-tag': 'noindex' }),
      ...(isStale && { warning: '110 - "Response is Stale"' }),
      'referrer-policy': hasToken ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
      'x-content-type-options': 'nosniff',
    })
    .code(page.status)
  if (page.location !== undefined) return reply.header('location', page.location).send()
  // browsers keep the policy of a stored page at a 304, so both policies have their own tag
  const etag = open ? page.etag.replace(/"$/, '.open"') : page.etag
  if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  reply.header('etag', etag).type('text/html; charset=utf-8')
  return sendBytes(request, reply, page.body, { status: page.status, ...(keepWhile && { keepWhile }) })
}
