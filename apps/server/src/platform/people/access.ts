import { staffRoles } from '@atrio/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { notFound, ProblemError } from '../../http/problem.ts'
import { StartUpError } from '../../runtime/start-up-error.ts'
import { identify } from '../auth/person.ts'
import { usuario, usuarioRole } from './account.tables.ts'

/**
 * Who may call a route. `public`: anybody. `bearer`: a person with a session. `staff`: one with a staff role in the
 * church at whose portal the session began. `internal`: whoever runs the server (probes); open, but never with a church's
 * data.
 */
export type Access = 'public' | 'bearer' | 'staff' | 'internal'

const LEVELS: readonly unknown[] = ['public', 'bearer', 'staff', 'internal'] satisfies Access[]

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Of a write: also for somebody who signed in with a mailed password and has not changed it yet. */
    beforePasswordChange?: boolean
  }
}

/**
 * Makes every route say who may call it: the server does not start with one that doesn't.
 * Must be called before any route is added.
 */
export function requireAccess(app: FastifyInstance): void {
  app.decorateRequest('person', null)
  app.addHook('onRoute', (route: RouteOptions) => {
    // Preflights and the HEAD that Fastify adds to a GET carry no more than that route does.
    if (route.method === 'OPTIONS') return
    const access = route.config?.access
    if (!LEVELS.includes(access)) {
      throw new StartUpError(`${String(route.method)} ${route.url} does not say who may call it (config.access).`)
    }
    if (access === 'bearer' || access === 'staff') {
      const others = [route.onRequest ?? []].flat()
      route.onRequest = [
        async (request, reply) => {
          reply.header('cache-control', 'no-store') // one person's answer is nobody's to keep
          await admit(request, access)
        },
        ...others,
      ]
    }
  })
}

async function admit(request: FastifyRequest, access: 'bearer' | 'staff'): Promise<void> {
  const person = await identify(request)
  if (!person) throw new ProblemError('unauthorized')
  request.person = person
  if (access === 'staff' && !(await isStaff(request, person.church, person.account))) throw notFound()
}

async function isStaff({ server }: FastifyRequest, church: number | null, account: number): Promise<boolean> {
  if (church === null) return false
  const roles = await server.services.database.churches.of(church).use((db) =>
    db
      .select({ role: usuarioRole.role })
      .from(usuarioRole)
      .innerJoin(usuario, and(eq(usuario.igrejaId, usuarioRole.igrejaId), eq(usuario.id, usuarioRole.usuarioId)))
      .where(and(eq(usuario.contaId, account), inArray(usuarioRole.role, [...staffRoles])))
      .limit(1),
  )
  return roles.length > 0
}
