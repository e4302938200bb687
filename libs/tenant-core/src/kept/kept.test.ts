import { ApiError, personalEndpoint } from '@atrio/api-client'
import { hashKey } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FeatureContext } from '../feature/feature-context.ts'
import { restore } from '../session/restore.ts'
import { isSignedIn } from '../session/session.ts'
import { signIn } from '../session/sign-in.ts'
import { signOut } from '../session/sign-out.ts'
import { REFRESH_KEY } from '../session/stored-session.ts'
import { browser, sessionServer, unreachable } from '../testing/tabs.ts'
import { keptOffline } from './kept-query.ts'
import { keepAnswer, keptAnswer } from './kept-store.ts'
import { keptSinceAtom } from './kept-since.ts'
import { rememberAnswer } from './remember-answer.ts'

const tickets = personalEndpoint('test.tickets', (http, _: Record<string, never>) => http.get('/tickets'))
const query = (ctx: FeatureContext) => keptOffline(ctx, ctx.api.q(tickets, {}))
const read = (ctx: FeatureContext) => ctx.queryClient.fetchQuery({ ...query(ctx), staleTime: 0 })
const kept = (local: object) => Object.keys(local).filter((key) => key.startsWith('atrio.kept.'))

/** A device on which a member has signed in and seen their tickets. */
async function device({ account = 7 } = {}) {
  const server = sessionServer()
  server.answers['GET /tickets'] = (_, account) => [`ticket of ${account}`]
  const { openTab, local } = browser(server)
  const tab = openTab()
  await signIn(tab.ctx, { ...server.grant(account), mustChangePassword: false })
  await expect.poll(() => kept(local)).toContain('atrio.kept.person')
  await read(tab.ctx)
  await expect.poll(() => kept(local)).toHaveLength(2)
  const cut = () => {
    const before = server.answers
    for (const call of ['GET /me', 'GET /tickets', 'POST /security/token/refresh', 'POST /security/logout'])
      server.answers[call] = unreachable
    return () => {
      for (const call of Object.keys(before)) delete server.answers[call]
      server.answers['GET /tickets'] = () => ['new ticket']
    }
  }
  return { server, openTab, local, tab, cut }
}

