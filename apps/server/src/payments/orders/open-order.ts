import type { CompradorWire, OrderKind } from '@atrio/contract'
import type { FeeParts } from '@atrio/contract/rules'
import { getTableColumns, type SQL, sql, type Table } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { byHandStep } from '../methods/by-hand.ts'
import type { ChurchMethod } from '../methods/church-methods.ts'
import type { PaymentPlatform } from '../payment-platform.ts'
import { idempotencia, type Order, pedido } from '../payments.tables.ts'
import type { Claim } from './idempotent.ts'
import { orderCode } from './order-code.ts'
import { handlersOf } from './order-kinds.ts'
import { toPagamentoWire } from './order.wire.ts'

export type NewOrder = {
  church: DirectoryChurch
  kind: OrderKind
  referenceId: number | null
  /** The product, in the church's own words. */
  description: string
  /** The client account in that church; null for a guest. */
  user: number | null
  buyer: CompradorWire
  amounts: FeeParts & { interest: number }
  /** From `churchMethods`; null if nothing is to be paid. */
  method: ChurchMethod | null
  installments: { count: number; each: number }
  /** When it expires unpaid: see holdUntil. */
  expiresAt: Date
  claim: Claim
}

/** An order before its insertion, as the functions of migrations 0012 and 0015 take it. */
export type OrderDraft = {
  /** All columns but the id, which the insertion returns. */
  row: Omit<Order, 'id'>
  /** False for `em_aberto`; true if no gateway is needed, so that it is settled as it opens. */
  isSettled: boolean
  /** The first arguments of `open_order` and of functions that call it. */
  values: { fields: string; used: string }
}

/** Rows as PostgreSQL functions take them: JSON with the columns' names. */
export function rowsJson(table: Table, rows: object | readonly object[]): string {
  const columns: Record<string, { name: string }> = getTableColumns(table)
  const named = (row: object) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [columns[name]?.name ?? name, value]))
  return JSON.stringify(Array.isArray(rows) ? rows.map(named) : named(rows))
}

/** Computes an order's row without its id; makes no requests. */
export function draftOrder(
  { clock, payments }: Pick<PaymentPlatform, 'clock' | 'payments'>,
  order: NewOrder,
): OrderDraft {
  const { church, method, claim, expiresAt } = order
  const { interest, ...parts } = order.amounts
  const now = clock()
  const { gateways } = payments
  const gateway = method?.gateway ?? null
  const open = {
    igrejaId: church.id,
    codigo: orderCode(church.id),
    tipo: order.kind,
    referenciaId: order.referenceId,
    descricao: order.description,
    usuarioId: order.user,
    comprador: order.buyer,
    metodoPagamento: method?.code ?? null,
    idGatewayPagamento: gateway,
    motivoRecusa: null,
    moeda: church.moeda,
    valor: parts.amount,
    taxaServico: parts.serviceFee,
    taxaProcessamento: parts.processingFee,
    juros: interest,
    valorTotal: parts.total + interest,
    qtdeParcelas: order.installments.count,
    valorParcela: order.installments.each,
    cartao: null,
    valorDevolvido: 0,
    flagContestado: false,
    flagTeste: (gateway === null ? gateways : gateways.of(gateway)).isTest,
    idempotencia: claim.name,
    dataExpiracao: expiresAt,
    dataCadastro: now,
    dataUltimaAlteracao: now,
  }
  const row: Omit<Order, 'id'> = { ...open, dataAprovacao: null, ...initialState(method, open) }
  const isSettled = row.situacao !== 'em_aberto'
  return {
    row,
    isSettled,
    values: {
      fields: rowsJson(pedido, row),
      used: rowsJson(idempotencia, {
        escopo: claim.scope,
        chave: claim.key,
        // no column: see migration 0051
        chave_seguinte: claim.nextKey,
        impressao: claim.print,
        bloqueadaAte: claim.until,
        resposta: isSettled ? { body: toPagamentoWire(row, payments) } : null,
      }),
    },
  }
}

/** The initial status: free orders are paid, and those that the church collects await it. */
function initialState(
  method: ChurchMethod | null,
  order: Pick<Order, 'codigo' | 'valorTotal' | 'dataExpiracao' | 'dataCadastro'>,
): Pick<Order, 'situacao' | 'passo'> {
  if (method === null || order.valorTotal === 0) return { situacao: 'aprovado', passo: {} }
  if (method.gateway === null) return { situacao: 'aguardando', passo: byHandStep(method, order) }
  return { situacao: 'em_aberto', passo: {} }
}

/** A statement that stores an order by a PostgreSQL function, which returns its id. */
export const orderIdFrom = (db: NodePgDatabase, call: SQL) =>
  db.select({ id: sql<number>`id`.mapWith(pedido.id) }).from(sql`${call} as id`)

/**
 * Opens an order inside the transaction that takes its places. The request to the gateway is stored with it, so that
 * from here on nothing is lost: call `pay` after the commit.
 */
export async function openOrder(
  services: Pick<PaymentPlatform, 'clock' | 'payments'>,
  tx: NodePgDatabase,
  order: NewOrder,
): Promise<{ order: Order; isSettled: boolean }> {
  const { row, isSettled, values } = draftOrder(services, order)
  const [stored] = await orderIdFrom(tx, sql`open_order(${values.fields}::json, ${values.used}::json)`)
  if (!stored) throw new Error('an order was not stored')
  const opened: Order = { ...row, ...stored }
  if (isSettled) await handlersOf(order.kind).onStatus(tx, opened, 'em_aberto', opened.situacao)
  return { order: opened, isSettled }
}
