import type { GivingReason } from '@atrio/api-client'
import { giftFault, MAX_GIVEN, recurrenceDays } from '@atrio/contract/rules'
import { minorDigits } from '@atrio/i18n'
import { parseRouteId } from '@atrio/tenant-core'
import { paths } from '../paths.ts'

/** What was wrong with a link: shown to the giver, and left out of the form. Amounts are minor units. */
export type LinkProblem =
  | { kind: 'purpose' | 'amount' | 'every' }
  | { kind: 'below' | 'above'; amount: number; limit: number; currency: string }

/** What a link asks to be filled in: proposals, which the form and the server check like anything typed. */
export type GiftLink = {
  reasonId: number | undefined
  amount: number | null
  everyDays: number | null
  problems: LinkProblem[]
}

const AMOUNT = /^(\d{1,9})(?:[.,](\d{1,3}))?$/

/** Minor units of an amount such as `50` or `12.50`; undefined for anything else. */
function amountOf(text: string, currency: string): number | undefined {
  const digits = minorDigits(currency)
  const [, whole = '', part = ''] = AMOUNT.exec(text) ?? []
  if (whole === '' || part.length > digits) return undefined
  return Number(whole + part.padEnd(digits, '0'))
}

/** Reads `?purpose=&amount=&every=` (`?reason=` is the older name of the first) against the church's reasons. */
export function readGiftLink(search: URLSearchParams, reasons: readonly GivingReason[]): GiftLink {
  const problems: LinkProblem[] = []
  const purpose = search.get('purpose')
  const named = parseRouteId(purpose ?? search.get('reason') ?? undefined)
  const only = reasons.length === 1 ? reasons[0] : undefined
  const reason = reasons.find(({ id }) => id === named) ?? (purpose === null ? only : undefined)
  if (purpose !== null && !reason) problems.push({ kind: 'purpose' })
  const link: GiftLink = { reasonId: reason?.id ?? named, amount: null, everyDays: null, problems }
  const amount = search.get('amount')
  if (amount !== null && reason) link.amount = checked(amount, reason, problems)
  const every = search.get('every')
  if (every !== null) {
    link.everyDays = recurrenceDays.find((days) => String(days) === every) ?? null
    if (link.everyDays === null) problems.push({ kind: 'every' })
  }
  return link
}

function checked(text: string, { currency, minimum, maximum }: GivingReason, problems: LinkProblem[]): number | null {
  const amount = amountOf(text, currency)
  if (amount === undefined) return (problems.push({ kind: 'amount' }), null)
  const fault = giftFault(amount, { above: minimum, most: maximum })
  if (!fault) return amount
  problems.push(
    fault === 'minimum'
      ? { kind: 'below', amount, limit: minimum, currency }
      : { kind: 'above', amount, limit: Math.min(maximum ?? MAX_GIVEN, MAX_GIVEN), currency },
  )
  return null
}

type Gift = { reason: Pick<GivingReason, 'id' | 'currency'>; amount: number; everyDays: number | null }

/** The path that fills a gift in again. */
export function giftLinkPath({ reason, amount, everyDays }: Gift): string {
  const digits = minorDigits(reason.currency)
  const query = new URLSearchParams({ purpose: String(reason.id), amount: (amount / 10 ** digits).toFixed(digits) })
  if (everyDays !== null) query.set('every', String(everyDays))
  return `${paths.give}?${query}`
}
