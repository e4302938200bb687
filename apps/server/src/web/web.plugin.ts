import path from 'node:path'
import type { StartUpWire } from '@atrio/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { adminRedirects } from './admin-redirects.ts'
import { serveAssets } from './assets.ts'
import { policyReports } from './policy-reports.ts'
import { churchOfHost, pageAddress } from './page-address.ts'
import { createPageCache } from './page-cache.ts'
import type { ChurchLookup, PortalSettings } from './page-contract.ts'
import { chosenLanguage, chosenTheme } from './page-preferences.ts'
import { createPageMaker } from './pages.ts'
import { loadPortal } from './portal-build.ts'
import { sendPage } from './send-page.ts'
import { webManifest } from './web-manifest.ts'
import { unlisted } from './unlisted.ts'

export type WebOptions = {
  /** The portal's dist folder; null runs it from its sources. */
  dist: string | null
  settings: PortalSettings
  /** Milliseconds since the epoch. */
  now: () => number
  /**
   * The church's id and content version from memory, so that a page that stands ready costs no question to the
   * database. Null where no active church has this code or host.
   */
  versionOf: (lookup: ChurchLookup) => Promise<{ id: number; version: number } | null>
  /** Origins that may frame pages in embed mode. */
  embedders: string[]
}

/** The portal's pages, assets and manifest. Pages are public: the server never knows the person. */
export async function web(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { settings, now, versionOf } = options
  const portal = options.dist ? await loadPortal(options.dist) : await (await import('./dev-portal.ts')).devPortal(app)
  const makePage = createPageMaker(app, { portal, settings, now, embedders: options.embedders })
  const cachedPage = createPageCache(now)

  if (options.dist) serveAssets(app, path.join(options.dist, 'client'))
  policyReports(app)
  adminRedirects(app, settings)

  app.get('/manifest.webmanifest', unlisted, async (request, reply) => {
    const answer = await app.inject({ method: 'GET', url: '/bff/v1/start-up', headers: { host: request.host } })
    if (answer.statusCode !== 200) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/manifest+json')
      .send(webManifest(answer.json<StartUpWire>()))
  })

  const page = async (request: FastifyRequest) => {
    const address = pageAddress(request.protocol, request.host, request.url)
    if (!address) return null
    const { url, embed, hasQuery, hasToken } = address
    const { cookie } = request.headers
    const locale = portal.localeOf(chosenLanguage(cookie), request.headers['accept-language'])
    const theme = chosenTheme(cookie)
    const lookup = churchOfHost(request.host, settings.appDomain)
    const make = () => makePage({ url, lookup, locale, theme, embed })
    const church = await versionOf(lookup)
    const keep = church && !hasQuery && !portal.develop
    const key = [church?.id, church?.version, locale, theme, embed, url].join(' ')
    return { ready: await (keep ? cachedPage(key, make) : make()), hasToken }
  }

  app.get('/*', unlisted, async (request, reply) => {
    const made = await page(request)
    return made ? sendPage(request, reply, made.ready, made.hasToken) : reply.callNotFound()
  })
}
