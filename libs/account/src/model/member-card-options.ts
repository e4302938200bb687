import { parseRouteId } from '@atrio/tenant-core'

/** A flag of the query: `fallback` when it is missing or neither true nor false. */
function flag(value: string | null, fallback: boolean): boolean {
  if (value === 'true' || value === '1' || value === '') return true
  return value === 'false' || value === '0' ? false : fallback
}

export type MemberCardOptions = {
  /** Undefined when it is not a user of this church. */
  userId: number | undefined
  /** Key of a signed link. */
  key: string | undefined
  /** Whether the card is shown on screen, not only in print. */
  shown: boolean
}

/**
 * Options of the embedded card's address: `?userId&memberChurchId&showCard`, and the key of a signed link.
 * @param viewer whose card it is where the address names nobody; undefined for a visitor
 */
export function memberCardOptions(
  query: URLSearchParams,
  churchId: number,
  viewer: number | undefined,
): MemberCardOptions {
  const church = query.get('memberChurchId')
  const isHere = !church || parseRouteId(church) === churchId
  return {
    userId: isHere ? (query.has('userId') ? parseRouteId(query.get('userId')!) : viewer) : undefined,
    key: query.get('key')?.slice(0, 100) || undefined,
    shown: flag(query.get('showCard'), true),
  }
}
