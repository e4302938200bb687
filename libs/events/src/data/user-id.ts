import { sessionAtom, signedInAtom, type FeatureContext } from '@atrio/tenant-core'

/** Id of visitors, and of guests' purchases. */
export const GUEST = 0

/** Id of the person's account in the church; 0 for visitors. */
export const userIdOf = ({ store }: Pick<FeatureContext, 'store'>): number =>
  store.get(signedInAtom) ? (store.get(sessionAtom).clientAccount?.id ?? GUEST) : GUEST
