import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem.ts'
import { SteadyStore } from './steady-store.ts'

const MINUTE_MS = 60_000

/**
 * A cap on writes per address, over all routes together, far above what a person does. A route's own `config.rateLimit`
 * holds besides, and instead where it lets more in. Reads are not counted: they are cheap, and a church's whole
 * congregation may share one address.
 */
export async function limitWrites(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: SteadyStore,
    errorResponseBuilder: () => new ProblemError('rate_limited'),
  })
  const count = app.createRateLimit({ max: perMinute, timeWindow: MINUTE_MS })
  app.addHook('onRoute', (route) => {
    const writes = [route.method].flat().some((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
    const own = route.config?.rateLimit
    if (!writes || (own && Number(own.max) > perMinute)) return
    // before the others: what is refused here costs no look at a session
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
