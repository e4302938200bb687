import type { PaymentPlatform } from '../payments/payment-platform.ts'

/** All that the server is composed of. Each room names what it takes of it. */
export type Services = PaymentPlatform

declare module 'fastify' {
  interface FastifyInstance {
    /** For tests, the command line and the start: routes are given what they need when they are registered. */
    services: Services
  }
}
