import type { FeatureContext, Store } from '../feature/feature-context.ts'
import { endSession } from './end-session.ts'
import { restore } from './restore.ts'
import { keepCredentials } from './renew.ts'
import { restoringAtom, sessionAtom } from './session.ts'
import { placeOf, type TabMessage } from './session-place.ts'

const listening = new WeakSet<Store>()

/** Handles messages of this church's other tabs, once a person is signed in here. */
export function listenToTabs(ctx: FeatureContext): void {
  const place = placeOf(ctx)
  if (!place || listening.has(ctx.store)) return
  listening.add(ctx.store)
  place.hear((message) => void hearTab(ctx, message))
}

async function hearTab(ctx: FeatureContext, message: TabMessage): Promise<void> {
  const { account } = ctx.store.get(sessionAtom)
  switch (message.kind) {
    case 'tokens':
      if (account && account.id === message.accountId) keepCredentials(ctx, { token: message.token })
      return
    case 'logout':
      return loggedOutElsewhere(ctx)
    case 'login':
      if (account?.id !== message.accountId) await loggedInElsewhere(ctx)
  }
}

export async function loggedOutElsewhere(ctx: FeatureContext): Promise<void> {
  if (ctx.store.get(sessionAtom).token) await endSession(ctx, { home: !ctx.embed })
}

/** The stored refresh token is the other tab's; a different person's session here ends. */
export async function loggedInElsewhere(ctx: FeatureContext): Promise<void> {
  if (ctx.store.get(restoringAtom)) return
  const ended = ctx.store.get(sessionAtom).token && endSession(ctx, { home: !ctx.embed, keepRefreshToken: true })
  const restoring = Promise.resolve(ended)
    .then(() => restore(ctx, { origin: 'STORAGE' }))
    .finally(() => ctx.store.set(restoringAtom, null))
  ctx.store.set(restoringAtom, restoring)
  await restoring
}
