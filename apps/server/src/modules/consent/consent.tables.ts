import type { FinalidadeWire } from '@atrio/contract'
import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../../platform/church/church.tables.ts'

export const consentimento = pgTable('consentimento', {
  igrejaId: churchId(),
  id: rowId(),
  /** Random, of the browser. */
  identificador: uuid().notNull(),
  /** The person who was signed in, then or later, in this browser. */
  usuarioId: bigint('usuario_id', { mode: 'number' }),
  /** Version of the wording. */
  versao: integer().notNull(),
  idioma: text().notNull(),
  perguntadas: text().array().$type<FinalidadeWire[]>().notNull(),
  aceitas: text().array().$type<FinalidadeWire[]>().notNull(),
  data: instant('data').notNull(),
})
