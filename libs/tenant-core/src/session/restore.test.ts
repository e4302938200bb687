import { accountApi } from '@atrio/api-client'
import { describe, expect, it } from 'vitest'
import { browser, memoryStorage, sessionServer, unreachable } from '../testing/tabs.ts'
import { PERSONAL_PREFIX } from './end-session.ts'
import { restore } from './restore.ts'
import { accountSwitchAtom, isSignedIn } from './session.ts'
import { signIn } from './sign-in.ts'
import { startSession } from './start-session.ts'
import { originOf, REFRESH_KEY, STATE_KEY, TOKEN_KEY } from './stored-session.ts'

const credentials = (granted: { token: string; refreshToken: string }) => ({ ...granted, mustChangePassword: false })

describe('originOf', () => {
  const stores = (session = {}, local = {}) => ({ session: memoryStorage(session), local: memoryStorage(local) })
  const both = stores({ [TOKEN_KEY]: 't' }, { [REFRESH_KEY]: 'r' })

  it.each([
    ['the address', both, 'code', { origin: 'URL', secret: 'code' }],
    ['session storage', both, null, { origin: 'SESSION' }],
    ['local storage', stores({}, { [REFRESH_KEY]: 'r' }), null, { origin: 'STORAGE' }],
    ['nowhere', stores(), null, null],
    ['nowhere, for an empty secret', stores(), '', null],
  ] as const)('prefers %s', (_what, from, secret, origin) => expect(originOf(from, secret)).toEqual(origin))
})

