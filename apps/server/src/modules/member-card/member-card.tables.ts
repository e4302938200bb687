import { sql } from 'drizzle-orm'
import { bigint, date, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, rowId } from '../../platform/church/church.tables.ts'

/** A card's columns besides its account's. */
export const carteirinha = pgTable('carteirinha', {
  igrejaId: churchId(),
  id: rowId(),
  usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
  numero: text().notNull(),
  /** The unguessable end of the address in the card's QR code. */
  codigo: text()
    .notNull()
    .default(sql`replace(gen_random_uuid()::text, '-', '')`),
  /** Unless it is the account's congregation. */
  congregacao: text(),
  dataBatismo: date('data_batismo'),
  cargo: text(),
  responsavel: text(),
  vinculo: text(),
})
