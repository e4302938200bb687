import { endpoint } from '@atrio/api-client'
import { describe, expect, it } from 'vitest'
import { browser, sessionServer } from '../testing/tabs.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { REFRESH_KEY, TOKEN_KEY } from './stored-session.ts'

const mine = endpoint('test.mine', (http) => http.get('/mine'))
const signedOut = { token: null, account: null, clientAccount: null }

/** A frame of another site with a signed-in person, whose storage it may share with a tab. */
async function frame() {
  const server = sessionServer()
  const { openTab, local } = browser(server)
  const tab = openTab()
  tab.ctx.embed = true
  await signIn(tab.ctx, { ...server.grant(7), mustChangePassword: false })
  return { server, openTab, local, ...tab }
}

describe('the end of a session in a frame', () => {
  it('stays on its page as a visitor and keeps the drafts', async () => {
    const { server, ctx, session, place, local, visited, reloads } = await frame()
    place.session.setItem('atrio.draft.chat', 'typed')
    server.revoke()
    await expect(ctx.api.run(mine, {})).rejects.toMatchObject({ status: 401 })
    expect([visited, reloads]).toEqual([[], []])
    expect(session()).toEqual(signedOut)
    expect([TOKEN_KEY, 'atrio.draft.chat'].map((key) => place.session.getItem(key))).toEqual([null, 'typed'])
    expect(local.getItem(REFRESH_KEY)).toBeNull()
  })

  it('stays on its page when a tab logs out', async () => {
    const { openTab, session, visited } = await frame()
    const tab = openTab()
    await signOut(tab.ctx)
    await expect.poll(session).toEqual(signedOut)
    expect(visited).toEqual([])
  })
})
