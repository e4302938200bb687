import { churchOfHost } from '@atrio/contract/rules'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isFramed } from '../http/framed.ts'
import type { ownHosts } from '../http/own-host.ts'
import { acceptedEncoding } from '../http/ready-bytes.ts'
import { pageAddress } from './page-address.ts'
import { chosenLanguage, chosenTheme } from './page-preferences.ts'
import type { PageAsked } from './pages.ts'
import type { Portal } from './portal-build.ts'

/** What a request asks for: the page, and how its answer may be kept and passed on. */
export type AskedPage = PageAsked & {
  /** All of the page but church and version, for the cache. */
  key: string
  /** Whether the address is one of a fixed number. */
  fixed: boolean
  /** Whether the address is the page's own: no parameter beside those that it is drawn with. */
  exact: boolean
  hasToken: boolean
}

/** Requests that are remembered; those that nobody has made for the longest leave first. */
const MAX_PAGES = 5_000
/** Characters; longer addresses would make the memory large. */
const LONGEST = 500

/** Reads requests, and remembers what was read: most people ask for the same few pages in the same few languages. */
export function askedPages(
  portal: Pick<Portal, 'localeOf' | 'develop' | 'needsOf'>,
  appDomain: string,
  isOwnHost: ReturnType<typeof ownHosts>,
) {
  const known = new LRUCache<string, AskedPage>({ max: MAX_PAGES })

  const read = (request: FastifyRequest, language: string | undefined, theme: ReturnType<typeof chosenTheme>) => {
    const address = pageAddress(request.protocol, request.host, request.url, portal.needsOf)
    if (!address) return null
    const { url, name, frameLanguage, challenge, exact, hasToken } = address
    const isOwn = isOwnHost(request.host, request.socket.localPort)
    // the parameter leaves the address, so a frame that loads anew tells by its header alone what it is
    const embed = address.embed || isFramed(request.headers)
    const locale = portal.localeOf(frameLanguage ?? language, request.headers['accept-language'])
    const lookup = churchOfHost(request.host, appDomain)
    const key = JSON.stringify([locale, theme, embed, challenge, name])
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const keep = address.keep && isOwn && !portal.develop
    const fixed = address.fixed && isOwn
    return { url, lookup, locale, theme, embed, challenge, encoding, key, keep, fixed, exact, hasToken }
  }

  return (request: FastifyRequest): AskedPage | null => {
    const { cookie, 'accept-language': languages, 'accept-encoding': encodings } = request.headers
    const language = chosenLanguage(cookie)
    const theme = chosenTheme(cookie)
    const framed = isFramed(request.headers)
    const { protocol, host, url } = request
    const name = JSON.stringify([protocol, host, language, theme, languages, encodings, framed, url])
    const before = known.get(name)
    if (before) return before
    const asked = read(request, language, theme)
    // a token is a secret; what is not kept is asked for once
    if (asked?.keep && !asked.hasToken && name.length < LONGEST) known.set(name, asked)
    return asked
  }
}
