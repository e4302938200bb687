import { use, useSyncExternalStore } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, type Location } from 'react-router'

const never = () => () => {}

/**
 * Where the person is going: the address that has been asked for, or the page that is shown. `useNavigation` would say it as
 * part of a transition, which waits for what it passes through; this says it at once.
 */
export function useDestination(): Location {
  const shown = useLocation()
  const router = use(DataRouterContext)?.router
  const destination = () => router?.state.navigation.location ?? router?.state.location ?? shown
  return useSyncExternalStore(router?.subscribe ?? never, destination, () => shown)
}
