import { giftFault } from '@atrio/contract/rules'
import { type ChargedCard, isChargeable } from '../../../payments/off-session/card-terms.ts'
import type { Reason } from '../giving.reads.ts'
import type { Plan } from '../giving.tables.ts'

type Terms = {
  reason: Pick<Reason, 'flagRecorrencia' | 'valorMinimo' | 'valorMaximo'> | undefined
  card: ChargedCard | null
  /** The gateway of the church's card payments. */
  gateway: number
  /** `YYYY-MM-DD` */
  today: string
}

/** Why a gift can't be made: the church accepts no such gift any more, or there is no valid card. */
export function planFault({ valor }: Pick<Plan, 'valor'>, terms: Terms): 'reason' | 'card' | undefined {
  const { reason } = terms
  if (!reason?.flagRecorrencia) return 'reason'
  if (giftFault(valor, { above: reason.valorMinimo, most: reason.valorMaximo })) return 'reason'
  return isChargeable(terms.card, terms) ? undefined : 'card'
}
