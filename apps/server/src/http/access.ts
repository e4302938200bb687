import type { FastifyInstance, RouteOptions } from 'fastify'
import { StartUpError } from '../start-up-error.ts'
import { ProblemError } from './problem.ts'

/**
 * Who may call a route. `public`: anybody. `bearer`: a person with a session. `staff`: one with a staff role.
 * `internal`: whoever runs the server (probes); open, but never with a church's data.
 */
export type Access = 'public' | 'bearer' | 'staff' | 'internal'

const LEVELS: readonly unknown[] = ['public', 'bearer', 'staff', 'internal'] satisfies Access[]

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
}

/**
 * Makes every route say who may call it: the server does not start with one that doesn't.
 * Must be called before any route is added.
 */
export function requireAccess(app: FastifyInstance): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    // Preflights and the HEAD that Fastify adds to a GET carry no more than that route does.
    if (route.method === 'OPTIONS') return
    if (!LEVELS.includes(route.config?.access)) {
      throw new StartUpError(`${String(route.method)} ${route.url} does not say who may call it (config.access).`)
    }
    if (route.config?.access === 'bearer' || route.config?.access === 'staff') {
      const others = [route.onRequest ?? []].flat()
      route.onRequest = [
        async () => {
          throw new ProblemError('unauthorized') // nobody can be known: there are no sessions yet
        },
        ...others,
      ]
    }
  })
}
