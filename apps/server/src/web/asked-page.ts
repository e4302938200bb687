import type { FastifyRequest } from 'fastify'
import { isFramed } from '../http/framed.ts'
import { churchOfHost, pageAddress } from './page-address.ts'
import { chosenLanguage, chosenTheme } from './page-preferences.ts'
import type { PageAsked } from './pages.ts'
import type { Portal } from './portal-build.ts'

/** What a request asks for: the page, and how its answer may be kept and passed on. */
export type AskedPage = PageAsked & {
  /** All of the page but church and version, for the cache. */
  key: string
  /** Whether the page may be kept: not where it depends on a query, which anybody can invent any number of. */
  keep: boolean
  hasToken: boolean
}

/** Kept at most; the oldest leave first. */
const MOST = 5_000

/** Reads requests, and remembers what was read: most people ask for the same few pages in the same few languages. */
export function askedPages(portal: Pick<Portal, 'localeOf' | 'develop'>, appDomain: string) {
  const known = new Map<string, AskedPage | null>()

  const read = (request: FastifyRequest, language: string | undefined, theme: ReturnType<typeof chosenTheme>) => {
    const address = pageAddress(request.protocol, request.host, request.url)
    if (!address) return null
    const { url, frameLanguage, challenge, hasQuery, hasToken } = address
    // the parameter leaves the address, so a frame that loads anew tells by its header alone what it is
    const embed = address.embed || isFramed(request.headers)
    const locale = portal.localeOf(frameLanguage ?? language, request.headers['accept-language'])
    const lookup = churchOfHost(request.host, appDomain)
    const key = `${locale} ${theme} ${embed} ${challenge} ${url}`
    return { url, lookup, locale, theme, embed, challenge, key, keep: !hasQuery && !portal.develop, hasToken }
  }

  return (request: FastifyRequest): AskedPage | null => {
    const { cookie, 'accept-language': accepted } = request.headers
    const language = chosenLanguage(cookie)
    const theme = chosenTheme(cookie)
    const name = `${request.protocol} ${request.host} ${language} ${theme} ${accepted} ${isFramed(request.headers)} ${request.url}`
    const before = known.get(name)
    if (before !== undefined) return before
    const asked = read(request, language, theme)
    // a token is a secret, and long addresses would make the memory large
    if (!asked?.hasToken && name.length < 500) known.set(name, asked)
    if (known.size > MOST) known.delete(known.keys().next().value!)
    return asked
  }
}
