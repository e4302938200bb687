/** Of the places, those that a church may take while others ask, too: the rest is theirs. */
const SHARE = 3 / 4
/** Milliseconds after its last request for which a church counts as asking. */
const ASKING_MS = 60_000

/** Places for what can not be taken back once it has begun. */
export type ChurchShare = {
  /**
   * Takes a place.
   * @param church code of a church; those of no known church are held to the share of one, and hold none to theirs
   * @returns gives the place back, once; undefined where there is none for this church now
   */
  enter(church: string | undefined): (() => void) | undefined
}

/**
 * A number of places of which one church may take all while no other asks, and three quarters once another has asked
 * within the last minute. So a church that floods leaves room to all others as soon as the first of them has come.
 * @param now milliseconds, of a clock that never jumps
 */
export function churchShare(most: number, now: () => number = () => performance.now()): ChurchShare {
  const taken = new Map<string, number>()
  let inside = 0
  /** The church that asked last, and the last one before it that is another. */
  let last = { church: '', at: -Infinity }
  let another = last

  /** Notes that a church asks. @returns when another one did before */
  const otherBefore = (church: string, at: number): number => {
    if (church === '') return last.at
    if (church !== last.church) another = last
    last = { church, at }
    return another.at
  }
  const placesOf = (church: string): number => {
    const at = now()
    return at - otherBefore(church, at) < ASKING_MS ? Math.ceil(most * SHARE) : most
  }
  return {
    enter(church = '') {
      const held = taken.get(church) ?? 0
      if (held >= placesOf(church) || inside >= most) return undefined
      inside++
      taken.set(church, held + 1)
      return () => {
        inside--
        const left = (taken.get(church) ?? 0) - 1
        if (left > 0) taken.set(church, left)
        else taken.delete(church)
      }
    },
  }
}
