import type { Claim, Order } from '../../../payments/payments.ts'
import type { Plan } from '../giving.tables.ts'

const SCOPE = 'recorrencia'

/**
 * The key of one attempt at one date of a plan, unique among orders: repeated or concurrent runs make each attempt
 * once.
 */
export function claimOf({ id, proximaData }: Pick<Plan, 'id' | 'proximaData'>, tried: number, now: Date): Claim {
  const key = `${id}-${proximaData}-${tried}`
  return { scope: SCOPE, key, nextKey: null, name: `${SCOPE} ${key}`, print: key, until: now }
}

/** One date of a plan. Ids of plans that a restored backup does not know are given out again; their time is not. */
export const occasionOf = ({ igrejaId, id, dataCadastro, proximaData }: Plan): string =>
  [igrejaId, SCOPE, id, dataCadastro.getTime(), proximaData].join('-')

/** Whether a plan made the order in its giver's absence: then they are mailed about all its moves. */
export const isOffSession = ({ idempotencia }: Pick<Order, 'idempotencia'>): boolean =>
  idempotencia?.startsWith(`${SCOPE} `) ?? false
