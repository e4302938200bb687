import type {
  CompradorWire,
  OrderKind,
  PagamentoWire,
  PaymentMethodCode,
  PaymentStatusCode,
  RefusalReason,
} from '@atrio/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../platform/church/church.tables.ts'
import type { SandboxMoneyBack } from './gateways/sandbox/sandbox-money-back.ts'
import type { MoneyFact } from './ledger/money-back.ts'

/** Orders and their payments: see migration 0010. */

const money = (name: string) => bigint(name, { mode: 'number' }).notNull()
const orderId = () => bigint('pedido_id', { mode: 'number' })
const made = () => instant('data_cadastro').notNull()

/** What the payer has to do next, by method. */
export type NextStep = Partial<
  Pick<PagamentoWire, 'pix' | 'boleto' | 'pixManual' | 'dinheiro' | 'carteira' | 'paypal' | 'desafio'>
>

/** Evidence of consent to a debit from a bank account: a mandate. */
export type Acceptance = { ip: string; userAgent: string; at: string }

/** The source of money by the provider's reference: never the number of a card or account. */
export type Source = {
  kind: 'card' | 'bankAccount'
  reference: string
  holder: string
  brand: string | null
  lastDigits: string
  /** MM/AAAA, of a card. */
  validUntil: string | null
  /** The buyer wants to keep it for later payments. */
  keep: boolean
  /** A kept card is charged while its holder is absent: nobody can complete a challenge. */
  offSession?: boolean
  /** What a charge off session is for. The gateway keeps it: after a restore it knows charges that the database does not. */
  occasion?: string
  /** Of a bank account, once it is to be charged. */
  accepted?: Acceptance
}

export const pedido = pgTable('pedido', {
  igrejaId: churchId(),
  id: rowId(),
  codigo: text().notNull(),
  tipo: text().$type<OrderKind>().notNull(),
  referenciaId: bigint('referencia_id', { mode: 'number' }),
  descricao: text().notNull(),
  usuarioId: bigint('usuario_id', { mode: 'number' }),
  comprador: jsonb().$type<CompradorWire>().notNull(),
  situacao: text().$type<PaymentStatusCode>().notNull().default('em_aberto'),
  metodoPagamento: text('metodo_pagamento').$type<PaymentMethodCode>(),
  idGatewayPagamento: integer('id_gateway_pagamento'),
  motivoRecusa: text('motivo_recusa').$type<RefusalReason>(),
  moeda: text().notNull(),
  valor: money('valor'),
  taxaServico: money('taxa_servico').default(0),
  taxaProcessamento: money('taxa_processamento').default(0),
  juros: money('juros').default(0),
  valorTotal: money('valor_total'),
  qtdeParcelas: integer('qtde_parcelas').notNull().default(1),
  valorParcela: money('valor_parcela'),
  cartao: jsonb().$type<NonNullable<PagamentoWire['cartao']>>(),
  passo: jsonb().$type<NextStep>().notNull().default({}),
  flagTeste: boolean('flag_teste').notNull().default(false),
  /** Refunded minor units, and whether a bank disputes the rest: the sum of `movimento_pedido`. */
  valorDevolvido: money('valor_devolvido').default(0),
  flagContestado: boolean('flag_contestado').notNull().default(false),
  idempotencia: text(),
  dataExpiracao: instant('data_expiracao'),
  /** When it was paid, by a trigger (migration 0056). */
  dataAprovacao: instant('data_aprovacao'),
  dataCadastro: made(),
  dataUltimaAlteracao: instant('data_ultima_alteracao').notNull(),
})
export type Order = typeof pedido.$inferSelect

/** Whether a bank disputes the payment of an order that would be valid otherwise. */
export const isContested = sql<boolean>`(${pedido.flagContestado} and ${pedido.situacao} = 'aprovado')`

/**
 * An order's status for its buyer: during a dispute it is under review, and unlocks nothing; what cost nothing was
 * cancelled, not refunded.
 */
export const shownStatus = sql<PaymentStatusCode>`case when ${isContested} then 'em_analise'
  when ${pedido.situacao} = 'estornado' and ${pedido.valorTotal} = 0 then 'cancelado' else ${pedido.situacao} end`

