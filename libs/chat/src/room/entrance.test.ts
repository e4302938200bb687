import type { ChatUser } from '@atrio/api-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEntrance } from './entrance.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-20T20:00:00Z')
const ana: ChatUser = {
  id: 'u7',
  name: 'Ana Beatriz',
  avatar: null,
  email: 'ana@demo.test',
  role: 'member',
  authenticated: true,
  staff: false,
}

// a device whose clock is a day ahead
beforeEach(() => void vi.useFakeTimers({ now: NOW + 24 * HOUR, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

it('asks for another pass a minute before the last one expires by the server’s clock', async () => {
  let now = NOW
  const ask = vi.fn(() =>
    Promise.resolve({
      token: 'token',
      expiresAt: new Date(now + HOUR).toISOString(),
      channel: 'demo',
      visitor: null,
      user: ana,
    }),
  )
  const entrance = createEntrance({ ask, name: undefined, now: () => now })
  const first = await entrance.pass()
  expect(entrance.renewIn()).toBe(59 * 60_000)
  expect(await entrance.pass()).toBe(first)
  now += 59 * 60_000
  expect(await entrance.pass()).not.toBe(first)
  expect(ask).toHaveBeenCalledTimes(2)
})
