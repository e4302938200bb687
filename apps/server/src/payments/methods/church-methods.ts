import type { PaymentMethodCode } from '@atrio/contract'
import {
  addFees,
  type FeeParts,
  type FeeRate,
  type InstallmentPlan,
  installmentPlans,
  NO_FEE,
} from '@atrio/contract/rules'
import { asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type MethodConfiguration, metodoPagamento } from '../../platform/church/church.tables.ts'
import type { PaymentPlatform, Payments } from '../payment-platform.ts'

type Rate = NonNullable<MethodConfiguration['taxaServico']>

/** A way to pay that a church takes and this deployment has a gateway for. */
export type ChurchMethod = {
  code: PaymentMethodCode
  /** Null: the church takes the money itself. */
  gateway: number | null
  configuration: MethodConfiguration
}

/** What the church takes by itself: cash, and Pix to its own key. */
const BY_HAND: readonly PaymentMethodCode[] = ['dinheiro', 'pix_manual']
export const isByHand = (code: PaymentMethodCode): boolean => BY_HAND.includes(code)

/** The methods of a church, by code. One that no configured gateway answers for is not among them. */
export async function churchMethods(
  { payments }: Pick<PaymentPlatform, 'payments'>,
  db: NodePgDatabase,
  church: number,
): Promise<Map<string, ChurchMethod>> {
  const rows = await db
    .select()
    .from(metodoPagamento)
    .where(eq(metodoPagamento.igrejaId, church))
    .orderBy(asc(metodoPagamento.posicao))
  const usable = withGateways(payments, rows).flatMap((row): [string, ChurchMethod][] => {
    const code = row.codigo as PaymentMethodCode
    if (code === 'pix_manual' && !row.configuracao.chavePix) return []
    return [[code, { code, gateway: row.idGatewayPagamento, configuration: row.configuracao }]]
  })
  return new Map(usable)
}

/**
 * A church's methods as they are told and sold: each by the gateway that it goes through, the default one where it names
 * none, and null where the church takes the money itself. One that nothing here takes is not among them.
 */
export const withGateways = <Row extends { codigo: string; idGatewayPagamento: number | null }>(
  { gateways }: Pick<Payments, 'gateways'>,
  rows: readonly Row[],
): Row[] =>
  rows.flatMap((row) => {
    const code = row.codigo as PaymentMethodCode
    const id = isByHand(code) ? null : gateways.idFor(code, row.idGatewayPagamento)
    return id === undefined ? [] : [{ ...row, idGatewayPagamento: id }]
  })

const rate = (given: Rate | undefined): FeeRate =>
  given ? { basisPoints: given.pontosBase, fixed: given.fixo } : NO_FEE

type FeeTerms = {
  /** The church bears them (`flagAssumirTaxasServico`). */
  absorbed: boolean
  /** What is sold has a fee of its own instead of the church's. */
  service?: FeeRate | undefined
}

/** What a method adds to an amount; null, nothing to pay: nothing. */
export const feesOf = (method: ChurchMethod | null, amount: number, { absorbed, service }: FeeTerms): FeeParts =>
  addFees(amount, {
    service: service ?? rate(method?.configuration.taxaServico),
    processing: rate(method?.configuration.taxaProcessamento),
    absorbed,
  })

/** The instalments that a sum (fees in it) may be paid in by a method: one charge, and more of them by card. */
export const plansOf = (
  method: Pick<ChurchMethod, 'code' | 'configuration'>,
  total: number,
  { most, interest }: { most: number; interest: boolean },
): InstallmentPlan[] =>
  installmentPlans(total, method.code === 'cartao_credito' ? most : 1, interest ? (method.configuration.juros ?? 0) : 0)
