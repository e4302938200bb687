import { restoringAtom, sessionAtom, signedInAtom, type FeatureContext } from '@atrio/tenant-core'
import { atom, useAtomValue } from 'jotai'

/** Viewer id of a visitor. */
export const NOBODY = 0

/** The person's account in the church: their readings are theirs alone. */
export const viewerOf = ({ store }: Pick<FeatureContext, 'store'>): number =>
  store.get(signedInAtom) ? (store.get(sessionAtom).clientAccount?.id ?? NOBODY) : NOBODY

// not the promise itself: a hook that reads one waits for it, and a frame has nothing to show meanwhile
const comingBackAtom = atom((get) => get(restoringAtom) !== null)

/** Changes when a session is restored after the first render, as in a frame. */
export function useViewer(): { viewer: number; comingBack: boolean } {
  const { clientAccount } = useAtomValue(sessionAtom)
  const viewer = useAtomValue(signedInAtom) ? (clientAccount?.id ?? NOBODY) : NOBODY
  return { viewer, comingBack: useAtomValue(comingBackAtom) && viewer === NOBODY }
}
