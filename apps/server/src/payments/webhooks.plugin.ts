import type { FastifyPluginAsync } from 'fastify'
import { notFound, ProblemError } from '../http/problem.ts'
import { open } from '../http/route-parts.ts'
import type { PaymentPlatform } from './payment-platform.ts'
import { receiveMessage } from './webhooks.ts'

/** Far above what a gateway sends, far below what would hurt. */
const LIMIT = { rateLimit: { max: 6_000, timeWindow: 60_000, groupId: 'webhooks' } }
const MAX_BYTES = 262_144

/** `POST /webhooks/{gateway}`: messages of gateways. No bearer: the signature authenticates the sender. */
export const webhookRoutes: FastifyPluginAsync<{
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>
}> = async (app, { services }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) => done(null, body))

  app.post<{ Params: { gateway: string } }>(
    '/webhooks/:gateway',
    { config: { ...open, ...LIMIT }, schema: { hide: true } },
    async ({ params, body, headers }, reply) => {
      const gateway = services.payments.gateways.named(params.gateway)
      if (!gateway) throw notFound()
      if (!Buffer.isBuffer(body)) throw new ProblemError('validation')
      const heard = await receiveMessage(services, gateway, { body, headers })
      if (heard === 'wrong') throw new ProblemError('forbidden')
      return reply.header('cache-control', 'no-store').send({ received: true })
    },
  )
}
