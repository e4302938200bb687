import { describe, expect, it } from 'vitest'
import { browser, sessionServer } from '../testing/tabs.ts'
import { endSession } from './end-session.ts'

describe('endSession', () => {
  it('keeps the data of the page that is loading and clears the rest of the cache', async () => {
    const { ctx } = browser(sessionServer()).openTab({})
    const { promise, resolve } = Promise.withResolvers<string>()
    ctx.queryClient.setQueryData(['events.list', {}], 'of a page that was left')
    const loading = ctx.queryClient.fetchQuery({ queryKey: ['live.schedule', {}], queryFn: () => promise })
    await endSession(ctx, { home: false })
    resolve('the schedule')
    await expect(loading).resolves.toBe('the schedule')
    expect(ctx.queryClient.getQueryData(['events.list', {}])).toBeUndefined()
    expect(ctx.queryClient.getQueryData(['live.schedule', {}])).toBe('the schedule')
  })
})
