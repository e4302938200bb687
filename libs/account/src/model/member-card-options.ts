import { parseRouteId } from '@atrio/tenant-core'

/** A flag of the query: `fallback` where it is missing or says neither. */
function flag(value: string | null, fallback: boolean): boolean {
  if (value === 'true' || value === '1' || value === '') return true
  return value === 'false' || value === '0' ? false : fallback
}

export type MemberCardOptions = {
  /** Undefined for what is no user of this church. */
  userId: number | undefined
  /** Of a signed link. */
  key: string | undefined
  /** Whether the card stands on the page, too, and not on paper alone. */
  shown: boolean
}

/** What the embedded card's address asks for: `?userId&memberChurchId&showCard`, and the key of a signed link. */
export function memberCardOptions(query: URLSearchParams, churchId: number): MemberCardOptions {
  const church = query.get('memberChurchId')
  const isHere = !church || parseRouteId(church) === churchId
  return {
    userId: isHere ? parseRouteId(query.get('userId') ?? undefined) : undefined,
    key: query.get('key')?.slice(0, 100) || undefined,
    shown: flag(query.get('showCard'), true),
  }
}
