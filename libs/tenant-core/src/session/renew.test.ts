import { describe, expect, it } from 'vitest'
import { browser, memoryStorage, sessionServer, unreachable } from '../testing/tabs.ts'
import { endpoint, refusal } from '@atrio/api-client'
import { isSignedIn, sessionAtom } from './session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { loggedInElsewhere } from './tabs.ts'
import { REFRESH_KEY, STATE_KEY, TOKEN_KEY } from './stored-session.ts'

const mine = endpoint('test.mine', (http) => http.get('/mine'))
const save = endpoint('test.save', (http, text: string) => http.post('/save', { body: { text } }))

async function signedInTab(setUp: Parameters<ReturnType<typeof browser>['openTab']>[0] = {}) {
  const server = sessionServer()
  const { openTab, local } = browser(server)
  const tab = openTab(setUp)
  await signIn(tab.ctx, { ...server.grant(7), mustChangePassword: false })
  server.asked.length = 0
  return { server, openTab, local, ...tab }
}

describe('an expired access token', () => {
  it('is renewed once for all pending calls, each of which is retried once', async () => {
    const { server, ctx, session } = await signedInTab()
    server.expire()
    const answers = await Promise.all([ctx.api.run(mine, {}), ctx.api.run(mine, {}), ctx.api.run(save, 'typed')])
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(server.calls('/token/refresh')).toBe(1)
    expect(server.calls('/mine')).toBe(4)
    expect(server.asked.at(-1)).toMatchObject({ token: 'access.2' })
    expect(session().token).toBe('access.2')
  })

  it('delays later calls until it is renewed', async () => {
    const { server, ctx } = await signedInTab()
    server.expire()
    const first = ctx.api.run(mine, {})
    await expect.poll(() => server.calls('/token/refresh')).toBe(1)
    await Promise.all([first, ctx.api.run(mine, {})])
    expect(server.calls('/mine')).toBe(3)
  })

  it('is renewed once per call: a call refused again is rejected', async () => {
    const { server, ctx } = await signedInTab()
    server.answers['GET /mine'] = () => {
      throw refusal(401, { code: 'unauthorized' })
    }
    await expect(ctx.api.run(mine, {})).rejects.toMatchObject({ status: 401 })
    expect(server.calls('/mine')).toBe(2)
    expect(server.calls('/token/refresh')).toBe(1)
  })

  it('is renewed once across two tabs, which both stay signed in', async () => {
    const { server, ctx, openTab, session } = await signedInTab()
    const other = openTab()
    await loggedInElsewhere(other.ctx)
    expect(isSignedIn(other.session())).toBe(true)
    server.asked.length = 0
    server.expire()
    await Promise.all([ctx.api.run(mine, {}), other.ctx.api.run(mine, {})])
    expect(server.calls('/token/refresh')).toBe(1)
    expect(other.session().token).toBe(session().token)
    expect(other.place.session.getItem(TOKEN_KEY)).toBe(session().token)
  })

  it('is renewed in a frame without storage and locks', async () => {
    const { server, ctx, place } = await signedInTab()
    place.alone = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))
    server.expire()
    expect(await ctx.api.run(mine, {})).toEqual({ ok: true })
    expect(server.calls('/token/refresh')).toBe(1)
  })

  it('keeps the session when no answer arrives', async () => {
    const { server, ctx, session, visited } = await signedInTab()
    server.expire()
    server.answers['POST /security/token/refresh'] = unreachable
    await expect(ctx.api.run(save, 'typed')).rejects.toMatchObject({ kind: 'no-response' })
    expect(isSignedIn(session())).toBe(true)
    delete server.answers['POST /security/token/refresh']
    expect(await ctx.api.run(save, 'typed')).toEqual({ ok: true })
    expect(visited).toEqual([])
  })

  it.each([429, 500, 503])('keeps the session when the server answers %i', async (status) => {
    const { server, ctx, session } = await signedInTab()
    server.expire()
    server.answers['POST /security/token/refresh'] = () => {
      throw refusal(status, {})
    }
    await expect(ctx.api.run(mine, {})).rejects.toMatchObject({ status })
    expect(isSignedIn(session())).toBe(true)
  })
})

