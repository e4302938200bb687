import { restoringAtom, sessionAtom, signedInAtom, type FeatureContext } from '@atrio/tenant-core'
import { atom, useAtomValue } from 'jotai'

/** Whoever is not signed in. */
export const NOBODY = 0

/** The person's account in the church: their readings are theirs alone. */
export const viewerOf = ({ store }: Pick<FeatureContext, 'store'>): number =>
  store.get(signedInAtom) ? (store.get(sessionAtom).clientAccount?.id ?? NOBODY) : NOBODY

// not the promise itself: a hook that reads one waits for it, and a frame has nothing to show meanwhile
const comingBackAtom = atom((get) => get(restoringAtom) !== null)

/** Follows the session, which in a frame may be brought back after the page stands. */
export function useViewer(): { viewer: number; comingBack: boolean } {
  const { clientAccount } = useAtomValue(sessionAtom)
  const viewer = useAtomValue(signedInAtom) ? (clientAccount?.id ?? NOBODY) : NOBODY
  return { viewer, comingBack: useAtomValue(comingBackAtom) && viewer === NOBODY }
}
