import path from 'node:path'
import type { StartUpWire } from '@atrio/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { adminRedirects } from './admin-redirects.ts'
import { serveAssets } from './assets.ts'
import { policyReports } from './policy-reports.ts'
import { askedPages, type AskedPage } from './asked-page.ts'
import { createPageCache, type ReadyPage } from './page-cache.ts'
import type { ChurchLookup, PortalSettings } from './page-contract.ts'
import { createPageMaker } from './pages.ts'
import { loadPortal } from './portal-build.ts'
import { sendPage } from './send-page.ts'
import { webManifest } from './web-manifest.ts'
import { unlisted } from './unlisted.ts'

type ChurchVersion = { id: number; version: number }

export type WebOptions = {
  /** The portal's dist folder; null runs it from its sources. */
  dist: string | null
  settings: PortalSettings
  /** Origins of providers that cards become tokens at. */
  tokenizers: readonly string[]
  /** Milliseconds since the epoch. */
  now: () => number
  /**
   * The church's id and content version from memory, so that a page that stands ready costs no question to the
   * database. Null where no active church has this code or host.
   */
  versionOf: (lookup: ChurchLookup) => Promise<ChurchVersion | null>
  /** The same at once, for a church that is known already. */
  knownVersionOf: (lookup: ChurchLookup) => ChurchVersion | undefined
}

/** The portal's pages, assets and manifest. Pages are public: the server never knows the person. */
export async function web(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { settings, now, versionOf, knownVersionOf } = options
  const portal = options.dist ? await loadPortal(options.dist) : await (await import('./dev-portal.ts')).devPortal(app)
  const makePage = createPageMaker(app, { portal, settings, tokenizers: options.tokenizers, now })
  const cache = createPageCache(now)

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

  const read = askedPages(portal, settings.appDomain)

  /** A kept page may be sent again by the server's front as long as it is fresh and its church has not changed. */
  const send = (request: FastifyRequest, reply: FastifyReply, asked: AskedPage, page: ReadyPage) => {
    const isCurrent = () => {
      const church = knownVersionOf(asked.lookup)
      return church !== undefined && cache.fresh(cacheKey(church, asked)) === page
    }
    const keepWhile = asked.keep && page.status === 200 && !asked.hasToken ? isCurrent : undefined
    return sendPage(request, reply, page, { hasToken: asked.hasToken, keepWhile })
  }

  const makeOrWait = async (request: FastifyRequest, reply: FastifyReply, asked: AskedPage) => {
    const church = await versionOf(asked.lookup)
    const make = () => makePage(asked)
    return send(
      request,
      reply,
      asked,
      await (church && asked.keep ? cache.page(cacheKey(church, asked), make) : make()),
    )
  }

  app.get('/*', unlisted, (request, reply) => {
    const asked = read(request)
    if (!asked) return reply.callNotFound()
    const church = asked.keep ? knownVersionOf(asked.lookup) : undefined
    const ready = church && cache.fresh(cacheKey(church, asked))
    return ready ? send(request, reply, asked, ready) : makeOrWait(request, reply, asked)
  })
}

const cacheKey = (church: ChurchVersion, { key }: AskedPage) => `${church.id} ${church.version} ${key}`
