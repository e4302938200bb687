import type { Claim, Order } from '../../../payments/payments.ts'
import type { Renewal } from '../play.tables.ts'

const SCOPE = 'renovacao'

type Period = Pick<Renewal, 'id' | 'dataFim'>
const periodKey = ({ id, dataFim }: Period) => `${id}-${dataFim.getTime()}-`

/**
 * The key of one attempt at one period of a renewal, unique among orders: repeated or concurrent runs make each attempt
 * once.
 */
export function claimOf(period: Period, tried: number, now: Date): Claim {
  const key = `${periodKey(period)}${tried}`
  return { scope: SCOPE, key, nextKey: null, name: `${SCOPE} ${key}`, print: key, until: now }
}

/** One period of a renewal. Ids of renewals that a restored backup does not know are given out again; their time is not. */
export const occasionOf = ({ igrejaId, dataCadastro, ...period }: Renewal): string =>
  [igrejaId, SCOPE, dataCadastro.getTime(), period.id, period.dataFim.getTime()].join('-')

/** Whether an order was made in its subscriber's absence: then they are mailed about all its moves. */
export const isRenewal = ({ idempotencia }: Pick<Order, 'idempotencia'>): boolean =>
  idempotencia?.startsWith(`${SCOPE} `) ?? false

/** How the names of all claims for a period begin. */
export const claimsOf = (period: Period): string => `${SCOPE} ${periodKey(period)}`

/** Whether an order is for this very period. */
export const renews = ({ idempotencia }: Pick<Order, 'idempotencia'>, period: Period): boolean =>
  idempotencia?.startsWith(claimsOf(period)) ?? false
