import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { ProblemError } from './problem.ts'

/**
 * `/healthz`: the process is up and its database answers. `/readyz`: it also wants requests; it says no from the moment
 * the server is asked to stop, so that a balancer looks elsewhere while requests under way are finished.
 */
export function addHealth(app: FastifyInstance, pool: Pool): void {
  const answers = () => pool.query({ name: 'health', text: 'select 1' })
  const route = { config: { access: 'internal' }, schema: { hide: true } } as const
  app.get('/healthz', route, async (_request, reply) => {
    await answers()
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
  app.get('/readyz', route, async (_request, reply) => {
    if (app.isDraining()) throw new ProblemError('unavailable')
    await answers()
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}
