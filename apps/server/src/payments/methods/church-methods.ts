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

/** A payment method that a church accepts and this deployment supports. */
export type ChurchMethod = {
  code: PaymentMethodCode
  /** Null if the church collects the money itself. */
  gateway: number | null
  configuration: MethodConfiguration
}

/** Methods that a church collects itself: cash, and Pix to its own key. */
const BY_HAND: readonly PaymentMethodCode[] = ['dinheiro', 'pix_manual']
export const isByHand = (code: PaymentMethodCode): boolean => BY_HAND.includes(code)

/** A church's methods by code, without those of an unconfigured gateway. */
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
 * A church's methods, each with its gateway: the default one if it names none, and null if the church collects the
 * money itself. Methods without a configured gateway are left out.
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
  /** The church bears the fees (`flagAssumirTaxasServico`). */
  absorbed: boolean
  /** The product's own fee, in place of the church's. */
  service?: FeeRate | undefined
}

/** The fees of a method for an amount; zero without a method, when nothing is to be paid. */
export const feesOf = (method: ChurchMethod | null, amount: number, { absorbed, service }: FeeTerms): FeeParts =>
  addFees(amount, {
    service: service ?? rate(method?.configuration.taxaServico),
    processing: rate(method?.configuration.taxaProcessamento),
    absorbed,
  })

/** The instalment plans of a sum (fees included) for a method: a single charge, and more only by card. */
export const plansOf = (
  method: Pick<ChurchMethod, 'code' | 'configuration'>,
  total: number,
  { most, interest }: { most: number; interest: boolean },
): InstallmentPlan[] =>
  installmentPlans(total, method.code === 'cartao_credito' ? most : 1, interest ? (method.configuration.juros ?? 0) : 0)
