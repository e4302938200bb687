import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { ChurchData } from '../../database/church-database.ts'
import type { ChurchVersions } from '../../database/church-versions.ts'
import type { Database } from '../../database/open-database.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Config } from '../../runtime/config.ts'
import { StartUpError } from '../../runtime/start-up-error.ts'
import type { Auth } from '../auth/auth.ts'
import { isRead, personOf, persons } from '../auth/person.ts'
import type { ChurchDirectory, DirectoryChurch } from '../church/church-directory.ts'
import { type ChurchFrom, churchOfCall } from '../church/church-of-call.ts'
import { publicData } from '../church/public-data.ts'
import { GUEST, namedOwner } from './named-owner.ts'
import { type ChurchSought, unnamedChurch } from './unnamed-church.ts'
import { type Asked, NOBODY, type Viewer, viewers } from './viewer.ts'

/**
 * Who may call a route. `public`: anyone, without a look at the token. `visitor`: anyone, but a token that is sent must be
 * valid. `on-demand`: the same, checked by the handler when it needs to. `signed-in`: a person with a session. `internal`:
 * the operator (probes); open, but never with a church's data.
 */
export type Access = 'public' | 'visitor' | 'on-demand' | 'signed-in' | 'internal'

/**
 * As whom the church knows a caller who is signed in. `anyone`: by an account here, or not at all. `known`: also by one in a
 * sister church, or not at all. `family`: as that, and callers without one get 404. `staff`: by an account here with the
 * rights of staff (`viewer.isStaff`); everybody else gets 404. Without a role nobody looks. See docs/decisions/0036.
 */
export type Role = 'anyone' | 'known' | 'family' | 'staff'

const LEVELS: readonly unknown[] = ['public', 'visitor', 'on-demand', 'signed-in', 'internal'] satisfies Access[]

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    church?: ChurchFrom
    /** The row whose church a call is about that names none, where the church is in the query or body. */
    churchBy?: (request: FastifyRequest) => ChurchSought | undefined
    role?: Role
    /**
     * The parameter of path or query, or the field of the body, with the caller's user: another person's is 404. A visitor's
     * is 0, or left out.
     */
    owner?: string
    /** `no-store`: also for visitors. Personal answers are never cached anyway. */
    cache?: 'no-store'
    /**
     * A GET for anybody, of tables that move the church's content version alone: a standby may answer it. See `publicData`.
     */
    replica?: true
    /** A write that is also allowed with a mailed password that is not changed yet. */
    beforePasswordChange?: boolean
  }
  interface FastifyRequest {
    /** What the route's configuration asks for; see the three below, which throw where it does not. */
    found: Partial<Found> | null
    /** The church that the call is about. */
    church: DirectoryChurch
    /** That church's data. */
    data: ChurchData
    /** As whom that church knows the caller. */
    viewer: Viewer
  }
}

type Found = { church: DirectoryChurch; data: ChurchData; viewer: Viewer }
type Services = {
  auth: Auth
  clock: Clock
  config: Config
  database: Database
  directory: ChurchDirectory
  versions: ChurchVersions
}

/**
 * Makes every route say who may call it, for which church and as whom, and sees to it: the server does not start with one
 * that doesn't say. Must be called before any route is added.
 */
