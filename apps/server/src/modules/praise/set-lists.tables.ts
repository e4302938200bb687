import { bigint, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { churchId } from '../../platform/church/church.tables.ts'

const person = () => bigint('usuario_id', { mode: 'number' }).notNull()

export const louvorFavorito = pgTable('louvor_favorito', {
  igrejaId: churchId(),
  usuarioId: person(),
  louvorId: bigint('louvor_id', { mode: 'number' }).notNull(),
  /** What is left of a song that is gone. */
  titulo: text().notNull(),
})

/** A song of a list, with the title that it had when it was added. */
export type ListedSong = { idLouvor: number; titulo: string; tom: string | null; capotraste: number }

export const repertorio = pgTable('repertorio', {
  igrejaId: churchId(),
  usuarioId: person(),
  uuid: uuid().notNull(),
  nome: text().notNull(),
  data: date(),
  louvores: jsonb().$type<ListedSong[]>().notNull(),
  versao: integer().notNull().default(1),
})
