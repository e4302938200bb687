import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fetchPublic } from '../../outbound/fetch-public.ts'
import { feedStore } from './feed-store.ts'
import { readFeed } from './read-feed.ts'

const item = (name: string, more = '') => `<item><title>${name}</title><guid>${name}</guid>
  <pubDate>Mon, 16 Nov 2026 09:00:00 GMT</pubDate>
  <enclosure url="https://cdn.example/${name}.mp3" length="1" type="audio/mpeg"/>${more}</item>`
const rss = (...items: string[]) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
<channel><title>P</title><itunes:image href="https://cdn.example/cover.jpg"/>${items.join('')}</channel></rss>`

describe('a feed', () => {
  it('is read with what it tells, the newest first', () => {
    const newer = item('b', '<itunes:duration>1:02:03</itunes:duration>').replace('16 Nov', '23 Nov')
    const episodes = readFeed(rss(item('a &amp; c').replaceAll('/a &amp; c', '/a'), newer))
    expect(episodes.map(({ title, seconds }) => [title, seconds])).toEqual([
      ['b', 3723],
      ['a & c', null],
    ])
    expect(episodes[0]).toMatchObject({ image: 'https://cdn.example/cover.jpg', audio: 'https://cdn.example/b.mp3' })
    expect(episodes[0]?.id).toMatch(/^[0-9a-f]{20}$/)
  })

  it.each([
    ['no sound', item('x').replace(/<enclosure.*?>/, '')],
    ['a film', item('x').replace('x.mp3', 'x.mp4').replace('audio/mpeg', 'video/mp4')],
    ['no date', item('x').replace(/<pubDate>.*?<\/pubDate>/, '')],
    ['an address of another kind', item('x').replace('https://cdn', 'ftp://cdn')],
    ['an address with a password', item('x').replace('https://', 'https://a:b@')],
    ['the same guid again', item('a')],
  ])('leaves out what has %s', (_what, odd) => expect(readFeed(rss(item('a'), odd))).toHaveLength(1))

  it('has its http addresses tried as https', () => {
    expect(readFeed(rss(item('a').replace('https://', 'http://')))[0]?.audio).toBe('https://cdn.example/a.mp3')
  })

  it.each(['', '<html><body>not found</body></html>', '{"version": "1"}'])('is none: %s', (text) => {
    expect(() => readFeed(text)).toThrow()
  })

  it('expands no entities of its own', () => {
    const bomb = `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`
    const text = rss(item('a').replace('<title>a', '<title>&b;&x;')).replace('<rss', `${bomb}<rss`)
    let titles: string[] = []
    try {
      titles = readFeed(text).map(({ title }) => title)
    } catch {
      // refusing the feed is as good
    }
    expect(titles.join()).not.toMatch(/root:|a{30}/)
  })
})

describe('feeds of hosts outside', () => {
  let server: Server
  let base: string
  const host = {
    asked: [] as IncomingHttpHeaders[],
    answer: 200 as number | 'hang' | 'large' | 'packed bomb',
    body: '',
  }
  let time = 0
  const MINUTES = 60_000

  beforeAll(async () => {
    server = createServer((request, response) => {
      host.asked.push(request.headers)
      const packed = { 'content-encoding': 'gzip' }
      if (host.answer === 'hang') return undefined
      if (host.answer === 'large') return response.end('x'.repeat(2_000_000))
      if (host.answer === 'packed bomb') return response.writeHead(200, packed).end(gzipSync('x'.repeat(30_000_000)))
      if (request.headers['if-none-match'] === '"1"' && host.answer === 200) return response.writeHead(304).end()
      return response.writeHead(host.answer, { ...packed, etag: '"1"' }).end(gzipSync(host.body))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => Object.assign(host, { asked: [], answer: 200, body: rss(item('a')) }))

  const store = () =>
    feedStore({
      now: () => time,
      fetch: (address, options) => fetchPublic(address, { ...options, isBlocked: () => false }),
    })
  const settled = () => new Promise((resolve) => setTimeout(resolve, 200))

  it('are asked once for many, and not again for a while', async () => {
    const feeds = store()
    const all = await Promise.all([feeds.episodes(base), feeds.episodes(base), feeds.episodes(base)])
    expect(all.map((episodes) => episodes.length)).toEqual([1, 1, 1])
    time += 9 * MINUTES
    await feeds.episodes(base)
    expect(host.asked).toHaveLength(1)
  })

  it('are asked whether anything is new, and nobody waits for it', async () => {
    const feeds = store()
    await feeds.episodes(base)
    time += 11 * MINUTES
    expect(await feeds.episodes(base)).toHaveLength(1)
    await expect.poll(() => host.asked.at(-1)?.['if-none-match']).toBe('"1"')
    await settled()
    await feeds.episodes(base)
    expect(host.asked).toHaveLength(2)
  })

  it.each([500, 404, 'large', 'packed bomb'] as const)(
    'keep their older copy when the host gives %s',
    async (answer) => {
      const feeds = store()
      await feeds.episodes(base)
      time += 11 * MINUTES
      host.answer = answer
      await feeds.episodes(base)
      await settled()
      expect(await feeds.episodes(base)).toHaveLength(1)
      expect(host.asked).toHaveLength(2)
    },
  )

  it.each([500, 301, 'large', 'hang', 'packed bomb'] as const)(
    'fail without a copy when the host gives %s, and leave it alone for a while',
    async (answer) => {
      const feeds = store()
      host.answer = answer
      await expect(feeds.episodes(base)).rejects.toThrow()
      host.answer = 200
      await expect(feeds.episodes(base)).rejects.toThrow()
      expect(host.asked).toHaveLength(1)
      time += 2 * MINUTES
      expect(await feeds.episodes(base)).toHaveLength(1)
    },
  )

  it('are never of this network', async () => {
    await expect(feedStore({ now: () => time }).episodes(base)).rejects.toThrow('not a public address')
    expect(host.asked).toEqual([])
  })
})
