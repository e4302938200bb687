import { sessionAtom, signedInAtom, type FeatureContext } from '@atrio/tenant-core'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'

/** Whoever is not signed in. */
export const NOBODY = 0

/** The person's account in the church: what is told of a group depends on who asks. */
export const viewerOf = ({ store }: Pick<FeatureContext, 'store'>): number =>
  store.get(signedInAtom) ? (store.get(sessionAtom).clientAccount?.id ?? NOBODY) : NOBODY

const never = () => () => undefined

/**
 * Follows the session, which on a public page may be brought back after the page stands. The server's markup is nobody's:
 * while it becomes alive nobody is signed in.
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
