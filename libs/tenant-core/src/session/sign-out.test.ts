import { expect, it } from 'vitest'
import { browser, sessionServer } from '../testing/tabs.ts'
import { restore } from './restore.ts'
import { signOut } from './sign-out.ts'
import { REFRESH_KEY } from './stored-session.ts'

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
