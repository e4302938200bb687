import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outcome } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

/** More than the queue holds. */
const MORE_THAN_QUEUED = 130

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const noise = async (size: number) => {
  const raw = { width: size, height: size, channels: 3 } as const
  const bytes = await sharp(randomBytes(size * size * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return server.app.services.media.store('demo', bytes)
}

it('answers 503 with Retry-After to resized pictures while the queue is full, and makes them later', async () => {
  const sized = (url: string) => server.get(`${url}?w=1440`, { headers: { accept: 'image/webp' } })
  const [slow, small] = [await noise(1_000), []] as [string, string[]]
  for (let i = 0; i < MORE_THAN_QUEUED; i++) small.push(await noise(4))
  const answers = await Promise.all([slow, ...small].map(sized))
  const [first, ...others] = answers
  expect(first && outcome(first)).toBe('200')
  const refused = others.filter((answer) => answer.statusCode !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect(outcome(answer)).toBe('503 unavailable')
    expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  }
  const again = await sized(small[others.findIndex((answer) => answer.statusCode !== 200)] ?? '')
  expect(outcome(again)).toBe('200')
})
