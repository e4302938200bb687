import { challengeComplete } from '@atrio/tenant-core'

/** The parts of a window that matter here. */
type Framed = {
  location: Pick<Location, 'origin'> & { ancestorOrigins?: ArrayLike<string> }
  top: { postMessage: (message: unknown, origin: string) => void; location: Pick<Location, 'origin'> } | null
}

/**
 * Tells the top window that the challenge which led here is complete: only to the own origin, or to one that is registered
 * to frame the portal (quality: security 18). Loaded only in a frame.
 */
export function notifyChallengeEnd({ location, top }: Framed, search: string, registered: readonly string[]): void {
  const message = challengeComplete(search)
  const allowed = [location.origin, ...registered]
  for (const origin of topOrigins({ location, top }, allowed)) top?.postMessage(message, origin)
}

/**
 * The top window's origin if the browser reveals it; else all allowed ones: it ignores a message for another origin.
 */
function topOrigins({ location, top }: Framed, allowed: string[]): string[] {
  const { ancestorOrigins: above } = location
  if (above && above.length > 0) return allowed.filter((origin) => origin === above[above.length - 1])
  try {
    return allowed.filter((origin) => origin === top?.location.origin)
  } catch {
    return allowed.slice(1) // another origin's window keeps its address to itself
  }
}
