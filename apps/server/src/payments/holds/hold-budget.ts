import { addressGroup } from '../../http/address-group.ts'

const HOUR_MS = 3_600_000
/**
 * Hours that a place counts for. At least, since Pix holds renewed every half hour would otherwise cost next to
 * nothing; at most, so that holidays, which lengthen a boleto's hold, do not change how many places fit.
 */
const PLACE_HOURS = { least: 48, most: 240 }

/**
 * Place-hours that may be held unpaid at once. A person: ten places by boleto, or fifty (the largest possible order) by
 * immediate methods, enough for a family or a group. Guests of one address or network share a budget, since names and
 * e-mails are easily made up.
 */
export const HOLD_BUDGET = { person: 2_400, address: 9_600, network: 19_200 }

/** Unpaid orders of a guest before a captcha is required. */
export const ORDERS_WITHOUT_CAPTCHA = 2

/** Place-hours that an order holds until it is paid. */
export function heldPlaceHours(places: number, now: Date, until: Date): number {
  const hours = Math.ceil((until.getTime() - now.getTime()) / HOUR_MS)
  return places * Math.min(PLACE_HOURS.most, Math.max(PLACE_HOURS.least, hours))
}

/** The /24 of an IPv4 address or the /48 of an IPv6 address: the range of one customer or building. */
export function networkOf(ip: string): string {
  const group = addressGroup(ip)
  const separator = group.includes(':') ? ':' : '.'
  return group.split(separator).slice(0, 3).join(separator)
}
