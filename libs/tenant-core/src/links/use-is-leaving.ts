import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

/**
 * Whether another page has been asked for, at the moment of the call. `useNavigation` says so only once React has drawn it, with
 * less haste than what the page itself changes: a page that moves on by itself asks both, and follows the link.
 */
export function useIsLeaving(): () => boolean {
  const router = use(DataRouterContext)?.router
  return useCallback(() => router !== undefined && router.state.navigation.state !== 'idle', [router])
}
