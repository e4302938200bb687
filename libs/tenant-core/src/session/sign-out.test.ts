import { afterEach, expect, it, vi } from 'vitest'
import { browser, sessionServer } from '../testing/tabs.ts'
import { restore } from './restore.ts'
import { isSignedIn } from './session.ts'
import { signOut } from './sign-out.ts'
import { REFRESH_KEY } from './stored-session.ts'

afterEach(() => vi.useRealTimers())

it('ends the session on the server without waiting for the menu', async () => {
  const server = sessionServer()
  const shared = browser(server)
  const { refreshToken } = server.grant(7)
  shared.local.setItem(REFRESH_KEY, refreshToken)
  const { ctx } = shared.openTab()
  await restore(ctx, { origin: 'STORAGE' })
  const menu = Promise.withResolvers<object>()
  server.answers['GET /igreja-app-menu'] = () => menu.promise
  const signedOut = signOut(ctx)
  await expect.poll(() => server.calls('/security/logout')).toBe(1)
  menu.resolve({ igrejaAppMenu: [] })
  await signedOut
})

it('does not wait for a home page that does not load', async () => {
  const server = sessionServer()
  const shared = browser(server)
  shared.local.setItem(REFRESH_KEY, server.grant(7).refreshToken)
  const { ctx, session } = shared.openTab({ navigate: () => new Promise(() => undefined) })
  await restore(ctx, { origin: 'STORAGE' })
  expect(isSignedIn(session())).toBe(true)
  vi.useFakeTimers()
  const left = signOut(ctx)
  await vi.advanceTimersByTimeAsync(2_000)
  expect([isSignedIn(session()), shared.local.getItem(REFRESH_KEY)]).toEqual([false, null])
  await left
})
