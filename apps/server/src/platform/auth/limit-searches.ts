import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressGroup } from '../../http/address-group.ts'
import { isOfRendering } from '../../http/in-process.ts'
import type { LimitRule } from './limits.ts'
import type { TryGuard } from './try-guard.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of a route that searches, in place of the lists' one. */
    searchLimit?: LimitRule
  }
}

/** A search text's names in a query. */
export const SEARCH_TEXTS = ['busca', 'texto'] as const

/** A person searches a list as fast as they type, a congregation behind one address at once. */
const LISTS: LimitRule = { name: 'list search', burst: 240, everyMs: 500 }

const searched = ({ query }: FastifyRequest) =>
  SEARCH_TEXTS.some((name) => {
    const { [name]: text } = query as Partial<Record<string, unknown>>
    return typeof text === 'string' && text.trim() !== ''
  })

/**
 * Limits per address the reads that search by a text: each reads more of the database than a page of a list does. A list
 * without a text is not counted, and costs no statement; a page's rendering has limits of its own. Must be called before
 * any route is added.
 */
export function limitSearches(app: FastifyInstance, guard: TryGuard): void {
  const count = async (rule: LimitRule, request: FastifyRequest) => {
    if (searched(request) && !isOfRendering(request)) await guard.limit(rule, addressGroup(request.ip))
  }
  app.addHook('onRoute', (route) => {
    const { properties = {} } = (route.schema?.querystring ?? {}) as { properties?: object }
    if (!SEARCH_TEXTS.some((name) => Object.hasOwn(properties, name))) return
    const rule = route.config?.searchLimit ?? LISTS
    // before the church and its rows are looked up
    route.preHandler = [async (request: FastifyRequest) => count(rule, request), ...[route.preHandler ?? []].flat()]
  })
}
