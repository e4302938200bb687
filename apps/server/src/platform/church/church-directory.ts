import type { ChurchLookup } from '@atrio/contract/rules'
import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { LRUCache } from 'lru-cache'
import type { ChurchVersions } from '../../database/church-versions.ts'
import { igreja, igrejaHost, organizacao } from './church.tables.ts'

/** A church in the public directory. */
export type DirectoryChurch = typeof igreja.$inferSelect & {
  slugOrganizacao: string | null
  /** Its first verified custom host name. */
  hostname: string | null
}

/**
 * Finds churches by their public names. Results are cached by the church's content version, so that visits to a church
 * cost no query.
 */
export type ChurchDirectory = {
  byId(id: number): Promise<DirectoryChurch | undefined>
  bySlug(slug: string): Promise<DirectoryChurch | undefined>
  /** By its code, or by a verified custom host name. */
  byHost(lookup: ChurchLookup | null): Promise<DirectoryChurch | undefined>
  /** Like byHost, from the cache only: undefined if it needs a query. */
  knownByHost(lookup: ChurchLookup | null): DirectoryChurch | undefined
}

/** Cached names; the least recently used leave first. */
const MAX_NAMES = 5_000

export function churchDirectory(db: NodePgDatabase, versions: ChurchVersions): ChurchDirectory {
  const kept = new LRUCache<string, DirectoryChurch>({ max: MAX_NAMES })

  const known = (key: string) => {
    const church = kept.get(key)
    return church && church.versao >= (versions.current(church.id) ?? Infinity) ? church : undefined
  }
  const find = async (key: string, where: SQL): Promise<DirectoryChurch | undefined> => {
    const hit = known(key)
    if (hit) return hit
    const [church] = await selectChurches(db).where(where).limit(1)
    kept.delete(key)
    if (!church) return undefined
    await versions.load(church.id)
    kept.set(key, church)
    return church
  }
  return {
    byId: (id) => find(`id ${id}`, eq(igreja.id, id)),
    bySlug: (slug) => find(`slug ${slug}`, eq(igreja.slug, slug)),
    byHost: async (lookup) => {
      if (!lookup) return undefined
      const { code, hostname } = lookup
      if (code !== undefined) return find(keyOf(lookup), eq(igreja.codigo, code))
      const owner = sql`(select ${igrejaHost.igrejaId} from ${igrejaHost} where ${igrejaHost.host} = ${hostname})`
      return find(keyOf(lookup), eq(igreja.id, owner))
    },
    knownByHost: (lookup) => (lookup ? known(keyOf(lookup)) : undefined),
  }
}

const keyOf = ({ code, hostname }: ChurchLookup) => (code === undefined ? `host ${hostname}` : `code ${code}`)

/** Churches with the columns of lists; the caller filters. */
export const selectChurches = (db: NodePgDatabase) =>
  db
    .select({
      ...getTableColumns(igreja),
      slugOrganizacao: organizacao.slug,
      hostname: sql<
        string | null
      >`(select h.host from ${igrejaHost} h where h.igreja_id = ${igreja.id} order by h.posicao limit 1)`,
    })
    .from(igreja)
    .leftJoin(organizacao, eq(organizacao.id, igreja.organizacaoId))
