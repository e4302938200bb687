import { describe, expect, it } from 'vitest'
import { createPageCache, type ReadyPage } from './page-cache.ts'

const bytes = { identity: '' }
const pageAt = (madeAt: number, status = 200): ReadyPage => ({ status, body: bytes, policy: '', etag: '', madeAt })

describe('the page cache', () => {
  it('renders a page once for concurrent requests', async () => {
    const { page } = createPageCache({ now: () => 0 })
    let made = 0
    const render = async () => {
      made += 1
      return pageAt(0)
    }
    const [first, second] = await Promise.all([page('/', render), page('/', render)])
    expect(first.page).toBe(second.page)
    expect(made).toBe(1)
  })

  it('sends a page while fresh, then during its re-rendering, then not at all', async () => {
    let now = 0
    const { page, fresh } = createPageCache({ now: () => now })
    const render = async () => pageAt(now)
    const first = await page('/', render)
    now = 14_000
    expect(fresh('/')).toBe(first.page)
    now = 16_000
    expect(fresh('/')).toBeUndefined()
    expect(await page('/', render)).toEqual(first)
    await Promise.resolve()
    expect((await page('/', render)).page.madeAt).toBe(16_000)
    now = 50_000
    expect((await page('/', render)).page.madeAt).toBe(50_000)
  })

  it('does not keep failures', async () => {
    const { page } = createPageCache({ now: () => 0 })
    await page('/', async () => pageAt(0, 503))
    expect((await page('/', async () => pageAt(0))).page.status).toBe(200)
    await expect(page('/other', () => Promise.reject(new Error('rendering')))).rejects.toThrow('rendering')
    expect((await page('/other', async () => pageAt(0))).page.status).toBe(200)
  })

  it('does not keep 404 pages, whose addresses are unlimited', async () => {
    const { page, fresh } = createPageCache({ now: () => 0 })
    await page('/real', async () => pageAt(0))
    for (let n = 0; n < 1_100; n++) await page(`/made-up/${n}`, async () => pageAt(0, 404))
    expect(fresh('/real')).toBeDefined()
    expect(fresh('/made-up/1099')).toBeUndefined()
  })

  it('keeps pages that are in use, however many others come', async () => {
    const { page, fresh } = createPageCache({ now: () => 0 })
    await page('/real', async () => pageAt(0))
    for (let n = 0; n < 1_100; n++) {
      await page(`/other/${n}`, async () => pageAt(0))
      expect(fresh('/real')).toBeDefined()
    }
    expect(fresh('/other/0')).toBeUndefined()
  })

  it('keeps no more bytes than it may, in all encodings together', async () => {
    const { page, fresh } = createPageCache({ now: () => 0 })
    const text = 'x'.repeat(10_000_000)
    const large = { ...pageAt(0), body: { identity: text, br: text } }
    for (let n = 0; n < 7; n++) await page(`/${n}`, async () => large)
    expect([0, 1, 6].map((n) => fresh(`/${n}`) !== undefined)).toEqual([false, true, true])
  })
})

describe('a page that fails to re-render', () => {
  const HOUR = 3_600_000
  const outage = () => {
    const state = { now: 0, tries: 0, stale: 0 }
    const cache = createPageCache({ now: () => state.now, onStale: () => (state.stale += 1) })
    const fails = () => {
      state.tries += 1
      return Promise.reject(new Error('connect ECONNREFUSED'))
    }
    return { state, fails, ...cache }
  }

  it('is sent stale, and marked so', async () => {
    const { state, page, fails } = outage()
    const first = await page('/', async () => pageAt(0))
    state.now = HOUR
    expect(await page('/', fails)).toEqual({ page: first.page, isStale: true })
    expect(await page('/', async () => pageAt(state.now, 503))).toEqual({ page: first.page, isStale: true })
    expect(state.stale).toBe(1)
  })

  it('is retried after a while, not at every request', async () => {
    const { state, page, fails } = outage()
    await page('/', async () => pageAt(0))
    state.now = HOUR
    for (let n = 0; n < 10; n++) await page('/', fails)
    expect(state.tries).toBe(1)
    state.now += 6_000
    await page('/', fails)
    expect(state.tries).toBe(2)
    state.now += 6_000
    expect(await page('/', async () => pageAt(state.now))).toMatchObject({
      isStale: false,
      page: { madeAt: state.now },
    })
  })

  it('is sent for a day at most, and not after its eviction', async () => {
    const { state, page, fails } = outage()
    await page('/', async () => pageAt(0))
    state.now = 25 * HOUR
    await expect(page('/', fails)).rejects.toThrow('ECONNREFUSED')
    await page('/gone', async () => pageAt(state.now))
    state.now += HOUR
    expect((await page('/gone', async () => pageAt(state.now, 404))).page.status).toBe(404)
    await expect(page('/gone', fails)).rejects.toThrow('ECONNREFUSED')
  })
})
