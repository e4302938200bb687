import path from 'node:path'
import type { StartUpWire } from '@atrio/contract'
import type { FastifyInstance } from 'fastify'
import { adminRedirects } from './admin-redirects.ts'
import { serveAssets, serveFavicon } from './assets.ts'
import { serveLoader } from './embed-loader.ts'
import { errorReports } from './error-reports.ts'
import { policyReports } from './policy-reports.ts'
import { loadPortal } from './portal-build.ts'
import { renderThread } from './render-thread.ts'
import { servePages, type PageOptions } from './serve-pages.ts'
import { serveWorker } from './service-worker.ts'
import { unlisted } from './unlisted.ts'
import { webManifest } from './web-manifest.ts'

export type WebOptions = PageOptions & {
  /** The portal's dist folder; null serves it from its sources. */
  dist: string | null
  /** The dist folder of the embeds for other sites; null where it is not built. */
  embedDist: string | null
  /** The error-reporting service's address for envelopes. */
  errorReportUrl: string | undefined
}

/** The portal's pages, assets and manifest. Pages are public: the server never knows the person. */
export async function web(
  app: FastifyInstance,
  { dist, embedDist, errorReportUrl, ...pages }: WebOptions,
): Promise<void> {
  const thread = renderThread()
  app.addHook('onClose', () => thread.close())
  const portal = dist ? await loadPortal(dist, thread) : await (await import('./dev-portal.ts')).devPortal(app)
  serveAssets(
    app,
    [dist, embedDist].flatMap((build) => (build ? [path.join(build, 'client')] : [])),
  )
  if (dist) {
    serveFavicon(app, path.join(dist, 'client'))
    await serveWorker(app, path.join(dist, 'client'))
  }
  policyReports(app)
  if (errorReportUrl !== undefined) errorReports(app, errorReportUrl)
  adminRedirects(app, pages.settings)

  app.get('/manifest.webmanifest', unlisted, async (request, reply) => {
    const answer = await app.inject({ method: 'GET', url: '/bff/v1/start-up', headers: { host: request.host } })
    if (answer.statusCode !== 200) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/manifest+json')
      .send(webManifest(answer.json<StartUpWire>()))
  })

  if (embedDist) {
    await serveLoader(app, embedDist)
    servePages(app, '/embed/*', { ...pages, portal: await loadPortal(embedDist, thread) })
  }
  servePages(app, '/*', { ...pages, portal })
}
