import { churchOfHost } from '@atrio/contract/rules'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isFramed } from '../http/framed.ts'
import type { ownHosts } from '../http/own-host.ts'
import { acceptedEncoding } from '../http/ready-bytes.ts'
import { pageAddress } from './page-address.ts'
import { chosenLanguage, chosenTheme } from './page-preferences.ts'
import type { RenderInput } from './pages.ts'
import type { Portal } from './portal-build.ts'

/** A request for a page, with what decides how its answer may be cached. */
export type RequestedPage = RenderInput & {
  /** Cache key of the page, without church and version. */
  key: string
  /** Whether the address is one of a fixed set. */
  fixed: boolean
  /** Whether the address has no parameters besides those that the page depends on. */
  exact: boolean
  hasToken: boolean
}

/** Cached requests; the least recently used leave first. */
const MAX_PAGES = 5_000
/** Characters; longer addresses would take too much memory. */
const MAX_KEY_LENGTH = 500

/** Parses requests and caches the result: most people request the same few pages in the same few languages. */
export function requestedPages(
  portal: Pick<Portal, 'localeOf' | 'develop' | 'needsOf'>,
  appDomain: string,
  isOwnHost: ReturnType<typeof ownHosts>,
) {
  const known = new LRUCache<string, RequestedPage>({ max: MAX_PAGES })

  const read = (request: FastifyRequest, language: string | undefined, theme: ReturnType<typeof chosenTheme>) => {
    const address = pageAddress(request.protocol, request.host, request.url, portal.needsOf)
    if (!address) return null
    const { url, name, frameLanguage, challenge, exact, hasToken } = address
    const isOwn = isOwnHost(request.host, request.socket.localPort)
    // the router drops the parameter, so a frame that reloads is recognised only by its header
    const embed = address.embed || isFramed(request.headers)
    const locale = portal.localeOf(frameLanguage ?? language, request.headers['accept-language'])
    const lookup = churchOfHost(request.host, appDomain)
    const key = JSON.stringify([locale, theme, embed, challenge, name])
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const keep = address.keep && isOwn && !portal.develop
    const fixed = address.fixed && isOwn
    return { url, lookup, locale, theme, embed, challenge, encoding, key, keep, fixed, exact, hasToken }
  }

  return (request: FastifyRequest): RequestedPage | null => {
    const { cookie, 'accept-language': languages, 'accept-encoding': encodings } = request.headers
    const language = chosenLanguage(cookie)
    const theme = chosenTheme(cookie)
    const framed = isFramed(request.headers)
    const { protocol, host, url } = request
    const name = JSON.stringify([protocol, host, language, theme, languages, encodings, framed, url])
    const before = known.get(name)
    if (before) return before
    const asked = read(request, language, theme)
    // a token is a secret, and pages that are not cached are requested once
    if (asked?.keep && !asked.hasToken && name.length < MAX_KEY_LENGTH) known.set(name, asked)
    return asked
  }
}
