import { useSyncExternalStore } from 'react'

const NAME = 'atrio:street-map'
const CHANGED = 'atrio:street-map-choice'
/** Where storage is blocked, in a cross-site frame for instance, a choice lasts as long as the page. */
let held: string | null = null

function chosenHost(): string | null {
  try {
    return held ?? sessionStorage.getItem(NAME)
  } catch {
    return held
  }
}

function keep(host: string | null): void {
  held = null
  try {
    if (host === null) sessionStorage.removeItem(NAME)
    else sessionStorage.setItem(NAME, host)
  } catch {
    held = host
  }
  dispatchEvent(new Event(CHANGED))
}

const subscribe = (changed: () => void) => {
  addEventListener(CHANGED, changed)
  return () => removeEventListener(CHANGED, changed)
}

/**
 * Whether this person wants street maps from this host: in this tab until it is closed, and of this host only. Nothing is
 * asked of it before (docs/decisions/0069).
 * @param host null where no tiles are configured
 */
export function useStreetMapChoice(host: string | null): [boolean, (wanted: boolean) => void] {
  const chosen = useSyncExternalStore(subscribe, chosenHost, () => null)
  return [host !== null && chosen === host, (wanted) => keep(wanted ? host : null)]
}