describe('restore', () => {
  it('uses a token in session storage without an exchange', async () => {
    const server = sessionServer()
    const { token } = server.grant(7)
    const { openTab } = browser(server)
    const { ctx, session } = openTab({ session: memoryStorage({ [TOKEN_KEY]: token }) })
    await restore(ctx, { origin: 'SESSION' })
    expect(session()).toMatchObject({
      token,
      account: { id: 7, name: 'Ana7', surname: 'Lima' },
      clientAccount: { id: 8, email: 'a@a.test' },
    })
    expect(server.calls('/token/refresh')).toBe(0)
  })

  it('exchanges a refresh token in local storage and stores the new pair', async () => {
    const server = sessionServer()
    const { refreshToken } = server.grant(7)
    const { openTab, local } = browser(server, memoryStorage({ [REFRESH_KEY]: refreshToken }))
    const { ctx, place, session } = openTab()
    await restore(ctx, { origin: 'STORAGE' })
    expect(isSignedIn(session())).toBe(true)
    expect(server.asked[0]).toEqual({
      call: 'POST /security/token/refresh',
      token: null,
      body: { refreshToken },
    })
    expect(place.session.getItem(TOKEN_KEY)).toBe('access.2')
    expect(local.getItem(REFRESH_KEY)).toBe('refresh-2')
  })

  it('removes the drafts of a tab that was another person’s, and none of the device', async () => {
    const server = sessionServer()
    const { refreshToken } = server.grant(40)
    const waiting = { [`${PERSONAL_PREFIX}.notes.40`]: 'a note that waits' }
    const { openTab, local } = browser(server, memoryStorage({ [REFRESH_KEY]: refreshToken, ...waiting }))
    const left = JSON.stringify({ accountId: 7, clientAccountId: 8 })
    const { ctx, place, session } = openTab({
      session: memoryStorage({ [STATE_KEY]: left, [`${PERSONAL_PREFIX}.account.data`]: 'the address of Ana7' }),
    })
    await restore(ctx, { origin: 'STORAGE' })
    expect(session().account?.id).toBe(40)
    expect(place.session.getItem(`${PERSONAL_PREFIX}.account.data`)).toBeNull()
    expect(local.getItem(`${PERSONAL_PREFIX}.notes.40`)).toBe('a note that waits')
  })

  it('keeps the drafts of a person whose session is restored', async () => {
    const server = sessionServer()
    const { refreshToken } = server.grant(7)
    const { openTab } = browser(server, memoryStorage({ [REFRESH_KEY]: refreshToken }))
    const left = JSON.stringify({ accountId: 7, clientAccountId: 8 })
    const { ctx, place } = openTab({
      session: memoryStorage({ [STATE_KEY]: left, [`${PERSONAL_PREFIX}.account.data`]: 'half a form' }),
    })
    await restore(ctx, { origin: 'STORAGE' })
    expect(place.session.getItem(`${PERSONAL_PREFIX}.account.data`)).toBe('half a form')
  })

  it('uses an access token in the address as it is', async () => {
    const server = sessionServer()
    const { token } = server.grant(7)
    const { ctx, place, session } = browser(server).openTab()
    await restore(ctx, { origin: 'URL', secret: token })
    expect(isSignedIn(session())).toBe(true)
    expect(place.session.getItem(TOKEN_KEY)).toBe(token)
    expect(server.calls('/trocar')).toBe(0)
  })

  it('exchanges a one-time code in the address', async () => {
    const server = sessionServer()
    server.answers['POST /security/codigo-acesso/trocar'] = () => server.grant(7)
    const { ctx, session } = browser(server).openTab()
    await restore(ctx, { origin: 'URL', secret: 'abc' })
    expect(isSignedIn(session())).toBe(true)
    expect(server.asked[0]!.body).toEqual({ codigo: 'abc', igreja: 1 })
  })

  it.each([true, false])('asks the signed-in person before a link signs in another: accepted %s', async (accepted) => {
    const server = sessionServer()
    const mine = server.grant(7)
    const theirs = server.grant(40)
    const { openTab, local } = browser(server, memoryStorage({ [REFRESH_KEY]: mine.refreshToken }))
    const { ctx, session, visited } = openTab({ session: memoryStorage({ [TOKEN_KEY]: mine.token }) })
    const restoring = restore(ctx, { origin: 'URL', secret: theirs.token })
    await expect.poll(() => ctx.store.get(accountSwitchAtom)?.signedInAs).toBe('Ana7')
    expect(session().account?.id).toBe(7)
    ctx.store.get(accountSwitchAtom)!.answer(accepted)
    await restoring
    expect(session().account?.id).toBe(accepted ? 40 : 7)
    expect(ctx.store.get(accountSwitchAtom)).toBeNull()
    expect(visited).toEqual([])
    // a link's access token must never be renewed with another session's refresh token
    if (accepted) expect(local.getItem(REFRESH_KEY)).toBeNull()
  })

  it('loads account, client account, documents, roles and cards, by the organisation’s variants if there is one', async () => {
    const server = sessionServer()
    const { token } = server.grant(7)
    const { ctx } = browser(server).openTab({ organization: 'rede', session: memoryStorage({ [TOKEN_KEY]: token }) })
    await restore(ctx, { origin: 'SESSION' })
    expect(new Set(server.asked.map(({ call }) => call))).toEqual(
      new Set([
        'GET /me',
        'GET /user/7/usuario',
        'GET /user/7/documento',
        'GET /user/7/role',
        'GET /usuario/vida-plena/8/cartoes',
      ]),
    )
    const keys = ctx.queryClient.getQueryCache().getAll()
    expect(keys.map(({ queryKey }) => queryKey)).toContainEqual([
      accountApi.roles.name,
      { accountId: 7, organization: 'rede' },
    ])
  })

  it('loads in parallel with stored ids and ignores ids that are not the token’s', async () => {
    const server = sessionServer()
    const { token } = server.grant(7)
    for (const accountId of [7, 99]) {
      const state = JSON.stringify({ accountId, clientAccountId: 8 })
      const { ctx, session } = browser(server).openTab({
        session: memoryStorage({ [TOKEN_KEY]: token, [STATE_KEY]: state }),
      })
      server.answers['GET /user/99/usuario'] = () => ({ usuarios: [] })
      await restore(ctx, { origin: 'SESSION' })
      expect(session().account?.id).toBe(7)
    }
  })

  it('treats cards that fail to load as an empty list', async () => {
    const server = sessionServer()
    const { token } = server.grant(7)
    server.answers['GET /usuario/vida-plena/8/cartoes'] = unreachable
    const { ctx, session } = browser(server).openTab({ session: memoryStorage({ [TOKEN_KEY]: token }) })
    await restore(ctx, { origin: 'SESSION' })
    expect(isSignedIn(session())).toBe(true)
    const cards = ctx.queryClient.getQueryState([accountApi.cards.name, { clientAccountId: 8 }])
    expect(cards?.data).toEqual([])
    // stale at once: a form that needs the cards fetches them
    expect(cards?.dataUpdatedAt).toBe(0)
  })

  it('logs out when there is no client account', async () => {
    const server = sessionServer()
    const { token, refreshToken } = server.grant(7)
    server.answers['GET /user/7/usuario'] = () => ({ usuarios: [] })
    const { openTab, local } = browser(server, memoryStorage({ [REFRESH_KEY]: refreshToken }))
    const { ctx, place, session } = openTab({ session: memoryStorage({ [TOKEN_KEY]: token }) })
    await restore(ctx, { origin: 'SESSION' })
    expect(session()).toEqual({ token: null, account: null, clientAccount: null })
    expect([place.session.getItem(TOKEN_KEY), local.getItem(REFRESH_KEY)]).toEqual([null, null])
  })

  it('stays a visitor without an answer and keeps the tokens for the next load', async () => {
    const server = sessionServer()
    const { token, refreshToken } = server.grant(7)
    server.answers['GET /me'] = unreachable
    const { openTab, local } = browser(server, memoryStorage({ [REFRESH_KEY]: refreshToken }))
    const { ctx, place, session } = openTab({ session: memoryStorage({ [TOKEN_KEY]: token }) })
    await restore(ctx, { origin: 'SESSION' })
    expect(isSignedIn(session())).toBe(false)
    expect([place.session.getItem(TOKEN_KEY), local.getItem(REFRESH_KEY)]).toEqual([token, refreshToken])
  })

  it('forgets a refused refresh token without an error, because the page is public', async () => {
    const server = sessionServer()
    const { openTab, local } = browser(server, memoryStorage({ [REFRESH_KEY]: 'old' }))
    const { ctx, visited, reloads } = openTab()
    await restore(ctx, { origin: 'STORAGE' })
    expect(local.getItem(REFRESH_KEY)).toBeNull()
    expect([visited, reloads]).toEqual([[], []])
  })
})

