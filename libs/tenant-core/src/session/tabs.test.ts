import { afterEach, describe, expect, it, vi } from 'vitest'
import { browser, sessionServer } from '../testing/tabs.ts'
import { browserPlace } from './session-place.ts'
import { isSignedIn } from './session.ts'
import { signIn } from './sign-in.ts'
import { startSession } from './start-session.ts'
import { REFRESH_KEY, STATE_KEY } from './stored-session.ts'

const storage = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init))
const atOnce = () => Promise.resolve()

describe('local storage that another tab changes', () => {
  it('signs in here when there is no session', async () => {
    const server = sessionServer()
    const { openTab, local } = browser(server)
    const { ctx, place, session } = openTab()
    startSession(ctx, place, null, atOnce)
    const { refreshToken } = server.grant(7)
    local.setItem(REFRESH_KEY, refreshToken)
    storage({ key: REFRESH_KEY, oldValue: null, newValue: refreshToken })
    await expect.poll(() => isSignedIn(session())).toBe(true)
  })

  it.each([REFRESH_KEY, null])('logs out here when the refresh token is removed: key %s', async (key) => {
    const server = sessionServer()
    const { ctx, place, session, visited } = browser(server).openTab()
    startSession(ctx, place, null, atOnce)
    await signIn(ctx, { ...server.grant(7), mustChangePassword: false })
    storage({ key, oldValue: 'refresh-1', newValue: null })
    await expect.poll(() => isSignedIn(session())).toBe(false)
    expect(visited).toEqual(['/'])
  })

  it('changes nothing when a token is renewed or another key changes', async () => {
    const server = sessionServer()
    const { ctx, place, session } = browser(server).openTab()
    startSession(ctx, place, null, atOnce)
    await signIn(ctx, { ...server.grant(7), mustChangePassword: false })
    server.asked.length = 0
    storage({ key: REFRESH_KEY, oldValue: 'refresh-1', newValue: 'refresh-2' })
    storage({ key: 'theme', oldValue: 'a', newValue: null })
    await new Promise((later) => setTimeout(later, 20))
    expect([isSignedIn(session()), server.asked]).toEqual([true, []])
  })
})

describe('browserPlace', () => {
  const router = { navigate: () => Promise.resolve(), routeIds: () => [] }
  afterEach(() => vi.unstubAllGlobals())

  it('sends messages to the other tabs and not to itself', async () => {
    const [one, other] = [browserPlace(router), browserPlace(router)]
    const heard: unknown[] = []
    one.hear((message) => heard.push(['one', message]))
    other.hear((message) => heard.push(['other', message]))
    one.tell({ kind: 'logout' })
    await expect.poll(() => heard).toEqual([['other', { kind: 'logout' }]])
  })

  it('renews under a lock if the browser has locks', async () => {
    const asked: string[] = []
    const request = (name: string, run: () => Promise<unknown>) => {
      asked.push(name)
      return run()
    }
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await browserPlace(router).alone(() => Promise.resolve(1))).toBe(1)
    vi.stubGlobal('navigator', {})
    expect(await browserPlace(router).alone(() => Promise.resolve(2))).toBe(2)
    expect(asked).toEqual(['atrio.session'])
  })

  it('falls back to memory when storage is blocked', () => {
    const closed = {
      get: () => {
        throw new DOMException('closed', 'SecurityError')
      },
      configurable: true,
    }
    const names = ['sessionStorage', 'localStorage'] as const
    const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name)!)
    for (const name of names) Object.defineProperty(globalThis, name, closed)
    const { session } = browserPlace(router)
    names.forEach((name, index) => Object.defineProperty(globalThis, name, before[index]!))
    session.setItem(STATE_KEY, 'x')
    expect(session.getItem(STATE_KEY)).toBe('x')
    session.removeItem(STATE_KEY)
    expect(session.getItem(STATE_KEY)).toBeNull()
    expect(sessionStorage.getItem(STATE_KEY)).toBeNull()
  })
})