beforeEach(async () => {
  // loaded before the clock is ours
  await import('./kept.ts')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => vi.useRealTimers())
const online = () => window.dispatchEvent(new Event('online'))

describe('what a member’s device keeps', () => {
  it('opens after a load without network, with the time of the answer', async () => {
    const { openTab, cut } = await device()
    const seen = Date.now()
    vi.setSystemTime(seen + 3_600_000)
    cut()
    const { ctx, session } = openTab()
    await restore(ctx, { origin: 'STORAGE' })
    expect(isSignedIn(session())).toBe(true)
    expect(session().account).toMatchObject({ id: 7, name: 'Ana7' })
    expect(await read(ctx)).toEqual(['ticket of 7'])
    const minutesBefore = () => [...ctx.store.get(keptSinceAtom).values()].map((at) => Math.round((seen - at) / 60_000))
    await expect.poll(minutesBefore).toEqual([0])
  })

  it('is replaced once the network is back, under a new token', async () => {
    const { openTab, cut, server } = await device()
    const mend = cut()
    const { ctx, session } = openTab()
    await restore(ctx, { origin: 'STORAGE' })
    await read(ctx)
    mend()
    online()
    await expect.poll(() => session().token).toMatch(/^access\./)
    expect(await read(ctx)).toEqual(['new ticket'])
    await expect.poll(() => ctx.store.get(keptSinceAtom).size).toBe(0)
    expect(server.calls('/token/refresh')).toBe(2)
  })

  it('is removed when the session turns out to have ended', async () => {
    const { openTab, cut, server, local } = await device()
    const mend = cut()
    const { ctx, session } = openTab()
    await restore(ctx, { origin: 'STORAGE' })
    mend()
    server.revoke()
    online()
    await expect.poll(() => isSignedIn(session())).toBe(false)
    expect(kept(local)).toEqual([])
  })

  it('is removed by signing out, also without network and in another tab', async () => {
    const { openTab, cut, tab, local } = await device()
    cut()
    const other = openTab()
    await restore(other.ctx, { origin: 'STORAGE' })
    await signOut(tab.ctx)
    await expect.poll(() => isSignedIn(other.session())).toBe(false)
    expect(kept(local)).toEqual([])
    const later = openTab()
    await restore(later.ctx, { origin: 'STORAGE' })
    expect(isSignedIn(later.session())).toBe(false)
  })

  it('leaves out an answer that arrives after signing out', async () => {
    const { tab, local, server } = await device()
    let arrive: (answer: unknown) => void = () => undefined
    server.answers['GET /tickets'] = () => new Promise((resolve) => (arrive = resolve))
    const waiting = query(tab.ctx).queryFn({})
    await Promise.resolve()
    await Promise.resolve()
    await signOut(tab.ctx)
    arrive(['late'])
    await waiting
    expect(kept(local)).toEqual([])
  })

  it('is nothing of the person before, nor of another church', async () => {
    const { server, openTab, local, cut } = await device()
    const second = openTab()
    await signIn(second.ctx, { ...server.grant(40), mustChangePassword: false })
    await expect.poll(() => kept(local)).toEqual(['atrio.kept.person'])
    cut()
    await expect(read(second.ctx)).rejects.toMatchObject({ kind: 'no-response' })
    expect(kept(local)).toEqual(['atrio.kept.person'])
    const elsewhere = openTab()
    elsewhere.ctx.tenant = {
      ...elsewhere.ctx.tenant,
      church: { ...elsewhere.ctx.tenant.church, id: 2 },
    }
    await restore(elsewhere.ctx, { origin: 'STORAGE' })
    expect(isSignedIn(elsewhere.session())).toBe(false)
  })

  it('is not shown in place of a refusal, nor after thirty days', async () => {
    const { openTab, cut, tab, server, local } = await device()
    server.answers['GET /tickets'] = () => {
      throw new ApiError('refused', { kind: 'refused', status: 500 })
    }
    await expect(read(tab.ctx)).rejects.toMatchObject({ status: 500 })
    cut()
    vi.setSystemTime(Date.now() + 31 * 24 * 3_600_000)
    const { ctx, session } = openTab()
    await restore(ctx, { origin: 'STORAGE' })
    expect(isSignedIn(session())).toBe(false)
    expect(kept(local)).toEqual([])
  })

  it('is nothing in a frame, nor of a session without a refresh token', async () => {
    const server = sessionServer()
    for (const embed of [true, false]) {
      const { openTab, local } = browser(server)
      const { ctx } = openTab()
      ctx.embed = embed
      await signIn(ctx, { ...server.grant(7), ...(!embed && { refreshToken: '' }), mustChangePassword: false })
      await read(ctx)
      expect(kept(local)).toEqual([])
    }
  })

  it('takes what a write answers', async () => {
    const { openTab, cut, tab, local } = await device()
    rememberAnswer(tab.ctx, query(tab.ctx), ['written'])
    await expect.poll(() => local.getItem(kept(local)[1]!) ?? '').toContain('written')
    cut()
    const { ctx } = openTab()
    await restore(ctx, { origin: 'STORAGE' })
    expect(await read(ctx)).toEqual(['written'])
  })

  it('stays what a write has answered when an older answer comes after it', async () => {
    const { server, tab, local } = await device()
    const older = Promise.withResolvers<unknown>()
    // as a transport does
    server.answers['GET /tickets'] = ({ signal }) => {
      signal?.addEventListener('abort', () => older.reject(new ApiError('aborted', { kind: 'aborted' })))
      return older.promise
    }
    const reading = read(tab.ctx).catch(() => undefined)
    rememberAnswer(tab.ctx, query(tab.ctx), ['written'])
    older.resolve(['before the write'])
    await reading
    expect(tab.ctx.queryClient.getQueryData(query(tab.ctx).queryKey)).toEqual(['written'])
    await expect.poll(() => local.getItem(kept(local)[1]!) ?? '').toContain('written')
  })
})

it('keepAnswer limits one answer, all together and their number, and the oldest leave first', async () => {
  const { tab, local } = await device()
  const total = () => kept(local).reduce((sum, key) => sum + local.getItem(key)!.length, 0)
  keepAnswer(tab.ctx, 8, 'long', 'x'.repeat(300_001))
  expect(keptAnswer(tab.ctx, 8, 'long')).toBeUndefined()
  for (let index = 0; index < 80; index += 1) {
    vi.setSystemTime(Date.now() + 1_000)
    keepAnswer(tab.ctx, 8, `small ${index}`, index)
  }
  expect(kept(local)).toHaveLength(61)
  expect(keptAnswer(tab.ctx, 8, hashKey(query(tab.ctx).queryKey))).toBeUndefined()
  expect(keptAnswer(tab.ctx, 8, 'small 79')).toMatchObject({ data: 79 })
  for (let index = 0; index < 5; index += 1) {
    vi.setSystemTime(Date.now() + 1_000)
    keepAnswer(tab.ctx, 8, `big ${index}`, 'x'.repeat(250_000))
  }
  expect(total()).toBeLessThan(1_001_000)
  expect(keptAnswer(tab.ctx, 8, 'big 0')).toBeUndefined()
  expect(keptAnswer(tab.ctx, 8, 'big 4')).toBeDefined()
  expect(local.getItem(REFRESH_KEY)).not.toBeNull()
})
