import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../church/church.tables.ts'

/** Mails that wait; one that has been sent leaves. */
export const emailSaida = pgTable('email_saida', {
  id: rowId(),
  remetente: text().notNull(),
  destinatario: text().notNull(),
  assunto: text().notNull(),
  texto: text().notNull(),
  html: text().notNull(),
  tentativas: integer().notNull().default(0),
  proximoEnvio: instant('proximo_envio').notNull(),
})
