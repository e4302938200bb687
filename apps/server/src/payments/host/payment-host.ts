import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered on the payment host, and on no other. */
    paymentHost?: boolean
  }
}

/**
 * Keeps the payment host apart: it answers its own routes and none of the portals' and the API's, which in turn answer
 * none of its. Scripts of a portal thereby share no origin with what takes card data. Must be called before any route
 * is added.
 */
export function keepPaymentHostApart(app: FastifyInstance, paymentHost: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const here = request.hostname.toLowerCase() === paymentHost
    const own = request.routeOptions.config.paymentHost === true
    done(here !== own && request.method !== 'OPTIONS' ? notFound() : undefined)
  })
}
