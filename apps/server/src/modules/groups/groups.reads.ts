import { and, asc, eq, getTableColumns, like, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Cursor } from '../../http/page-cursor.ts'
import { searchWords } from '../../platform/search-text.ts'
import { celula, celulaMembro, solicitacaoCelula } from './groups.tables.ts'

/** Most churches fit on one page, as a map needs. */
export const GROUPS_PER_PAGE = 60
/** Metres, farther than any place on Earth: groups without a place come last. */
const NO_PLACE_METRES = 30_000_000

export type Place = { latitude: number; longitude: number }
/** Who looks: their account in the church. */
export type Viewer = number
/** No row has it: nobody whom the church knows. */
export const NOBODY: Viewer = 0

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

/** Groups with the viewer's standing. */
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

/** By name, or the nearest first. @returns one more than a page, if there are as many */
export async function readGroups(db: NodePgDatabase, { church, viewer, own, search, near, after }: Asked) {
  if (own && viewer === NOBODY) return []
  const distance = near ? distanceFrom(near) : sql<number>`0`
  const order = near ? distance : celula.ordem
  return groups(db, viewer, { distance: distance.as('distance') })
    .where(
      and(
        eq(celula.igrejaId, church),
        own ? eq(celulaMembro.usuarioId, viewer) : undefined,
        // plain words have only letters and digits, so no wildcards of LIKE
        ...searchWords(search).map((word) => like(celula.ordem, `%${word}%`)),
        after ? sql`(${order}, ${celula.id}) > (${after.sort}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(order), asc(celula.id))
    .limit(GROUPS_PER_PAGE + 1)
}

/** Metres on a flat Earth, accurate enough for sorting within a city; from the displayed place, never the real one. */
function distanceFrom({ latitude, longitude }: Place): SQL<number> {
  const shown = (column: SQL | typeof celula.latitude | typeof celula.longitude) =>
    sql`case when ${celula.flagEnderecoPublico} then ${column} else round(${column}::numeric, 2)::float8 end`
  const north = sql`radians((${shown(celula.latitude)}) - ${latitude}::float8)`
  const east = sql`radians((${shown(celula.longitude)}) - ${longitude}::float8) * cos(radians(${latitude}::float8))`
  return sql<number>`coalesce(round(6371009 * sqrt((${north})^2 + (${east})^2))::int, ${NO_PLACE_METRES}::int)`
}

export const isSomewhere = (distance: number): boolean => distance < NO_PLACE_METRES
