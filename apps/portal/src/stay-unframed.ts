import type { DataRouter } from 'react-router'

/** The server frames these for nobody but ourselves (docs/decisions/0011-embed.md); its list says why. */
const NEVER = /^\/+(?:checkout|give|play|access|register|user)(?:\/|$)/i

/** The parts of a window that matter here. */
type Framed = {
  location: Pick<Location, 'origin'>
  top: { location: Pick<Location, 'origin'> } | null
  open: (address: string, target: string, features: string) => unknown
}
type Router = Pick<DataRouter, 'subscribe' | 'navigate'>

/**
 * Pages where one pays, signs in or deletes are never shown inside another site. The server refuses them as documents; a
 * portal that runs in a frame already opens them in a tab of their own, and stays where it is.
 */
export function stayUnframed({ location, top, open }: Framed, router: Router): void {
  if (isOurs(location, top)) return
  router.subscribe(({ navigation, location: here }) => {
    const to = navigation.location
    if (!to || !NEVER.test(to.pathname)) return
    open(to.pathname + to.search + to.hash, '_blank', 'noopener')
    void router.navigate(here.pathname + here.search + here.hash, { replace: true })
  })
}

function isOurs({ origin }: Pick<Location, 'origin'>, top: Framed['top']): boolean {
  try {
    return top?.location.origin === origin
  } catch {
    return false // another origin's window keeps its address to itself
  }
}
