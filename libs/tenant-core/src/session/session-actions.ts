import type { Credentials } from '@atrio/api-client'
import type { FeatureContext } from '../feature/feature-context.ts'

/** Signs in with the server's credentials; see sign-in.ts. Its code loads on demand. */
export const signIn = async (ctx: FeatureContext, credentials: Credentials): Promise<void> =>
  (await import('./sign-in.ts')).signIn(ctx, credentials)

/** Logs out: navigates home (unless `home` is false), clears the person's data, ends the session on the server. */
export const signOut = async (ctx: FeatureContext, how?: { home: boolean }): Promise<void> =>
  (await import('./sign-out.ts')).signOut(ctx, how)

/**
 * Loads the code that ends a session, here or because another tab has ended it, while there is network: a person must be
 * able to sign out without it.
 */
export const prepareSignOut = async (): Promise<void> =>
  void (await Promise.all([import('./sign-out.ts'), import('./tabs.ts')]).catch(() => undefined))
