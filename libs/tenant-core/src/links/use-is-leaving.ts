import { useCallback, useRef } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router'

/**
 * Whether another page was asked for, from the moment of the press on. `useNavigation` says so only once React has drawn it,
 * with less haste than what the page itself changes. Blocks nothing.
 */
export function useIsLeft(): () => boolean {
  const left = useRef(false)
  const look = useCallback<BlockerFunction>(({ currentLocation, nextLocation }) => {
    if (nextLocation.pathname !== currentLocation.pathname) left.current = true
    return false
  }, [])
  useBlocker(look)
  return useCallback(() => left.current, [])
}
