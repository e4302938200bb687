import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type DirectoryChurch, selectChurches } from './church-directory.ts'
import { igreja, organizacao } from './church.tables.ts'

/** Churches per list. */
const MAX_CLIENTS = 500
/** Churches per answer by place. */
const NEAREST = 100
/** Candidates by plain degrees, from the index; true distances are computed for these only. */
const CANDIDATES = 400

export type Place = { latitude: number; longitude: number }

/** The active churches of an organisation, by name. */
export const clientsOfOrganisation = (db: NodePgDatabase, slug: string): Promise<DirectoryChurch[]> =>
  selectChurches(db)
    .where(and(eq(organizacao.slug, slug), eq(igreja.flagAtivo, true)))
    .orderBy(asc(igreja.nome), asc(igreja.id))
    .limit(MAX_CLIENTS)

/** The active churches nearest to a place, of one organisation or of all, with their distance in metres. */
export async function clientsNear(
  db: NodePgDatabase,
  place: Place,
  slug: string | undefined,
): Promise<{ church: DirectoryChurch; distance: number }[]> {
  const near = sql`point(${igreja.longitude}, ${igreja.latitude}) <-> point(${place.longitude}, ${place.latitude})`
  const candidates = await selectChurches(db)
    .where(
      and(
        eq(igreja.flagAtivo, true),
        isNotNull(igreja.latitude),
        isNotNull(igreja.longitude),
        slug ? eq(organizacao.slug, slug) : undefined,
      ),
    )
    .orderBy(near)
    .limit(CANDIDATES)
  return candidates
    .map((church) => ({ church, distance: metres(place, church) }))
    .sort((a, b) => a.distance - b.distance || a.church.id - b.church.id)
    .slice(0, NEAREST)
}

const EARTH_RADIUS = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in metres (haversine). */
function metres(from: Place, to: { latitude: number | null; longitude: number | null }): number {
  const [fromLatitude, toLatitude] = [radians(from.latitude), radians(to.latitude ?? 0)]
  const north = Math.sin((toLatitude - fromLatitude) / 2) ** 2
  const east = Math.sin(radians((to.longitude ?? 0) - from.longitude) / 2) ** 2
  return (
    2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, north + Math.cos(fromLatitude) * Math.cos(toLatitude) * east)))
  )
}
