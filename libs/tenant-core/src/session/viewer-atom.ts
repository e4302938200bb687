import { NOBODY } from '@atrio/api-client'
import { atom } from 'jotai'
import type { FeatureContext } from '../feature/feature-context.ts'
import { isSignedIn, sessionAtom } from './session.ts'

/** The signed-in person's account in the church; NOBODY for a visitor. */
export const viewerAtom = atom((get) => {
  const session = get(sessionAtom)
  return (isSignedIn(session) && session.clientAccount?.id) || NOBODY
})

/** For loads and event handlers. */
export const viewerOf = ({ store }: Pick<FeatureContext, 'store'>): number => store.get(viewerAtom)
