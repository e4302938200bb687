import type { FastifyInstance } from 'fastify'
import { ProblemError } from '../http/problem.ts'
import type { Database } from './open-database.ts'

/**
 * `/healthz`: the process is up and its database answers; during an outage of the embedded database, since when, and
 * how many restarts have failed. `/readyz`: it also accepts requests; not ready from the moment that draining begins,
 * so that a balancer looks elsewhere while requests in progress are finished.
 */
export function addHealth(app: FastifyInstance, { pool, outage }: Pick<Database, 'pool' | 'outage'>): void {
  const answers = () => pool.query({ name: 'health', text: 'select 1' })
  const route = { config: { access: 'internal' }, schema: { hide: true } } as const
  app.get('/healthz', route, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await answers()
    } catch (error) {
      const now = outage()
      if (!now) throw error
      const { since, failures } = now
      return reply.code(503).header('retry-after', '1').send({ status: 'database starting again', since, failures })
    }
    return reply.send({ status: 'ok' })
  })
  app.get('/readyz', route, async (_request, reply) => {
    if (app.isDraining()) throw new ProblemError('unavailable')
    await answers()
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}
