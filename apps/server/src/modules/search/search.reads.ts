import { type SearchKindCode, type ModuleCode, searchKinds } from '@atrio/contract'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { igrejaModulo } from '../../platform/church/church.tables.ts'

/** The module that a kind belongs to: what a church has switched off is not found. */
const MODULES: { [Kind in SearchKindCode]?: ModuleCode } = {
  evento: 'MOD_EVENTO',
  noticia: 'MOD_NOTICIA',
  devocional: 'MOD_DEVOCIONAL',
  publicacao: 'MOD_PUBLICACAO',
  ebd: 'MOD_EBD',
  celula: 'MOD_CELULA',
}

/** Results of each kind where all are asked for, and of one that is asked for alone. */
const PER_KIND = 5
const OF_ONE_KIND = 50

type Search = { church: number; text: string; kind: SearchKindCode | undefined; now: Date }

type Row = {
  tipo: SearchKindCode
  id: string
  pai_id: string | null
  slug: string
  titulo: string
  texto: string
  /** As PostgreSQL writes it. */
  data: string
  posicoes: number[]
}

/** The best of each kind, of episodes only where they are the church's own and not those of a feed, in the order of the kinds. */
export async function searchChurch(db: NodePgDatabase, { church, text, kind, now }: Search) {
  const kinds = kind === undefined ? searchKinds : [kind]
  const most = kind === undefined ? PER_KIND : OF_ONE_KIND
  const modules = kinds.map((one) => MODULES[one] ?? null)
  const { rows } = await db.execute<Row>(sql`
    select found.* from search_documents(
      array(select kind from unnest(${sql.param([...kinds])}::text[], ${sql.param(modules)}::text[]) as known (kind, module)
        where (kind <> 'episodio' or not exists (select from podcast where podcast.igreja_id = ${church}))
          and (module is null or exists (select from ${igrejaModulo}
          where ${igrejaModulo.igrejaId} = ${church} and ${igrejaModulo.codigo} = known.module))),
      ${text}::text, ${now.toISOString()}::timestamptz, ${most + 1}::int) as found`)
  const groups = Map.groupBy(rows, ({ tipo }) => tipo)
  // the one more than is shown tells that there are more
  return [...groups].map(([tipo, found]) => ({ tipo, rows: found.slice(0, most), more: found.length > most }))
}
