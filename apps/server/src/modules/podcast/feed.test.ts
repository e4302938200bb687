import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scratchFolder } from '../../testing/processes.ts'
import { feedFiles } from './feed-files.ts'
import { feedStore } from './feed-store.ts'
import { readFeed } from './read-feed.ts'
import { feedHost, fetchHere, item, MINUTES, readHere, rss } from './testing/feed-host.ts'

describe('readFeed', () => {
  it('reads all fields, newest episode first', () => {
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
  ])('omits episodes with %s', (_what, odd) => expect(readFeed(rss(item('a'), odd))).toHaveLength(1))

  it('replaces http addresses by https', () => {
    expect(readFeed(rss(item('a').replace('https://', 'http://')))[0]?.audio).toBe('https://cdn.example/a.mp3')
  })

  it.each(['', '<html><body>not found</body></html>', '{"version": "1"}'])('rejects %s', (text) => {
    expect(() => readFeed(text)).toThrow()
  })

  it('expands no custom entities', () => {
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

describe('external feeds', () => {
  let host: Awaited<ReturnType<typeof feedHost>>
  let base: string
  let folder: string
  let time = 0

  beforeAll(async () => {
    host = await feedHost()
    base = host.base
  })
  afterAll(() => host.close())
  beforeEach(() => {
    host.reset()
    folder = scratchFolder('feeds')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const store = (onError: (error: unknown, feed: string) => void = () => undefined) =>
    feedStore({ now: () => time, read: readHere, files: feedFiles(folder), onError, fetch: fetchHere })

  it('are requested once by concurrent visitors, and not again for a while', async () => {
    const feeds = store()
    const all = await Promise.all([feeds.list(base), feeds.list(base), feeds.list(base)])
    expect(all.map(({ episodes }) => episodes.length)).toEqual([1, 1, 1])
    time += 9 * MINUTES
    await feeds.list(base)
    expect(host.asked).toHaveLength(1)
  })

  it('are revalidated in the background', async () => {
    const feeds = store()
    await feeds.list(base)
    time += 11 * MINUTES
    expect((await feeds.list(base)).episodes).toHaveLength(1)
    await expect.poll(() => host.asked.at(-1)?.['if-none-match']).toBe('"1"')
    await feeds.list(base)
    expect(host.asked).toHaveLength(2)
  })

  it.each([500, 404, 'large', 'packed bomb'] as const)(
    'keep their older copy, and report it, when the host answers %s',
    async (answer) => {
      const failed: string[] = []
      const feeds = store((_error, feed) => failed.push(feed))
      await feeds.list(base)
      time += 11 * MINUTES
      host.answer = answer
      await Promise.all([feeds.list(base), feeds.list(base)])
      await expect.poll(() => failed).toEqual([base])
      expect((await feeds.list(base)).episodes).toHaveLength(1)
      expect(host.asked).toHaveLength(2)
    },
  )

  it.each([500, 301, 'large', 'hang', 'packed bomb'] as const)(
    'fail without a copy when the host answers %s, and are not retried for a while',
    async (answer) => {
      const feeds = store()
      host.answer = answer
      await expect(feeds.list(base)).rejects.toThrow()
      host.answer = 200
      await expect(feeds.list(base)).rejects.toThrow()
      expect(host.asked).toHaveLength(1)
      time += 2 * MINUTES
      expect((await feeds.list(base)).episodes).toHaveLength(1)
    },
  )

  it('are refused on private networks', async () => {
    const feeds = feedStore({ now: () => time, read: readHere, files: feedFiles(folder), onError: () => undefined })
    await expect(feeds.list(base)).rejects.toThrow('not a public address')
    expect(host.asked).toEqual([])
  })
})
