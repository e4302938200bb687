import { mayRun, purposesOf, readConsent, type ChurchLookup, type ThirdParties } from '@atrio/contract/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemCodeOf, withoutQueryValues } from '../http/error-answers.ts'
import type { ownHosts } from '../http/own-host.ts'
import { ProblemError } from '../http/problem.ts'
import { requestedPages, type RequestedPage } from './requested-page.ts'
import { sendBusyPage, wantsHtml } from './busy-page.ts'
import { createPageCache, type CachedPage } from './page-cache.ts'
import type { PortalSettings } from './page-contract.ts'
import { chosenConsent, type VisitorConsent } from './page-preferences.ts'
import { createPageMaker, type Registered } from './pages.ts'
import type { Portal } from './portal-build.ts'
import { type RenderCounts, renderQueue } from './render-queue.ts'
import { sendPage } from './send-page.ts'
import { markStale } from './stale-page.ts'
import { unlisted } from './unlisted.ts'

export type ChurchVersion = {
  id: number
  code: string
  version: number
  /** Origins that may frame the church. */
  embedOrigins: readonly string[]
  /** What it uses of others. */
  thirdParties?: ThirdParties | undefined
}

export type PageOptions = {
  settings: PortalSettings
  /** Whether answers to a Host header may be cached. */
  isOwnHost: ReturnType<typeof ownHosts>
  /** Origins of providers that tokenise cards. */
  tokenizers: readonly string[]
  /** Milliseconds since the epoch. */
  now: () => number
  /**
   * The church's id and content version from memory, so that a cached page costs no query. Null where no active church
   * has this code or host.
   */
  versionOf: (lookup: ChurchLookup | null) => Promise<ChurchVersion | null>
  /** The same synchronously, for a church that is in memory. */
  knownVersionOf: (lookup: ChurchLookup | null) => ChurchVersion | undefined
  /** Addresses of a church's videos and podcast. */
  mediaOf: (church: number) => Promise<Registered['media']>
  /** Kept up to date with the renderings of this moment. */
  renders?: RenderCounts
}

/** Answers all other paths with a build's pages, cached ones from memory. */
export function servePages(
  app: FastifyInstance,
  paths: string,
  {
    portal,
    settings,
    isOwnHost,
    tokenizers,
    now,
    versionOf,
    knownVersionOf,
    mediaOf,
    renders,
  }: PageOptions & { portal: Portal },
): void {
  const makePage = createPageMaker(app, { portal, settings, tokenizers, now })
  const onStale = (error: unknown) => app.log.warn({ err: error }, 'rendering failed; a stale page was sent')
  const cache = createPageCache({ now, onStale })
  const marked = markStale(now)
  const inTurn = renderQueue(renders)
  const read = requestedPages(portal, settings.appDomain, isOwnHost)

  /** A cached page may be sent again by the front as long as it is fresh and its church has not changed. */
  const send = (request: FastifyRequest, reply: FastifyReply, asked: RequestedPage, { page, isStale }: CachedPage) => {
    const isCurrent = () => {
      const church = knownVersionOf(asked.lookup)
      return church !== undefined && cache.fresh(cacheKey(church, asked)) === page
    }
    // the front knows neither this choice nor the browser's signal
    const consent = page.openPolicy !== undefined ? chosenConsent(request.headers) : null
    const isKept = asked.keep && asked.exact && page.status === 200 && !asked.hasToken && !isStale && !consent
    const keepWhile = isKept ? isCurrent : undefined
    const isOpen = consent !== null && !isStale && !asked.hasToken && isAgreed(consent, knownVersionOf(asked.lookup))
    return sendPage(request, reply, page, {
      hasToken: asked.hasToken,
      isEmbed: asked.embed,
      isStale,
      isOpen,
      keepWhile,
    })
  }

  const makeOrWait = async (request: FastifyRequest, reply: FastifyReply, asked: RequestedPage) => {
    const church = await versionOf(asked.lookup)
    const none = (error: unknown) => {
      request.log.warn({ err: error }, 'media addresses could not be read; the page allows none')
      return []
    }
    const turn = { fixed: asked.fixed && church !== null, client: request.ip, church: church?.code }
    const make = () =>
      inTurn(turn, async () =>
        makePage(asked, {
          embedOrigins: church?.embedOrigins ?? [],
          thirdParties: church?.thirdParties,
          media: church ? await mediaOf(church.id).catch(none) : [],
        }),
      )
    const keep = church !== null && asked.keep
    const answer = keep ? await cache.page(cacheKey(church, asked), make) : { page: await make(), isStale: false }
    if (answer.isStale) return send(request, reply, asked, { page: await marked(answer.page, asked), isStale: true })
    return send(request, reply, asked, answer)
  }

  /** Browsers show a temporary refusal as a page, not as the JSON of a problem. */
  const sendRefusal = (
    request: FastifyRequest,
    reply: FastifyReply,
    { locale, embed }: RequestedPage,
    error: unknown,
  ) => {
    if (problemCodeOf(error) !== 'unavailable' || !wantsHtml(request)) throw error
    request.log.warn({ err: withoutQueryValues(error as Error) }, 'rendering failed')
    const seconds = (error instanceof ProblemError && error.retryAfter) || 1
    return sendBusyPage(reply, { locale, embed, seconds })
  }

  app.get(paths, unlisted, (request, reply) => {
    const asked = read(request)
    if (!asked) return reply.callNotFound()
    const church = asked.keep ? knownVersionOf(asked.lookup) : undefined
    const ready = church && cache.fresh(cacheKey(church, asked))
    if (ready) return send(request, reply, asked, { page: ready, isStale: false })
    return makeOrWait(request, reply, asked).catch((error: unknown) => sendRefusal(request, reply, asked, error))
  })
}

const cacheKey = ({ id, version }: ChurchVersion, { key }: RequestedPage) => JSON.stringify([id, version, key])

/** Whether at least one script of others may run in the document. */
function isAgreed({ choice, hasSignal }: VisitorConsent, church: ChurchVersion | undefined): boolean {
  if (!church) return false
  return mayRun(purposesOf(church.thirdParties), readConsent(choice, church.id), hasSignal).length > 0
}
