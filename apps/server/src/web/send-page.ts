import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendBytes } from '../http/ready-bytes.ts'
import type { ReadyPage } from './page-cache.ts'

type SendPageOptions = {
  hasToken: boolean
  isEmbed: boolean
  /** Whether the page is stale because no newer one could be rendered; the answer says so. */
  isStale: boolean
  keepWhile?: (() => boolean) | undefined
}

/** Sends a page's encoded bytes in the best encoding of the browser, or 304 when its copy is current. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ReadyPage,
  { hasToken, isEmbed, isStale, keepWhile }: SendPageOptions,
): FastifyReply {
  reply
    .headers({
      'content-security-policy': page.policy,
      // a stale page must not be cached, not by a service worker either
      'cache-control': hasToken || isStale ? 'no-store' : 'no-cache',
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
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  reply.header('etag', page.etag).type('text/html; charset=utf-8')
  return sendBytes(request, reply, page.body, { status: page.status, ...(keepWhile && { keepWhile }) })
}
