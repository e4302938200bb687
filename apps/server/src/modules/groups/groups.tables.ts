import type { CelulaWire, EnderecoWire, ImagemWire, SolicitacaoCelulaWire } from '@atrio/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, doublePrecision, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../../platform/church/church.tables.ts'

export const celula = pgTable('celula', {
  igrejaId: churchId(),
  id: rowId(),
  slug: text().notNull(),
  nome: text().notNull(),
  descricao: text(),
  publico: text(),
  imagem: jsonb().$type<ImagemWire>(),
  endereco: jsonb().$type<EnderecoWire>(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  flagEnderecoPublico: boolean('flag_endereco_publico').notNull().default(false),
  lider: text(),
  telefoneLider: text('telefone_lider'),
  responsavel: text(),
  telefoneResponsavel: text('telefone_responsavel'),
  /** Who sees the phone numbers: the group's members, or all users of the church. */
  visibilidadeTelefone: text('visibilidade_telefone').$type<'membros' | 'usuarios'>().notNull().default('membros'),
  diaSemana: smallint('dia_semana'),
  horario: text(),
  frequencia: text().$type<NonNullable<NonNullable<CelulaWire['reuniao']>['frequencia']>>(),
  qtdeMaxMembros: integer('qtde_max_membros'),
  flagRecebeSolicitacao: boolean('flag_recebe_solicitacao').notNull().default(true),
  /** The normalised name, for sorting and search. */
  ordem: text().notNull(),
  /** The address's neighbourhood in small letters, which groups are found by. */
  bairro: text().generatedAlwaysAs(sql`nullif(lower(btrim(endereco ->> 'bairro')), '')`),
})

export const celulaMembro = pgTable('celula_membro', {
  igrejaId: churchId(),
  celulaId: bigint('celula_id', { mode: 'number' }).notNull(),
  usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
  flagLider: boolean('flag_lider').notNull().default(false),
  dataCadastro: instant('data_cadastro').notNull().defaultNow(),
})

export const solicitacaoCelula = pgTable('solicitacao_celula', {
  igrejaId: churchId(),
  id: rowId(),
  celulaId: bigint('celula_id', { mode: 'number' }).notNull(),
  usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
  mensagem: text(),
  situacao: text().$type<SolicitacaoCelulaWire['situacao']>().notNull().default('aberta'),
  idempotencia: text().notNull(),
  dataCadastro: instant('data_cadastro').notNull().defaultNow(),
  dataResposta: instant('data_resposta'),
})

export const reuniaoCelula = pgTable('reuniao_celula', {
  igrejaId: churchId(),
  id: rowId(),
  /** Its file's name; null: a leader recorded it in the portal. */
  slug: text(),
  celulaId: bigint('celula_id', { mode: 'number' }).notNull(),
  data: date({ mode: 'string' }).notNull(),
  tema: text().notNull(),
  texto: text(),
  qtdePresentes: integer('qtde_presentes'),
  qtdeVisitantes: integer('qtde_visitantes'),
  estudoId: bigint('estudo_id', { mode: 'number' }) /** Plain text of a leader, in place of `texto`. */,
  anotacoes: text(),
  versao: integer().notNull().default(1),
  /** The Idempotency-Key of its creation. */
  chaveEnvio: text('chave_envio'),
  registradaPor: bigint('registrada_por', { mode: 'number' }),
})

/** Who was at a meeting that a leader recorded. */
export const reuniaoPresenca = pgTable('reuniao_presenca', {
  igrejaId: churchId(),
  reuniaoId: bigint('reuniao_id', { mode: 'number' }).notNull(),
  usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
})
