import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browser, sessionServer } from '../testing/tabs.ts'
import { endSession } from './end-session.ts'
import { restore } from './restore.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { REFRESH_KEY } from './stored-session.ts'

const unsubscribe = vi.fn(async () => true)
const close = vi.fn()
beforeEach(() => {
  const registration = {
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
    getNotifications: async () => [{ close }],
  }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

async function signedIn(account = 7) {
  const server = sessionServer()
  const shared = browser(server)
  shared.local.setItem(REFRESH_KEY, server.grant(account).refreshToken)
  const { ctx } = shared.openTab()
  await restore(ctx, { origin: 'STORAGE' })
  return { server, shared, ctx }
}
const ended = () => expect.poll(() => [unsubscribe.mock.calls.length, close.mock.calls.length]).toEqual([1, 1])

it('ends with the session, also where the server does not hear of it', async () => {
  const { server, ctx } = await signedIn()
  server.answers['POST /security/logout'] = () => Promise.reject(new Error('no network'))
  await signOut(ctx)
  await ended()
})

it('stays where the session of another tab goes on', async () => {
  const { ctx } = await signedIn()
  await endSession(ctx, { home: false, keepRefreshToken: true })
  expect(unsubscribe).not.toHaveBeenCalled()
})

it('ends when another person signs in, in any tab, and stays for the same person', async () => {
  const { server, shared } = await signedIn()
  await signIn(shared.openTab().ctx, { ...server.grant(7), mustChangePassword: false })
  expect(unsubscribe).not.toHaveBeenCalled()
  await signIn(shared.openTab().ctx, { ...server.grant(40), mustChangePassword: false })
  await ended()
})

it('is nothing where the browser has no service worker', async () => {
  vi.stubGlobal('navigator', {})
  const { ctx } = await signedIn()
  await expect(signOut(ctx)).resolves.toBeUndefined()
})