/** Refunds and disputes of an order: see migration 0010. */
export const movimentoPedido = pgTable('movimento_pedido', {
  igrejaId: churchId(),
  pedidoId: orderId().notNull(),
  referencia: text().notNull(),
  tipo: text().$type<MoneyFact['kind']>().notNull(),
  valor: money('valor'),
  situacao: text().$type<MoneyFact['status']>().notNull(),
  tentativas: integer().notNull().default(0),
  proximaTentativa: instant('proxima_tentativa'),
  dataCadastro: made(),
  dataUltimaAlteracao: instant('data_ultima_alteracao').notNull(),
})
export type Movement = typeof movimentoPedido.$inferSelect

export const cobranca = pgTable('cobranca', {
  igrejaId: churchId(),
  id: rowId(),
  pedidoId: orderId().notNull(),
  chave: uuid().notNull().defaultRandom(),
  situacao: text().$type<'criada' | 'enviada' | 'concluida'>().notNull().default('criada'),
  referencia: text(),
  fonte: jsonb().$type<Source>(),
  tentativas: integer().notNull().default(0),
  proximaTentativa: instant('proxima_tentativa'),
  estorno: text().$type<'pedido' | 'feito'>(),
  dataCadastro: made(),
})
export type Intent = typeof cobranca.$inferSelect

/** The cause of a mail about an order: a new status, or a refund or dispute. */
export type NoticeKind = PaymentStatusCode | 'devolvido_em_parte' | 'contestado'

/** Queued mails about orders: see migration 0012. */
export const avisoPedido = pgTable('aviso_pedido', {
  igrejaId: churchId(),
  pedidoId: orderId().notNull(),
  situacao: text().$type<NoticeKind>().notNull(),
  tentativas: integer().notNull().default(0),
  proximaTentativa: instant('proxima_tentativa').notNull(),
  dataCadastro: made(),
})
export type Notice = typeof avisoPedido.$inferSelect

export const eventoGateway = pgTable('evento_gateway', {
  igrejaId: churchId(),
  adaptador: text().notNull(),
  evento: text().notNull(),
  tipo: text().notNull(),
  pedidoId: orderId().notNull(),
  dataRecebimento: instant('data_recebimento').notNull(),
})

export const idempotencia = pgTable('idempotencia', {
  igrejaId: churchId(),
  escopo: text().notNull(),
  chave: text().notNull(),
  impressao: text().notNull(),
  pedidoId: orderId().notNull(),
  resposta: jsonb().$type<{ body: unknown }>(),
  bloqueadaAte: instant('bloqueada_ate').notNull(),
  dataCadastro: made(),
})

/** What an unpaid order holds, per subject that it counts for: see migration 0012. */
export const retencao = pgTable('retencao', {
  igrejaId: churchId(),
  pedidoId: orderId().notNull(),
  sujeito: text().notNull(),
  peso: money('peso'),
  ate: instant('ate'),
})

export const tokenPagamento = pgTable('token_pagamento', {
  igrejaId: churchId(),
  impressao: text().notNull(),
  idGatewayPagamento: integer('id_gateway_pagamento').notNull(),
  fonte: jsonb().$type<Source>().notNull(),
  /** Of a card that its gateway keeps already: the account that may save it. */
  usuarioId: bigint('usuario_id', { mode: 'number' }),
  dataExpiracao: instant('data_expiracao').notNull(),
  dataUso: instant('data_uso'),
})

export const sandboxCobranca = pgTable('sandbox_cobranca', {
  igrejaId: churchId(),
  chave: text().notNull(),
  referencia: text().notNull(),
  pedido: text().notNull(),
  situacao: text().$type<PaymentStatusCode>().notNull(),
  /** `keep`: the source that is kept once it is paid. */
  resultado: jsonb()
    .$type<{ refusal: RefusalReason | null; step: NextStep; keep?: string } & SandboxMoneyBack>()
    .notNull(),
  valor: money('valor'),
  dataCadastro: made(),
})
