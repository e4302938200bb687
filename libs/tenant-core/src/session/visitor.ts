import { atom, useAtomValue } from 'jotai'
import type { FeatureContext } from '../feature/feature-context.ts'
import { restoringAtom, signedInAtom } from './session.ts'

// not the promise itself: reading one suspends the hook
const isVisitorAtom = atom((get) => !get(signedInAtom) && get(restoringAtom) === null)

/**
 * Whether it is certain that nobody is signed in: false while an earlier session is being restored. What asks for
 * sign-in opens on this, so that a member who presses right after the page opened is not asked. For what a press
 * opens: the server's markup knows nobody.
 */
export const useIsVisitor = (): boolean => useAtomValue(isVisitorAtom)

/** Whether a person is signed in, once an earlier session is restored. For event handlers. */
export async function isSignedInOnceRestored({ store }: Pick<FeatureContext, 'store'>): Promise<boolean> {
  await store.get(restoringAtom)
  return store.get(signedInAtom)
}
