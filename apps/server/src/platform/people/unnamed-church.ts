import { churchOfHost } from '@atrio/contract/rules'
import { and, asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/open-database.ts'
import { addressGroup } from '../../http/address-group.ts'
import type { Config } from '../../runtime/config.ts'
import type { AccessClaims } from '../auth/access-token.ts'
import type { Auth } from '../auth/auth.ts'
import type { LimitRule } from '../auth/limits.ts'
import { persons } from '../auth/person.ts'
import { allChurches } from '../church/all-churches.ts'
import type { ChurchDirectory, DirectoryChurch } from '../church/church-directory.ts'
import { usuario } from './account.tables.ts'
import { namedOwner } from './named-owner.ts'

type Found = { church: number }

/** A row whose church a call is about. */
export type ChurchSought = {
  /** Identifies the row among all churches; a row never changes its church. */
  name: string
  find(db: NodePgDatabase): Promise<Found[]>
}

type OfChurch = PgTable & { igrejaId: AnyPgColumn }

/** The row of a table with that value, in whichever church it is; undefined where the call has no such value. */
export function rowOf(table: OfChurch, column: AnyPgColumn, value: unknown): ChurchSought | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  if (column.dataType === 'number' && !Number.isSafeInteger(Number(value))) return undefined
  return {
    name: `${column.uniqueName} ${column.name} ${value}`,
    find: (db) =>
      db
        .select({ church: table.igrejaId })
        .from(table as PgTable)
        .where(eq(column, value))
        .limit(1) as Promise<Found[]>,
  }
}

type Services = { auth: Auth; config: Config; database: Database; directory: ChurchDirectory }

/** Rows whose church is known; the least recently used leave first. */
const MAX_ROWS = 5_000
/** Each look-up asks all churches, so an address that names rows at random is stopped. Known rows are not counted. */
const LOOKED_UP: LimitRule = { name: 'church of a row', burst: 300, everyMs: 1_000 }

/**
 * Finds the church of a call that names none, at a host that is no church's: what the specification leaves out (docs/wire.md).
 * By the row that its path is about, else by the caller's account, else by the page that it comes from, else there is one
 * church alone.
 */
export function unnamedChurch({ auth, config, database, directory }: Services) {
  const { claimsOf } = persons(auth)
  const kept = new LRUCache<string, number>({ max: MAX_ROWS })

  /** The first church that has the row. Rare: only for calls without a church whose row is not cached. */
  const firstWith = async (find: ChurchSought['find']): Promise<number | undefined> => {
    for await (const [first, ...others] of allChurches(database)) {
      const [found] = await database.churches.of(first, ...others).use(find)
      if (found) return found.church
    }
    return undefined
  }
  const ofRow = async ({ name, find }: ChurchSought, ip: string): Promise<number | undefined> => {
    const known = kept.get(name)
    if (known !== undefined) return known
    await auth.guard.limit(LOOKED_UP, addressGroup(ip))
    const found = await firstWith(find)
    if (found !== undefined) kept.set(name, found)
    return found
  }
  /** Where the account has the user that the path names; else where the session began; else where it was known first. */
  const ofCaller = async (
    { account, church }: AccessClaims,
    named: string | undefined,
  ): Promise<number | undefined> => {
    const own = (user?: number) =>
      firstWith((db) =>
        db
          .select({ church: usuario.igrejaId })
          .from(usuario)
          .where(and(eq(usuario.contaId, account), user === undefined ? undefined : eq(usuario.id, user)))
          .orderBy(asc(usuario.dataCadastro))
          .limit(1),
      )
    const user = Number(named)
    const ofUser = Number.isSafeInteger(user) && user > 0 ? await own(user) : undefined
    return ofUser ?? church ?? own()
  }
  const ofPage = ({ headers: { origin } }: FastifyRequest) => {
    const page = origin === undefined ? null : URL.parse(origin)
    return directory.byHost(page && churchOfHost(page.host, config.appDomain))
  }
  const onlyOne = async (): Promise<number | undefined> => {
    for await (const [first, ...others] of allChurches(database)) return others.length === 0 ? first : undefined
    return undefined
  }

  return async (request: FastifyRequest): Promise<DirectoryChurch | undefined> => {
    const { access, churchBy, owner = 'user' } = request.routeOptions.config
    const sought = churchBy?.(request)
    const ofSought = sought && (await ofRow(sought, request.ip))
    if (ofSought !== undefined) return directory.byId(ofSought)
    // a route that looks at no token does not refuse a wrong one either
    const claims = access === 'public' ? await claimsOf(request).catch(() => undefined) : await claimsOf(request)
    const ofToken = claims && (await ofCaller(claims, namedOwner(request, owner)))
    if (ofToken !== undefined) return directory.byId(ofToken)
    const page = await ofPage(request)
    if (page) return page
    const only = await onlyOne()
    return only === undefined ? undefined : directory.byId(only)
  }
}
