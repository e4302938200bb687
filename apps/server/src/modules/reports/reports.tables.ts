import type { DenunciaNovaWire, ReportableKind } from '@atrio/contract'
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../../platform/church/church.tables.ts'

/** A thing that was reported; one row while it is open, however many report it. */
export const denuncia = pgTable('denuncia', {
  igrejaId: churchId(),
  id: rowId(),
  tipo: text().$type<ReportableKind>().notNull(),
  alvo: bigint({ mode: 'number' }).notNull(),
  /** `u…` of the member who wrote it. */
  autor: text(),
  nome: text(),
  trecho: text().notNull(),
  qtde: integer().notNull().default(0),
  /** Of those, people with an account. */
  qtdeContas: integer('qtde_contas').notNull().default(0),
  dataPrimeira: instant('data_primeira').notNull(),
  dataUltima: instant('data_ultima').notNull(),
  flagOculta: boolean('flag_oculta').notNull().default(false),
  dataEncerramento: instant('data_encerramento'),
})

export const denunciaRelato = pgTable('denuncia_relato', {
  igrejaId: churchId(),
  denunciaId: bigint('denuncia_id', { mode: 'number' }).notNull(),
  /** A keyed hash of the person or the address. */
  relator: text().notNull(),
  motivo: text().$type<DenunciaNovaWire['motivo']>().notNull(),
  nota: text(),
  data: instant('data').notNull(),
})

/** Without a row, nothing is hidden by itself. */
export const configuracaoDenuncia = pgTable('configuracao_denuncia', {
  igrejaId: churchId(),
  qtdeOcultar: integer('qtde_ocultar').notNull(),
})
