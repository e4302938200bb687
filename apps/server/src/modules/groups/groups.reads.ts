import { and, asc, eq, getTableColumns, like, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Cursor } from '../../http/page-cursor.ts'
import { searchWords } from '../../platform/search-text.ts'
import { celula, celulaMembro, solicitacaoCelula } from './groups.tables.ts'

/** Most churches fit on one page, as a map needs. */
export const GROUPS_PER_PAGE = 60
/** Metres, farther than any place on Earth: groups without a place come last. */
const NO_PLACE_METRES = 30_000_000

/** Above what a city's churches have: more would be no choice to read. */
const MAX_AREAS = 300

export type GroupFilters = { weekdays: number[]; areas: string[] }
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
  /** 0 is Sunday. */
  weekday?: number | undefined
  /** The neighbourhood, as one of `readFilters`. */
  area?: string | undefined
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
export async function readGroups(db: NodePgDatabase, asked: Asked) {
  const { church, viewer, own, search, weekday, area, near, after } = asked
  if (own && viewer === NOBODY) return []
  const distance = near ? distanceFrom(near) : sql<number>`0`
  const order = near ? distance : celula.ordem
  return groups(db, viewer, { distance: distance.as('distance') })
    .where(
      and(
        eq(celula.igrejaId, church),
        own ? eq(celulaMembro.usuarioId, viewer) : undefined,
        weekday === undefined ? undefined : eq(celula.diaSemana, weekday),
        area === undefined ? undefined : sql`${celula.bairro} = lower(btrim(${area}::text))`,
        // plain words have only letters and digits, so no wildcards of LIKE
        ...searchWords(search).map((word) => like(celula.ordem, `%${word}%`)),
        after ? sql`(${order}, ${celula.id}) > (${after.sort}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(order), asc(celula.id))
    .limit(GROUPS_PER_PAGE + 1)
}

/** The weekdays and neighbourhoods of a church's groups: one look-up in an index for each, however many groups there are. */
export async function readFilters(db: NodePgDatabase, church: number): Promise<GroupFilters> {
  const here = sql`igreja_id = ${church}`
  const { rows } = await db.execute<GroupFilters>(sql`
    with recursive area (key) as (
      select min(bairro) from celula where ${here} and bairro is not null
      union all
      select (select min(bairro) from celula where ${here} and bairro > area.key) from area where area.key is not null
    )
    select
      array(select day from generate_series(0, 6) day
        where exists (select from celula where ${here} and dia_semana = day)) as weekdays,
      array(select (select btrim(endereco ->> 'bairro') from celula where ${here} and bairro = area.key order by id limit 1)
        from area where area.key is not null limit ${MAX_AREAS}) as areas`)
  return rows[0] ?? { weekdays: [], areas: [] }
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
