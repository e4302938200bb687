import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { DatabaseError } from 'pg'
import { addressGroup } from '../../http/address-group.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OrderBuyer } from '../buyers/buyer.ts'
import type { Order } from '../payments.tables.ts'
import { HOLD_BUDGET, heldPlaceHours, networkOf, ORDERS_WITHOUT_CAPTCHA } from './hold-budget.ts'

/** The arguments of `hold_places` in migration 0012, from its subjects on. */
export type HoldTerms = {
  heldSubjects: string[]
  mostWeights: number[]
  mostOrders: (number | null)[]
  weight: number
  /** End of the hold as ISO 8601; null while the order is undecided. */
  heldUntil: string | null
}

type Held = {
  church: number
  ip: string
  buyer: Pick<OrderBuyer, 'user' | 'counted' | 'cpf'>
  /** 0 for an order without places. */
  places: number
  expiresAt: Date
  /** End of the hold of free places: the event's end. Null for a priced order. */
  freeUntil: Date | null
  /** A captcha was solved for this order. */
  isSolved: boolean
}

/** For orders that are paid at once, and for members' free ones. */
export const NOTHING_HELD: HoldTerms = { heldSubjects: [], mostWeights: [], mostOrders: [], weight: 0, heldUntil: null }

/**
 * The subjects that an unpaid order counts for: an open order, or a guest's free one, which nothing else would ever
 * end. A member counts alone, so that guests who use a member's e-mail, document or address can't lock the member out.
 * A guest counts by everything that is hard to change.
 */
export function holdTerms({ auth, clock }: Pick<Platform, 'clock' | 'auth'>, held: Held): HoldTerms {
  const { church, ip, buyer, freeUntil, isSolved } = held
  if (freeUntil && buyer.user !== null) return NOTHING_HELD
  const { person, address, network } = HOLD_BUDGET
  const asks = isSolved ? null : ORDERS_WITHOUT_CAPTCHA
  const subjects: [kind: string, subject: string | null, mostWeight: number, mostOrders: number | null][] =
    buyer.user !== null
      ? [['hold member', String(buyer.user), person, null]]
      : [
          ['hold address', addressGroup(ip), address, asks],
          ['hold network', networkOf(ip), network, asks],
          ['hold e-mail', buyer.counted, person, asks],
          ['hold document', buyer.cpf || null, person, null],
        ]
  const given = subjects.filter(([, subject]) => subject !== null)
  return {
    heldSubjects: given.map(([kind, subject]) => auth.subjectKey(kind, `${church} ${subject}`)),
    mostWeights: given.map(([, , most]) => most),
    mostOrders: given.map(([, , , most]) => most),
    // free orders have the minimal weight: a congregation registers from one address
    weight: heldPlaceHours(held.places, clock(), freeUntil ? clock() : held.expiresAt),
    heldUntil: freeUntil?.toISOString() ?? null,
  }
}

/**
 * Counts an order opened by this transaction, unless it is paid already.
 * @throws ProblemError captcha_required, unpaid_limit
 */
export async function holdOrder(
  tx: NodePgDatabase,
  order: Pick<Order, 'igrejaId' | 'id' | 'situacao'>,
  { heldSubjects, mostWeights, mostOrders, weight, heldUntil }: HoldTerms,
): Promise<void> {
  if (order.situacao === 'aprovado') return
  await tx
    .execute(
      sql`select hold_places(${order.igrejaId}, ${order.id}, ${sql.param(heldSubjects)}::text[],
        ${sql.param(mostWeights)}::bigint[], ${sql.param(mostOrders)}::int[], ${weight},
        ${heldUntil}::timestamptz)`,
    )
    .catch((error: unknown) => {
      throw holdRefusal(error) ?? error
    })
}

const CAPTCHA_NEEDED = 'AT004'
const TOO_MUCH_HELD = 'AT005'

/** The refusal of an unpaid order beyond the limit; undefined for any other error. */
export function holdRefusal(error: unknown): ProblemError | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof DatabaseError)) return undefined
  if (cause.code === CAPTCHA_NEEDED) return new ProblemError('captcha_required')
  return cause.code === TOO_MUCH_HELD ? new ProblemError('unpaid_limit') : undefined
}

/**
 * Whether an order comes with a solved captcha: always altcha, see `Auth.orderCaptcha`.
 * @throws ProblemError captcha_invalid
 */
export async function solvedForOrder(
  { auth }: Pick<Platform, 'auth'>,
  { captcha, ip }: { captcha: string | undefined; ip: string },
): Promise<boolean> {
  if (captcha === undefined) return false
  if (!(await auth.orderCaptcha.solved(captcha, ip))) throw new ProblemError('captcha_invalid')
  return true
}
