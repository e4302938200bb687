import { isCardExpired } from '@atrio/contract/rules'

/** Days after a refusal until the card is charged again: all within a week, the shortest interval of what repeats. */
const RETRY_DAYS = [1, 3]

/** How often a card is charged for one date, the first time included. */
export const MAX_TRIES = RETRY_DAYS.length + 1

const DAY_MS = 86_400_000

/** When a refused card is charged again; undefined after the last attempt. @param tries for this date so far */
export function nextTry(tries: number, now: Date): Date | undefined {
  const rest = RETRY_DAYS[tries - 1]
  return rest === undefined ? undefined : new Date(now.getTime() + rest * DAY_MS)
}

/** A kept card. `validade` is MM/AAAA. */
export type ChargedCard = { idGatewayPagamento: number; validade: string; referencia: string | null }

type Terms = {
  /** The gateway of the church's card payments. */
  gateway: number
  /** `YYYY-MM-DD` */
  today: string
}

/** Whether a kept card can be charged in its holder's absence. */
export const isChargeable = (card: ChargedCard | null, { gateway, today }: Terms): card is ChargedCard =>
  card !== null &&
  card.referencia !== null &&
  card.idGatewayPagamento === gateway &&
  !isCardExpired(card.validade, today)
