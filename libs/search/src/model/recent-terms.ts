/** Signing out removes keys with this prefix, see tenant-core's end-session. */
const PREFIX = 'atrio.draft.search.'
const MAX_TERMS = 6

/** A session that ends by itself keeps the terms for its own person's return: the next one on the device sees none of them. */
export type TermsOwner = { viewer: number; churchId: number }

const keyOf = ({ viewer, churchId }: TermsOwner) => `${PREFIX}${viewer}.${churchId}`

/** When storage is blocked, nothing is remembered. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** What a person, or visitors, searched for on this device, the last first. */
export function recentTerms(owner: TermsOwner): string[] {
  try {
    const kept: unknown = JSON.parse(storage()?.getItem(keyOf(owner)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string').slice(0, MAX_TERMS) : []
  } catch {
    return []
  }
}

export function rememberTerm(owner: TermsOwner, term: string): void {
  const same = (other: string) => other.toLowerCase() === term.toLowerCase()
  const terms = [term, ...recentTerms(owner).filter((other) => !same(other))].slice(0, MAX_TERMS)
  try {
    storage()?.setItem(keyOf(owner), JSON.stringify(terms))
  } catch {
    // full, or refused: the search is done all the same
  }
}

export const forgetTerms = (owner: TermsOwner): void => storage()?.removeItem(keyOf(owner))
