import { churchOfHost } from '@atrio/contract/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem.ts'
import type { Config } from '../../runtime/config.ts'
import type { ChurchDirectory } from './church-directory.ts'
import { churchInPath } from './church-of-call.ts'

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

type Names = Partial<Record<string, unknown>>

/** What a call calls its church: slugs and ids, as they were sent. */
function namesIn({ routeOptions, params, query }: FastifyRequest): string[] {
  const byPlace = churchInPath(routeOptions.url ?? '') ?? ''
  const { slug, [byPlace]: placed } = params as Names
  const { igreja, cliente } = query as Names
  return [slug, placed, igreja, cliente].filter((text) => typeof text === 'string')
}

/**
 * Where both host and path (or query) of a write name a church, they must agree: a page of one church writes nothing into
 * another. A host that names none says nothing about it: the API's own, or that of a portal of static files.
 */
export function holdToOneChurch(
  app: FastifyInstance,
  { config, directory }: { config: Config; directory: ChurchDirectory },
): void {
  const check = async (request: FastifyRequest) => {
    const names = namesIn(request)
    const here = names.length > 0 && (await directory.byHost(churchOfHost(request.host, config.appDomain)))
    if (!here) return
    if (names.some((name) => name !== here.slug && name !== String(here.id))) throw new ProblemError('church_mismatch')
  }
  app.addHook('preValidation', (request, _reply, done) => {
    if (READS.includes(request.method)) return done()
    check(request).then(() => done(), done)
  })
}
