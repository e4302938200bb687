import type { CompradorWire, OrderKind } from '@atrio/contract'
import type { FeeParts } from '@atrio/contract/rules'
import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Services } from '../../../services.ts'
import type { DirectoryChurch } from '../../church/church-directory.ts'
import type { ChurchMethod } from '../methods/church-methods.ts'
import { cobranca, idempotencia, type Order, pedido } from '../payments.tables.ts'
import type { Claim } from './idempotent.ts'
import { orderCode } from './order-code.ts'

export type NewOrder = {
  church: DirectoryChurch
  kind: OrderKind
  referenceId: number | null
  /** What is ordered, in the church's own words. */
  description: string
  /** The client account in that church; null for a guest. */
  user: number | null
  buyer: CompradorWire
  amounts: FeeParts & { interest: number }
  /** From `churchMethods`; null where nothing is to be paid. */
  method: ChurchMethod | null
  installments: { count: number; each: number }
  /** When it is cancelled if it is not paid: see holdUntil. */
  expiresAt: Date
  claim: Claim
}

/**
 * Opens an order, `em_aberto`, inside the transaction that takes its places. With it goes the row of what will be asked
 * of the gateway, so that from here on nothing is lost: `pay` it after the commit.
 */
export async function openOrder(services: Services, tx: NodePgDatabase, order: NewOrder): Promise<Order> {
  const { church, method, claim } = order
  const { interest, ...parts } = order.amounts
  const now = services.clock()
  const gateway = method?.gateway ?? null
  const { gateways } = services.payments
  const [row] = await tx
    .insert(pedido)
    .values({
      igrejaId: church.id,
      codigo: orderCode(church.id),
      tipo: order.kind,
      referenciaId: order.referenceId,
      descricao: order.description,
      usuarioId: order.user,
      comprador: order.buyer,
      metodoPagamento: method?.code ?? null,
      idGatewayPagamento: gateway,
      moeda: church.moeda,
      valor: parts.amount,
      taxaServico: parts.serviceFee,
      taxaProcessamento: parts.processingFee,
      juros: interest,
      valorTotal: parts.total + interest,
      qtdeParcelas: order.installments.count,
      valorParcela: order.installments.each,
      flagTeste: (gateway === null ? gateways : gateways.of(gateway)).isTest,
      idempotencia: claim.name,
      dataExpiracao: order.expiresAt,
      dataCadastro: now,
      dataUltimaAlteracao: now,
    })
    .returning()
  if (!row) throw new Error('an order was not stored')
  if (gateway !== null) {
    await tx.insert(cobranca).values({ igrejaId: church.id, pedidoId: row.id, dataCadastro: now })
  }
  await tx
    .update(idempotencia)
    .set({ pedidoId: row.id })
    .where(
      and(
        eq(idempotencia.igrejaId, church.id),
        eq(idempotencia.escopo, claim.scope),
        eq(idempotencia.chave, claim.key),
      ),
    )
  return row
}
