import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../church/church.tables.ts'
import type { Attachment } from './compose-mail.ts'

/** Mails that wait; one that has been sent leaves. */
export const emailSaida = pgTable('email_saida', {
  id: rowId(),
  remetente: text().notNull(),
  destinatario: text().notNull(),
  assunto: text().notNull(),
  texto: text().notNull(),
  html: text().notNull(),
  anexos: jsonb().$type<Attachment[]>(),
  tentativas: integer().notNull().default(0),
  proximoEnvio: instant('proximo_envio').notNull(),
})
