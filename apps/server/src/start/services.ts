import type { PaymentPlatform } from '../payments/payment-platform.ts'

/** All services of the server. Each room declares by `Pick` what it needs. */
export type Services = PaymentPlatform

declare module 'fastify' {
  interface FastifyInstance {
    /** For tests, the command line and the start: routes get what they need when they are registered. */
    services: Services
  }
}
