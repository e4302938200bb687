import { addressGroup } from '../../http/address-group.ts'

const HOUR_MS = 3_600_000
/**
 * A place counts for so many hours at least: else holds by Pix, renewed every half hour, would cost next to nothing. And
 * for so many at most, so that holidays between, which make a boleto's hold longer, do not decide how many places fit.
 */
const PLACE_HOURS = { least: 48, most: 240 }

/**
 * Place-hours that may be held unpaid at once. A person: ten places by boleto, or fifty (the largest order there is) by
 * what is paid at once, which does for a family or a group. Guests of one address or network share theirs, since names
 * and e-mails are easily made up.
 */
export const HOLD_BUDGET = { person: 2_400, address: 9_600, network: 19_200 }

/** Unpaid orders that a guest may have open before a captcha is asked for. */
export const ORDERS_WITHOUT_CAPTCHA = 2

/** What an order holds until it is paid, in place-hours. */
export function heldHours(places: number, now: Date, until: Date): number {
  const hours = Math.ceil((until.getTime() - now.getTime()) / HOUR_MS)
  return places * Math.min(PLACE_HOURS.most, Math.max(PLACE_HOURS.least, hours))
}

/** The /24 of an IPv4 address, the /48 of an IPv6 one: what one customer or room has its addresses from. */
export function networkOf(ip: string): string {
  const group = addressGroup(ip)
  const separator = group.includes(':') ? ':' : '.'
  return group.split(separator).slice(0, 3).join(separator)
}
