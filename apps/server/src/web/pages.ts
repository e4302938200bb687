import { isOpenPage, purposesOf, tileOrigin, type ChurchLookup, type ThirdParties } from '@atrio/contract/rules'
import type { FastifyInstance } from 'fastify'
import { RENDERING } from '../http/in-process.ts'
import { bytesForOne, readyBytes, type Encoding } from '../http/ready-bytes.ts'
import { openPolicy } from './content-security-policy.ts'
import { htmlDocument, type Theme } from './document.ts'
import { frameAncestors, frameOrigins } from './frame-origins.ts'
import { mediaSources, type MediaAddress } from './media-sources.ts'
import { etagOf, isKept, type ReadyPage } from './page-cache.ts'
import type { PageLocale, PortalSettings } from './page-contract.ts'
import type { Portal } from './portal-build.ts'
import { routerPath } from './router-path.ts'

export type RenderInput = {
  /** Absolute, its query reduced to what the page depends on. */
  url: string
  lookup: ChurchLookup | null
  locale: PageLocale
  theme: Theme | null
  embed: boolean
  challenge: boolean
  /** The encoding that the client prefers. */
  encoding: Encoding
  /** Whether the page may be cached, so that strong compression pays off. */
  keep: boolean
}

/** External hosts registered by a church. */
export type Registered = {
  /** Origins that may frame it. */
  embedOrigins: readonly string[]
  /** Addresses of its videos and its podcast. */
  media: readonly MediaAddress[]
  /** What it uses of others. */
  thirdParties?: ThirdParties | undefined
}

export type PageMaker = (asked: RenderInput, registered: Registered) => Promise<ReadyPage>

type Options = {
  portal: Portal
  settings: PortalSettings
  /** Origins of providers that tokenise cards. */
  tokenizers: readonly string[]
  now: () => number
}

/** Vite's client, React's refresh and source maps need all of it; only the developer sees these pages. */
const DEVELOPMENT = `default-src 'self' 'unsafe-inline' 'unsafe-eval' https: ws: data: blob:`

/**
 * The player shows whatever its address names: even there no frame may navigate the site's visitors away (security 7).
 */
const PLAYER = /^\/+embed\/+player\/*$/i

/** Compares like the portal's router: in any case, with or without a trailing slash. */
const isAccess = (url: string) => /^\/access\/?$/i.test(routerPath(url))

const NOTHING = { identity: '' }

/** Renders a page to bytes. The rendering requests its data from this server, in process. */
export function createPageMaker(app: FastifyInstance, { portal, settings, tokenizers, now }: Options): PageMaker {
  const originOf = (base: string | null) => (base && /^https?:/.test(base) ? [new URL(base).origin] : [])
  const bases = [settings.apiBase, settings.bffBase, settings.cardBase]
  // the chat's WebSocket: an http source does not include ws
  const sockets = originOf(settings.apiBase).map((origin) => origin.replace(/^http/, 'ws'))
  const servers = [...new Set([...bases.flatMap(originOf), ...sockets, ...tokenizers])]
  const images = settings.mapTiles ? [tileOrigin(settings.mapTiles)] : []
  // a bank's challenge is framed through the payment host
  const frames = originOf(settings.cardBase)
  return async ({ url, lookup, locale, theme, embed, challenge, encoding, keep }, registered) => {
    const { host } = new URL(url)
    const inject = async (path: string) => {
      const answer = await app.inject({ method: 'GET', url: path, headers: { host }, remoteAddress: RENDERING })
      return { status: answer.statusCode, text: answer.payload }
    }
    const madeAt = now()
    const origins = frameOrigins(settings, lookup, registered.embedOrigins)
    const { streams, media, hosts } = mediaSources(registered.media)
    const { thirdParties } = registered
    const others = thirdParties && { thirdParties }
    const config = { ...settings, embedOrigins: origins, ...(hosts.length > 0 && { mediaHosts: hosts }), ...others }
    const { result, used } = await portal.render({ url, lookup, locale, embed, now: madeAt, config, inject })
    if (result.kind === 'redirect') {
      const { status, location } = result
      return { status, location, body: NOTHING, policy: `default-src 'none'`, etag: '', madeAt }
    }
    const ancestors = frameAncestors({ framing: result.framing, embed, challenge }, origins)
    const recaptcha = settings.recaptcha && isAccess(url)
    const options = {
      page: result,
      portal,
      used,
      locale,
      theme,
      frameAncestors: ancestors,
      media,
      images,
      frames,
      recaptcha,
      connect: [...servers, ...streams],
      sandbox: PLAYER.test(routerPath(url)),
    }
    const { html, policy } = portal.develop
      ? { html: await portal.develop(options, url), policy: [DEVELOPMENT, ...frames].join(' ') }
      : htmlDocument(options)
    const isOpen = purposesOf(thirdParties).length > 0 && !embed && !challenge && isOpenPage(new URL(url).pathname)
    const open = isOpen && { openPolicy: openPolicy(policy, originsOf(thirdParties)) }
    const body = await (keep && isKept(result.status) ? readyBytes(html) : bytesForOne(html, encoding))
    return { status: result.status, body, policy, ...open, etag: etagOf(html), madeAt }
  }
}

/** Origins of the configured scripts; templates are filled before they are parsed. */
const originsOf = (thirdParties: ThirdParties | undefined): string[] =>
  Object.values(thirdParties ?? {}).flatMap((address) => {
    const url = URL.parse(address.replace(/\{\w+\}/g, 'x'))
    return url && /^https?:$/.test(url.protocol) ? [url.origin] : []
  })