describe('a refused refresh', () => {
  it('logs out, navigates home without a query, reloads once and keeps the drafts', async () => {
    const { server, ctx, session, place, local, visited, reloads } = await signedInTab()
    place.session.setItem('atrio.draft.note', 'typed')
    server.revoke()
    const calls = [1, 2, 3].map(() => ctx.api.run(mine, {}))
    expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
    expect(visited).toEqual(['/'])
    expect(reloads).toHaveLength(1)
    expect(session()).toEqual({ token: null, account: null, clientAccount: null })
    expect([place.session.getItem(TOKEN_KEY), local.getItem(REFRESH_KEY)]).toEqual([null, null])
    expect(place.session.getItem('atrio.draft.note')).toBe('typed')
  })

  it('is sent once, however late the other calls fail', async () => {
    let home = () => undefined as void
    const { server, ctx } = await signedInTab({ navigate: () => new Promise((resolve) => (home = resolve)) })
    server.revoke()
    let answer = () => undefined as void
    server.answers['POST /save'] = () =>
      new Promise((_, reject) => (answer = () => reject(refusal(401, { code: 'unauthorized' }))))
    const late = ctx.api.run(save, 'typed')
    const first = ctx.api.run(mine, {})
    await expect.poll(() => ctx.store.get(sessionAtom).token).toBeNull()
    answer()
    await expect(late).rejects.toMatchObject({ status: 401 })
    home()
    await expect(first).rejects.toMatchObject({ status: 401 })
    expect(server.calls('/token/refresh')).toBe(1)
  })

  it('reloads the page at most once in ten seconds', async () => {
    const { server, ctx, reloads, place } = await signedInTab()
    for (const round of [1, 2]) {
      server.revoke()
      await expect(ctx.api.run(mine, {}), String(round)).rejects.toMatchObject({ status: 401 })
      await signIn(ctx, { ...server.grant(7), mustChangePassword: false })
    }
    expect(reloads).toHaveLength(1)
    place.session.setItem('atrio.reloadedAt', String(Date.now() - 11_000))
    server.revoke()
    await ctx.api.run(mine, {}).catch(() => undefined)
    expect(reloads).toHaveLength(2)
  })

  it.each(['userAccess', 'confirmDeleteUser'])('leaves the route %s alone', async (id) => {
    const { server, ctx, visited, reloads } = await signedInTab({ routeIds: () => ['shell', id] })
    server.revoke()
    await expect(ctx.api.run(mine, {})).rejects.toMatchObject({ status: 401 })
    expect([visited, reloads]).toEqual([[], []])
  })

  it('removes the drafts when another person signs in', async () => {
    const { server, ctx, place, local } = await signedInTab()
    place.session.setItem('atrio.draft.note', 'typed')
    local.setItem('atrio.draft.notes.7.1.k', 'typed')
    server.revoke()
    await ctx.api.run(mine, {}).catch(() => undefined)
    await signIn(ctx, { ...server.grant(7), mustChangePassword: false })
    expect(place.session.getItem('atrio.draft.note')).toBe('typed')
    expect(local.getItem('atrio.draft.notes.7.1.k')).toBe('typed')
    server.revoke()
    await ctx.api.run(mine, {}).catch(() => undefined)
    await signIn(ctx, { ...server.grant(40), mustChangePassword: false })
    expect(place.session.getItem('atrio.draft.note')).toBeNull()
    expect(local.getItem('atrio.draft.notes.7.1.k')).toBeNull()
  })
})

describe('errors that do not end a session', () => {
  it.each([400, 403, 404, 409, 429, 500])('status %i does not end the session', async (status) => {
    const { server, ctx, session } = await signedInTab()
    server.answers['GET /mine'] = () => {
      throw refusal(status, {})
    }
    await expect(ctx.api.run(mine, {})).rejects.toMatchObject({ status })
    expect(server.calls('/token/refresh')).toBe(0)
    expect(isSignedIn(session())).toBe(true)
  })

  it('a wrong password and a refused login do not end the session', async () => {
    const { server, ctx, session } = await signedInTab()
    server.answers['POST /save'] = () => {
      throw refusal(401, { code: 'wrong_password' })
    }
    await expect(ctx.api.run(save, 'x')).rejects.toMatchObject({ code: 'wrong_password' })
    expect(server.calls('/token/refresh')).toBe(0)
    expect(isSignedIn(session())).toBe(true)
  })

  it('a 401 without a session changes nothing', async () => {
    const server = sessionServer()
    const { ctx, visited, reloads } = browser(server).openTab()
    await expect(ctx.api.run(mine, {})).rejects.toMatchObject({ status: 401 })
    expect([server.calls('/token/refresh'), visited, reloads]).toEqual([0, [], []])
  })
})

describe('signOut', () => {
  it('navigates home, then clears the person and the tokens and ends the session on the server', async () => {
    const seen: unknown[] = []
    const tab = await signedInTab({
      navigate: async (to) => void seen.push([to, isSignedIn(tab.session()), tab.local.getItem(REFRESH_KEY) !== null]),
    })
    const { ctx, server, place, local, session } = tab
    place.session.setItem('atrio.draft.note', 'typed')
    place.session.setItem('atrio.embed', 'true')
    await signOut(ctx)
    expect(seen).toEqual([['/', true, true]])
    expect(session()).toEqual({ token: null, account: null, clientAccount: null })
    expect(server.asked).toEqual([
      { call: 'POST /security/logout', token: null, body: { refreshToken: 'refresh-1' } },
      { call: 'GET /igreja-app-menu', token: null, body: undefined },
    ])
    expect([TOKEN_KEY, STATE_KEY, 'atrio.draft.note', 'atrio.embed'].map((key) => place.session.getItem(key))).toEqual([
      null,
      null,
      null,
      'true',
    ])
    expect(local.getItem(REFRESH_KEY)).toBeNull()
    expect(ctx.queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('succeeds when the server is unreachable and home fails to load', async () => {
    const { ctx, server, session } = await signedInTab({ navigate: () => Promise.reject(new Error('chunk')) })
    server.answers['POST /security/logout'] = unreachable
    server.answers['GET /igreja-app-menu'] = unreachable
    await signOut(ctx)
    expect(isSignedIn(session())).toBe(false)
  })

  it('signs out the other tabs', async () => {
    const { ctx, openTab, server } = await signedInTab()
    const other = openTab()
    await loggedInElsewhere(other.ctx)
    await signOut(ctx)
    await expect.poll(() => isSignedIn(other.session())).toBe(false)
    expect(other.visited).toEqual(['/'])
    expect(server.calls('/security/logout')).toBe(1)
  })
})

describe('signing in in another tab', () => {
  it('replaces the session of this tab', async () => {
    const { server, ctx, openTab, session } = await signedInTab()
    const other = openTab({ session: memoryStorage() })
    await signIn(other.ctx, { ...server.grant(40), mustChangePassword: false })
    await expect.poll(() => session().account?.id).toBe(40)
    expect(ctx.store).not.toBe(other.ctx.store)
    expect(other.session().account?.id).toBe(40)
  })
})
