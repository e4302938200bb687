import { type ChargedCard, isChargeable } from '../../../payments/off-session/card-terms.ts'
import type { Renewal } from '../play.tables.ts'

const DAY_MS = 86_400_000
/** The subscriber is notified of a renewal, or reminded to pay, so long before the end. */
const NOTICE_MS = 7 * DAY_MS
/** The card is charged before the end, so that access does not pause. */
const CHARGE_MS = DAY_MS
/** Later nobody expects a charge any more: retries are over by then. */
const GIVE_UP_MS = 7 * DAY_MS

export const noticeAt = (end: Date): Date => new Date(end.getTime() - NOTICE_MS)

/** When the card is charged: never within a day of the mail that tells of it. */
export const chargeAfterNotice = (end: Date, told: Date): Date =>
  new Date(Math.max(end.getTime() - CHARGE_MS, told.getTime() + DAY_MS))

/** Where a renewal goes on from now: already notified, if its subscriber agrees within the time of the notice. */
export function resumedAt(end: Date, now: Date): Pick<Renewal, 'dataAviso' | 'proximaTentativa'> {
  const notice = noticeAt(end)
  if (now < notice) return { dataAviso: null, proximaTentativa: notice }
  return { dataAviso: now, proximaTentativa: new Date(Math.max(end.getTime() - CHARGE_MS, now.getTime())) }
}

/** When the card of an active renewal is charged, as its subscriber sees it; null while a charge is under way. */
export function chargeDay({ situacao, dataFim, dataAviso, proximaTentativa }: Renewal): Date | null {
  if (situacao !== 'ativa' || proximaTentativa === null) return null
  return dataAviso === null ? chargeAfterNotice(dataFim, noticeAt(dataFim)) : proximaTentativa
}

export type Step = 'rest' | 'remind' | 'tell' | 'charge' | 'end'

/** What is due for a renewal that the sweep looks at. */
export function stepOf({ situacao, dataFim, dataAviso }: Renewal, now: Date): Step {
  if (situacao === 'manual') return dataAviso === null && now < dataFim ? 'remind' : 'rest'
  if (situacao !== 'ativa') return 'rest'
  if (now.getTime() > dataFim.getTime() + GIVE_UP_MS) return 'end'
  return dataAviso === null ? 'tell' : 'charge'
}

export type Fault = 'gone' | 'price' | 'card'

type Terms = {
  /** The plan and its total as they are now; undefined if it is no longer sold. */
  offer: { total: number; months: number } | undefined
  card: ChargedCard | null
  /** The gateway of the church's card payments. */
  gateway: number
  /** `YYYY-MM-DD` */
  today: string
}

/** Why a renewal can't be charged: it would be another bargain than the one agreed to, or there is no valid card. */
export function renewalFault(agreed: Pick<Renewal, 'valorTotal' | 'qtdeMeses'>, terms: Terms): Fault | undefined {
  const { offer } = terms
  // what became free is not renewed by card
  if (!offer || offer.total === 0) return 'gone'
  if (offer.total > (agreed.valorTotal ?? 0) || offer.months < (agreed.qtdeMeses ?? 0)) return 'price'
  return isChargeable(terms.card, terms) ? undefined : 'card'
}
