import { sessionAtom, signedInAtom, type FeatureContext } from '@atrio/tenant-core'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'

/** Viewer id of a visitor. */
export const NOBODY = 0

/** The person's account in the church: answers about a group depend on it. */
export const viewerOf = ({ store }: Pick<FeatureContext, 'store'>): number =>
  store.get(signedInAtom) ? (store.get(sessionAtom).clientAccount?.id ?? NOBODY) : NOBODY

const never = () => () => undefined

/**
 * Changes when a public page's session is restored after its first render. The server's markup is a visitor's, and so
 * is the first render in the browser.
 */
export function useViewer(): number {
  const { clientAccount } = useAtomValue(sessionAtom)
  const viewer = useAtomValue(signedInAtom) ? (clientAccount?.id ?? NOBODY) : NOBODY
  return useSyncExternalStore(
    never,
    () => viewer,
    () => NOBODY,
  )
}
