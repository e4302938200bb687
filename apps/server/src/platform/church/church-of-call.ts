import { churchOfHost } from '@atrio/contract/rules'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../database/open-database.ts'
import type { Config } from '../../runtime/config.ts'
import { churchAccess } from './church-access.ts'
import type { ChurchDirectory, DirectoryChurch } from './church-directory.ts'

/**
 * Where a route finds the church that a call is about. `path`: by slug, id or code; `query`, `body`: by the `igreja` there,
 * else by the Host, else by what the call holds beside (see unnamedChurch); `scope`: the query names a church or an organisation, see `inScope`; `none`: it is about no church, or
 * the handler looks for one by more than its name.
 */
export type ChurchFrom = 'none' | 'host' | 'path' | 'query' | 'body' | 'scope'

/** A path parameter that names a church at this position; `:slug` and `:code` do at any position. */
const IN_PATH = /\/(?:igreja|church)\/:(\w+)/

export const churchInPath = (url: string): string | undefined => IN_PATH.exec(url)?.[1]

type Names = Partial<Record<string, unknown>>
type Services = { config: Config; database: Database; directory: ChurchDirectory }
/** Finds the church of a call at a host of no church that names none. */
type Unnamed = (request: FastifyRequest) => Promise<DirectoryChurch | undefined>

/** @returns what finds the church of a route's calls, and throws not_found where there is none, or none that is active */
export function churchOfCall(services: Services, unnamed: Unnamed) {
  const { config, directory } = services
  const { active, ofId, ofSlug } = churchAccess(services)

  const ofHost = async ({ host }: FastifyRequest) =>
    active(await directory.byHost(churchOfHost(host, config.appDomain)))
  const named = async (igreja: unknown, request: FastifyRequest) => {
    if (igreja !== undefined) return ofId(String(igreja))
    const here = await directory.byHost(churchOfHost(request.host, config.appDomain))
    return active(here ?? (await unnamed(request)))
  }
  const inPath = async ({ routeOptions, params }: FastifyRequest) => {
    const { slug, code, [churchInPath(routeOptions.url ?? '') ?? '']: placed } = params as Names
    if (typeof slug === 'string') return ofSlug(slug)
    if (typeof code === 'string') return active(await directory.byHost({ code }))
    return /^\d+$/.test(String(placed)) ? ofId(String(placed)) : ofSlug(String(placed))
  }
  const ways: Record<Exclude<ChurchFrom, 'none' | 'scope'>, (request: FastifyRequest) => Promise<DirectoryChurch>> = {
    host: ofHost,
    path: inPath,
    query: (request) => named((request.query as Names).igreja, request),
    body: (request) => named((request.body as Names | undefined)?.igreja, request),
  }
  return (from: ChurchFrom) => (from === 'none' || from === 'scope' ? undefined : ways[from])
}
