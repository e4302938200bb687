import { giftFault, isCardExpired } from '@atrio/contract/rules'
import type { Reason } from '../giving.reads.ts'
import type { Plan } from '../giving.tables.ts'

/** Days after a refusal until the card is charged again: all within a week, the shortest interval of gifts. */
const RETRY_DAYS = [1, 3]

const DAY_MS = 86_400_000

/** When a refused card is charged again; undefined after the last attempt. @param tries for this date so far */
export function nextTry(tries: number, now: Date): Date | undefined {
  const rest = RETRY_DAYS[tries - 1]
  return rest === undefined ? undefined : new Date(now.getTime() + rest * DAY_MS)
}

/** A plan's card. `validade` is MM/AAAA. */
type PlanCard = { idGatewayPagamento: number; validade: string; referencia: string | null }

type Terms = {
  reason: Pick<Reason, 'flagRecorrencia' | 'valorMinimo' | 'valorMaximo'> | undefined
  card: PlanCard | null
  /** The gateway of the church's card payments. */
  gateway: number
  /** `YYYY-MM-DD` */
  today: string
}

const isGood = (card: PlanCard | null, { gateway, today }: Pick<Terms, 'gateway' | 'today'>): boolean =>
  card !== null &&
  card.referencia !== null &&
  card.idGatewayPagamento === gateway &&
  !isCardExpired(card.validade, today)

/** Why a gift can't be made: the church accepts no such gift any more, or there is no valid card. */
export function planFault({ valor }: Pick<Plan, 'valor'>, terms: Terms): 'reason' | 'card' | undefined {
  const { reason } = terms
  if (!reason?.flagRecorrencia) return 'reason'
  if (giftFault(valor, { above: reason.valorMinimo, most: reason.valorMaximo })) return 'reason'
  return isGood(terms.card, terms) ? undefined : 'card'
}
