import type { Claim, Order } from '../../../payments/payments.ts'
import type { Plan } from '../giving.tables.ts'

const SCOPE = 'recorrencia'

/**
 * The key of one try of one date of a plan, which an order carries and no two can: whatever runs twice or at once, a date
 * has each of its tries once.
 */
export function claimOf({ id, proximaData }: Pick<Plan, 'id' | 'proximaData'>, tried: number, now: Date): Claim {
  const key = `${id}-${proximaData}-${tried}`
  return { scope: SCOPE, key, name: `${SCOPE} ${key}`, print: key, until: now }
}

/** Whether an order was made by a plan while its giver was not there: they are told of all that becomes of it. */
export const isOffSession = ({ idempotencia }: Pick<Order, 'idempotencia'>): boolean =>
  idempotencia?.startsWith(`${SCOPE} `) ?? false