describe('the persisted state', () => {
  it('holds ids only', async () => {
    const server = sessionServer()
    const { ctx, place } = browser(server).openTab()
    await signIn(ctx, credentials(server.grant(7)))
    expect(JSON.parse(place.session.getItem(STATE_KEY)!)).toEqual({
      accountId: 7,
      clientAccountId: 8,
    })
  })

  it.each(['{', 'null', '[]', '{"accountId":"7"}', '{"accountId":-1,"clientAccountId":2}'])(
    'ignores an invalid value: %s',
    async (text) => {
      const server = sessionServer()
      const { token } = server.grant(7)
      const session = memoryStorage({ [TOKEN_KEY]: token, [STATE_KEY]: text })
      const tab = browser(server).openTab({ session })
      await restore(tab.ctx, { origin: 'SESSION' })
      expect(isSignedIn(tab.session())).toBe(true)
    },
  )
})

describe('startSession', () => {
  it('makes no request for a visitor', () => {
    const server = sessionServer()
    const { ctx, place } = browser(server).openTab()
    startSession(ctx, place, null, () => Promise.resolve())
    expect(server.asked).toEqual([])
  })

  it('waits until the page is hydrated', async () => {
    const server = sessionServer()
    const { token } = server.grant(7)
    const { ctx, place, session } = browser(server).openTab({ session: memoryStorage({ [TOKEN_KEY]: token }) })
    let stand = () => undefined as void
    startSession(ctx, place, null, () => new Promise((resolve) => (stand = resolve)))
    await new Promise((later) => setTimeout(later, 20))
    expect(server.asked).toEqual([])
    stand()
    await expect.poll(() => isSignedIn(session())).toBe(true)
  })
})
