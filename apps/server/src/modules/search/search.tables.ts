import { bigint, customType, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant } from '../../platform/church/church.tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What visitors of a church may find. Kept by triggers, and read by functions of the database only: see 0068. */
export const documentoBusca = pgTable('documento_busca', {
  igrejaId: churchId(),
  tipo: text().notNull(),
  id: bigint({ mode: 'number' }).notNull(),
  paiId: bigint('pai_id', { mode: 'number' }),
  slug: text(),
  titulo: text().notNull(),
  texto: text().notNull(),
  data: instant('data').notNull(),
  dataPublicacao: instant('data_publicacao').notNull(),
  busca: tsvector().notNull(),
})
