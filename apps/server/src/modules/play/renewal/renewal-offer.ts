import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FeeParts } from '@atrio/contract/rules'
import { type ChurchMethod, feesOf } from '../../../payments/payments.ts'
import { igrejaModulo } from '../../../platform/church/church.tables.ts'
import { planoAssinatura } from '../play.tables.ts'
import type { Plan } from '../subscriptions.reads.ts'

/** One more period of a plan by card, as it is sold now. */
export type Offer = { plan: Plan; fees: FeeParts; total: number; months: number }

/** @param method the church's card method */
export const toOffer = (plan: Plan, method: ChurchMethod): Offer => {
  const fees = feesOf(method, plan.valor, { absorbed: plan.flagAssumirTaxasServico })
  return { plan, fees, total: plan.valor === 0 ? 0 : fees.total, months: plan.qtdeMeses }
}

/** Whether Play is switched on: what nobody can watch is not charged. */
export async function hasPlay(db: NodePgDatabase, church: number): Promise<boolean> {
  const rows = await db
    .select({ codigo: igrejaModulo.codigo })
    .from(igrejaModulo)
    .where(and(eq(igrejaModulo.igrejaId, church), eq(igrejaModulo.codigo, 'MOD_ASSINATURA')))
  return rows.length > 0
}

/** @returns undefined for a plan that the church no longer sells */
export async function offerOf(
  db: NodePgDatabase,
  church: number,
  { plan, method }: { plan: number | null; method: ChurchMethod },
): Promise<Offer | undefined> {
  if (plan === null) return undefined
  const [row] = await db
    .select()
    .from(planoAssinatura)
    .where(and(eq(planoAssinatura.igrejaId, church), eq(planoAssinatura.id, plan)))
  return row && toOffer(row, method)
}
