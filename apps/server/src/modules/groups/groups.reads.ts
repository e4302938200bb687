import { and, asc, eq, getTableColumns, like, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Cursor } from '../../http/page-cursor.ts'
import { searchWords } from '../../platform/search-text.ts'
import { celula, celulaMembro, solicitacaoCelula } from './groups.tables.ts'
import { NOBODY, type Viewer } from './viewer.ts'

/** Most of what a church has fits on one page, which a plan of places needs. */
export const GROUPS_PER_PAGE = 60
/** Farther than any place on Earth: groups that have none come last. */
const NOWHERE = 30_000_000

export type Place = { latitude: number; longitude: number }
type Asked = {
  church: number
  viewer: Viewer
  own: boolean
  search: string
} & ({ near: Place; after: Cursor<number> | null } | { near?: undefined; after: Cursor<string> | null })

const members = sql<number>`(select count(*) from celula_membro m
  where m.igreja_id = ${celula.igrejaId} and m.celula_id = ${celula.id})::int`

const columns = {
  ...getTableColumns(celula),
  isFull: sql<boolean>`coalesce(${celula.qtdeMaxMembros} <= ${members}, false)`,
  leads: celulaMembro.flagLider,
  requested: solicitacaoCelula.id,
}

/** Groups with what the viewer is to them. */
const groups = <T extends Record<string, SQL.Aliased>>(db: NodePgDatabase, viewer: Viewer, more: T) =>
  db
    .select({ ...columns, ...more })
    .from(celula)
    .leftJoin(
      celulaMembro,
      and(
        eq(celulaMembro.igrejaId, celula.igrejaId),
        eq(celulaMembro.celulaId, celula.id),
        eq(celulaMembro.usuarioId, viewer),
      ),
    )
    .leftJoin(
      solicitacaoCelula,
      and(
        eq(solicitacaoCelula.igrejaId, celula.igrejaId),
        eq(solicitacaoCelula.celulaId, celula.id),
        eq(solicitacaoCelula.usuarioId, viewer),
        eq(solicitacaoCelula.situacao, 'aberta'),
      ),
    )

export type GroupRow = Awaited<ReturnType<typeof readGroup>> & object

export async function readGroup(db: NodePgDatabase, church: number, id: number, viewer: Viewer) {
  const [row] = await groups(db, viewer, {}).where(and(eq(celula.igrejaId, church), eq(celula.id, id)))
  return row
}

/** By name, or the nearest first. @returns one more than a page, where there are as many */
export async function readGroups(db: NodePgDatabase, { church, viewer, own, search, near, after }: Asked) {
  if (own && viewer === NOBODY) return []
  const distance = near ? distanceFrom(near) : sql<number>`0`
  const order = near ? distance : celula.ordem
  return groups(db, viewer, { distance: distance.as('distance') })
    .where(
      and(
        eq(celula.igrejaId, church),
        own ? eq(celulaMembro.usuarioId, viewer) : undefined,
        // plain words hold letters and digits only, so none of them means more to LIKE
        ...searchWords(search).map((word) => like(celula.ordem, `%${word}%`)),
        after ? sql`(${order}, ${celula.id}) > (${after.sort}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(order), asc(celula.id))
    .limit(GROUPS_PER_PAGE + 1)
}

/** Metres on a flat Earth, right enough for order in a city; from where the place is shown, never from where it is. */
function distanceFrom({ latitude, longitude }: Place): SQL<number> {
  const shown = (column: SQL | typeof celula.latitude | typeof celula.longitude) =>
    sql`case when ${celula.flagEnderecoPublico} then ${column} else round(${column}::numeric, 2)::float8 end`
  const north = sql`radians((${shown(celula.latitude)}) - ${latitude}::float8)`
  const east = sql`radians((${shown(celula.longitude)}) - ${longitude}::float8) * cos(radians(${latitude}::float8))`
  return sql<number>`coalesce(round(6371009 * sqrt((${north})^2 + (${east})^2))::int, ${NOWHERE}::int)`
}

export const isSomewhere = (distance: number): boolean => distance < NOWHERE
