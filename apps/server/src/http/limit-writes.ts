import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem.ts'
import { MonotonicStore } from './monotonic-store.ts'

const MINUTE_MS = 60_000

/**
 * Limits the writes per address over all routes together, far above what a person does. A route's own
 * `config.rateLimit` applies as well, and instead where it is looser. Reads are not counted: they are cheap, and a
 * whole congregation may share one address.
 */
export async function limitWrites(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: MonotonicStore,
    errorResponseBuilder: () => new ProblemError('rate_limited'),
  })
  const count = app.createRateLimit({ max: perMinute, timeWindow: MINUTE_MS })
  app.addHook('onRoute', (route) => {
    const writes = [route.method].flat().some((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
    const own = route.config?.rateLimit
    if (!writes || (own && Number(own.max) > perMinute)) return
    // first of all hooks: a refused request costs no session lookup
    route.onRequest = [
      async (request) => {
        const counted = await count(request)
        if (!counted.isAllowed && counted.isExceeded)
          throw new ProblemError('rate_limited', undefined, counted.ttlInSeconds)
      },
      ...[route.onRequest ?? []].flat(),
    ]
  })
}
