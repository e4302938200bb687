import type { ImagemWire, SessionBrowser, SessionSystem } from '@atrio/contract'
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../church/church.tables.ts'

/** Accounts, sessions and secrets: see migration 0003. Secrets are stored as hashes only. */

const accountId = () => bigint('conta_id', { mode: 'number' }).notNull()

export const conta = pgTable('conta', {
  id: rowId(),
  email: text().notNull(),
  nome: text().notNull(),
  sobrenome: text().notNull(),
  image: jsonb().$type<ImagemWire>(),
  senhaHash: text('senha_hash').notNull(),
  flagTrocarSenha: boolean('flag_trocar_senha').notNull().default(false),
  dataVerificacaoEmail: instant('data_verificacao_email'),
  /** The address that mails came back from for good, and since when: over once it is confirmed again or is another. */
  emailDevolvido: text('email_devolvido'),
  dataDevolucao: instant('data_devolucao'),
  /** The person has deleted the account: its data is being erased. */
  dataExclusao: instant('data_exclusao'),
  /** The first sign-in; null before it. */
  dataPrimeiroAcesso: instant('data_primeiro_acesso'),
  dataCadastro: instant('data_cadastro').notNull().defaultNow(),
})

export const senhaTemporaria = pgTable('senha_temporaria', {
  hash: text().notNull(),
  contaId: accountId(),
  prova: text(),
  /** `codigo` of the mail that it is in. */
  emailCodigo: uuid('email_codigo'),
  dataCadastro: instant('data_cadastro').notNull(),
  dataExpiracao: instant('data_expiracao').notNull(),
  dataUso: instant('data_uso'),
})

export const codigoUsoUnico = pgTable('codigo_uso_unico', {
  hash: text().notNull(),
  finalidade: text().$type<'verificar_email' | 'auto_login' | 'excluir_conta'>().notNull(),
  contaId: accountId(),
  clienteId: integer('cliente_id').notNull(),
  /** What it is bound to: see account_proof in migration 0003. */
  prova: text().notNull(),
  /** The session that requested it, and with which it ends. */
  sessaoId: uuid('sessao_id'),
  dataExpiracao: instant('data_expiracao').notNull(),
  dataUso: instant('data_uso'),
})

/** A change of an account's e-mail that waits for its confirmation: see migration 0060. */
export const trocaEmail = pgTable('troca_email', {
  contaId: accountId(),
  email: text().notNull(),
  hash: text().notNull(),
  prova: text().notNull(),
  clienteId: integer('cliente_id').notNull(),
  sessaoId: uuid('sessao_id'),
  dataExpiracao: instant('data_expiracao').notNull(),
})

export const sessao = pgTable('sessao', {
  id: uuid().notNull().defaultRandom(),
  contaId: accountId(),
  clienteId: integer('cliente_id'),
  semente: text().notNull(),
  dataCadastro: instant('data_cadastro').notNull(),
  dataExpiracao: instant('data_expiracao').notNull(),
  dataRevogacao: instant('data_revogacao'),
  navegador: text().$type<SessionBrowser>(),
  sistema: text().$type<SessionSystem>(),
})

/** Where a session's browser is pushed notifications: see migration 0062. */
export const inscricaoPush = pgTable('inscricao_push', {
  sessaoId: uuid('sessao_id').notNull(),
  contaId: accountId(),
  clienteId: integer('cliente_id').notNull(),
  endereco: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  dataCadastro: instant('data_cadastro').notNull(),
})

export const tokenRenovacao = pgTable('token_renovacao', {
  hash: text().notNull(),
  sessaoId: uuid('sessao_id').notNull(),
  dataCadastro: instant('data_cadastro').notNull(),
  dataUso: instant('data_uso'),
})

export const limite = pgTable('limite', { chave: text().notNull(), livreEm: instant('livre_em').notNull() })

export const captchaUsado = pgTable('captcha_usado', {
  chave: text().notNull(),
  dataExpiracao: instant('data_expiracao').notNull(),
})
