import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem.ts'

/**
 * A cap on writes per address, far above what a person does; calls that need a tighter one set their own. Reads are
 * not counted: they are cheap, and a church's whole congregation may share one address.
 */
export async function limitWrites(app: FastifyInstance, perMinute: number): Promise<void> {
  app.addHook('onRoute', (route) => {
    const writes = [route.method].flat().some((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
    if (!writes) return
    route.config = { rateLimit: { max: perMinute, timeWindow: 60_000, groupId: 'writes' }, ...route.config }
  })
  await app.register(rateLimit, { global: false, errorResponseBuilder: () => new ProblemError('rate_limited') })
}