export function requireAccess(app: FastifyInstance, services: Services): void {
  const { claimsOf, identify } = persons(services.auth)
  const findersOf = churchOfCall(services, unnamedChurch(services))
  const { callerOf, viewerOf } = viewers(services)
  const dataForAll = publicData(services)
  app.decorateRequest('person', null)
  app.decorateRequest('found', null)
  for (const name of ['church', 'data', 'viewer'] as const) addFound(app, name)

  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { access, cache } = request.routeOptions.config
    const looks = isTokenLookedAt(access)
    if (cache || (looks && request.headers.authorization !== undefined)) reply.header('cache-control', 'no-store')
    if (!looks) return
    if (!isCallerFoundInChurch(request)) request.person = (await identify(request)) ?? null
    const shown = request.person ?? (await claimsOf(request))
    if (access === 'signed-in' && !shown) throw new ProblemError('unauthorized')
  }
  /** As whom the church knows the caller. A read learns here, in the same statement, whether their session still lives. */
  const findViewer = async (request: FastifyRequest, church: DirectoryChurch, asked: Asked): Promise<Viewer> => {
    if (!isCallerFoundInChurch(request)) {
      return request.person ? viewerOf(church, request.person.account, asked) : NOBODY
    }
    const claims = await claimsOf(request)
    if (!claims) return NOBODY
    const caller = await callerOf(church, claims, { ...asked, now: services.clock() })
    if (!caller) throw new ProblemError('unauthorized')
    request.person = caller.person
    return caller.viewer
  }
  const lookUp = async (request: FastifyRequest): Promise<void> => {
    const { access, church: from = 'none', role, owner, replica } = request.routeOptions.config
    const church = await findersOf(from)?.(request)
    if (!church) return
    request.found = { church, data: replica ? dataForAll(church) : services.database.churches.of(church.id) }
    if (!role) return
    const named = owner === undefined ? undefined : (namedOwner(request, owner) ?? GUEST)
    const isGuest = named === GUEST && access === 'visitor'
    const asked = isGuest ? { isHereOnly: true } : { named, isHereOnly: role === 'anyone' || role === 'staff' }
    const viewer = await findViewer(request, church, asked)
    if (named !== undefined && !isGuest) personOf(request)
    if (isGuest || !request.person) {
      request.found.viewer = NOBODY
      return
    }
    const isOwner = named === undefined || viewer.users.some(({ id }) => String(id) === named)
    if (!isOwner || !isLetIn(role, viewer)) throw notFound()
    request.found.viewer = viewer
  }
  app.addHook('onRoute', (route: RouteOptions) => {
    // Preflights and the HEAD that Fastify adds to a GET carry no more than that route does.
    if (route.method === 'OPTIONS') return
    const { access, cache, church, replica, role } = route.config ?? {}
    if (!LEVELS.includes(access)) {
      throw new StartUpError(`${String(route.method)} ${route.url} does not say who may call it (config.access).`)
    }
    if (!church && access !== 'internal') {
      throw new StartUpError(
        `${String(route.method)} ${route.url} does not say which church it is about (config.church).`,
      )
    }
    if (role === 'staff' && access !== 'signed-in') {
      throw new StartUpError(`${String(route.method)} ${route.url} is for staff, who are signed in.`)
    }
    if (replica && (access !== 'public' || cache || !isGet(route.method))) {
      throw new StartUpError(
        `${String(route.method)} ${route.url} is not for a standby: it is no GET that answers everybody alike.`,
      )
    }
    if (cache || access === 'visitor' || access === 'signed-in') route.onRequest = before(route.onRequest, admit)
    if (church) route.preHandler = before(route.preHandler, lookUp)
  })
}

const isTokenLookedAt = (access: Access | undefined) => access === 'signed-in' || access === 'visitor'

const isLetIn = (role: Role, { isStaff, users }: Viewer) =>
  role === 'staff' ? isStaff : role !== 'family' || users.length > 0

const isGet = (method: RouteOptions['method']) => [method].flat().every((one) => isRead(one))

/**
 * Reads that find out as whom churches know the caller, here or by `inScope`: the session is looked up there, not before.
 */
const isCallerFoundInChurch = ({ method, routeOptions: { config } }: FastifyRequest) =>
  isRead(method) && (config.role !== undefined || config.church === 'scope') && isTokenLookedAt(config.access)

/** What a route says of its callers, for the description of the calls. */
export function accessOf({ config }: Pick<RouteOptions, 'config'>) {
  const { access, church, role, owner } = config ?? {}
  return { access, church, role, owner }
}

/** A hook of a route, once: Fastify adds the HEAD of a GET with the GET's own hooks. */
const before = <T>(others: T | T[] | undefined, hook: T): T[] => {
  const list = [others ?? []].flat() as T[]
  return list.includes(hook) ? list : [hook, ...list]
}

function addFound(app: FastifyInstance, name: keyof Found): void {
  app.decorateRequest(name, {
    getter(this: FastifyRequest) {
      const found = this.found?.[name]
      if (!found) throw new Error(`${this.routeOptions.url} uses request.${name}, which its config does not ask for`)
      return found as never
    },
  })
}
