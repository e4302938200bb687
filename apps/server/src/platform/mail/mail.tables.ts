import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../church/church.tables.ts'
import type { Attachment } from './compose-mail.ts'

/** Mails that wait, and those that were given up; a sent mail is deleted. */
export const emailSaida = pgTable('email_saida', {
  id: rowId(),
  /** The same at every try: the Message-ID is derived from it. */
  codigo: uuid().notNull().defaultRandom(),
  /** The line that it waits in: see `lineOf`. */
  fila: bigint({ mode: 'number' }).notNull().default(0),
  remetente: text().notNull(),
  destinatario: text().notNull(),
  assunto: text().notNull(),
  texto: text().notNull(),
  html: text().notNull(),
  linkDescadastro: text('link_descadastro'),
  anexos: jsonb().$type<Attachment[]>(),
  /** From then on it is given up rather than sent: what it says is no longer good. */
  validoAte: instant('valido_ate'),
  /** Tries that have begun. */
  tentativas: integer().notNull().default(0),
  proximoEnvio: instant('proximo_envio').notNull(),
  /** End of the lease, by the database's clock: until then only one process sends it. */
  reservadoAte: instant('reservado_ate'),
  /** Why the last try failed: only codes. */
  motivoFalha: text('motivo_falha'),
  /** Set when it was given up. */
  dataDesistencia: instant('data_desistencia'),
})
