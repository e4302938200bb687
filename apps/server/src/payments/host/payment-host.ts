import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered on the payment host only. */
    paymentHost?: boolean
  }
}

/**
 * Separates the payment host: it answers only its own routes, and no other host does. So scripts of a portal share no
 * origin with the code that takes card data. Must be called before any route is added.
 */
export function keepPaymentHostApart(app: FastifyInstance, paymentHost: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const here = request.hostname.toLowerCase() === paymentHost
    const own = request.routeOptions.config.paymentHost === true
    done(here !== own && request.method !== 'OPTIONS' ? notFound() : undefined)
  })
}
