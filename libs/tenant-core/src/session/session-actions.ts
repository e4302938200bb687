import type { Credentials } from '@atrio/api-client'
import type { FeatureContext } from '../feature/feature-context.ts'

/** Signs in with credentials that the server gave; see sign-in.ts. Its code comes when it is used. */
export const signIn = async (ctx: FeatureContext, credentials: Credentials): Promise<void> =>
  (await import('./sign-in.ts')).signIn(ctx, credentials)

/** Logs out: goes home (unless the page is to stay), forgets the person, ends the session on the server. */
export const signOut = async (ctx: FeatureContext, how?: { home: boolean }): Promise<void> =>
  (await import('./sign-out.ts')).signOut(ctx, how)
