import { sessionAtom, signedInAtom, type FeatureContext } from '@atrio/tenant-core'

/** Whoever is not signed in, or has bought without. */
export const GUEST = 0

/** The person's account in the church; 0 for whoever is not signed in. */
export const userIdOf = ({ store }: Pick<FeatureContext, 'store'>): number =>
  store.get(signedInAtom) ? (store.get(sessionAtom).clientAccount?.id ?? GUEST) : GUEST
