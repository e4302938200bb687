import { describe, expect, it } from 'vitest'
import { createPageCache, type ReadyPage } from './page-cache.ts'

const bytes = { br: '', gzip: '', identity: '' }
const pageAt = (madeAt: number, status = 200): ReadyPage => ({ status, body: bytes, policy: '', etag: '', madeAt })

describe('kept pages', () => {
  it('are made once for all who ask at the same time', async () => {
    const { page } = createPageCache(() => 0)
    let made = 0
    const render = async () => {
      made += 1
      return pageAt(0)
    }
    const [first, second] = await Promise.all([page('/', render), page('/', render)])
    expect(first).toBe(second)
    expect(made).toBe(1)
  })

  it('are sent as they are, then while the next is made, then not at all', async () => {
    let now = 0
    const { page, fresh } = createPageCache(() => now)
    const render = async () => pageAt(now)
    const first = await page('/', render)
    now = 14_000
    expect(fresh('/')).toBe(first)
    now = 16_000
    expect(fresh('/')).toBeUndefined()
    expect(await page('/', render)).toBe(first)
    await Promise.resolve()
    expect((await page('/', render)).madeAt).toBe(16_000)
    now = 50_000
    expect((await page('/', render)).madeAt).toBe(50_000)
  })

  it('are not kept when they failed', async () => {
    const { page } = createPageCache(() => 0)
    await page('/', async () => pageAt(0, 503))
    expect((await page('/', async () => pageAt(0))).status).toBe(200)
    await expect(page('/other', () => Promise.reject(new Error('rendering')))).rejects.toThrow('rendering')
    expect((await page('/other', async () => pageAt(0))).status).toBe(200)
  })
})
