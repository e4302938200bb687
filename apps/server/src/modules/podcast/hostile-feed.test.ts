import { describe, expect, it } from 'vitest'
import { feedThread } from './feed-thread.ts'
import { feedText } from './feed-text.ts'
import { type FeedEpisode, readFeed } from './read-feed.ts'
import { item, rss } from './testing/feed-host.ts'

/** A feed's episodes; none when it is refused, which is as safe. */
function readable(xml: string): FeedEpisode[] {
  try {
    return readFeed(xml)
  } catch {
    return []
  }
}

/** A quadratic parser needs 16 times as long for a text of four times the length. */
const MAX_GROWTH = 12
const MAX_RUNS = 10

/**
 * The ratio of the shortest processor times for a feed of four times the length: about 4 for a linear parser. Others' work
 * only makes a time longer: what looks too long is measured again.
 */
function growth(make: (size: number) => string): number {
  const time = (size: number) => {
    const xml = make(size)
    const from = process.cpuUsage()
    readable(xml)
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1_000
  }
  time(1_000)
  let [small, large] = [Infinity, Infinity]
  // a few milliseconds are noise; quadratic time for the long text is seconds
  const ratio = () => large / Math.max(small, 5)
  for (let run = 0; run < MAX_RUNS && (run < 2 || ratio() >= MAX_GROWTH); run++) {
    small = Math.min(small, time(5_000))
    large = Math.min(large, time(20_000))
  }
  return ratio()
}

const doctype = (entities: string) => (xml: string) => xml.replace('<rss', `<!DOCTYPE rss [${entities}]><rss`)
const titled = (title: string) => item('a').replace('<title>a', `<title>${title}`)

describe('a feed of a hostile host', () => {
  it('does not expand nested entities (billion laughs)', () => {
    const levels = Array.from({ length: 10 }, (_, level) =>
      level ? `<!ENTITY l${level} "${`&l${level - 1};`.repeat(10)}">` : '<!ENTITY l0 "lollollol">',
    )
    const bomb = doctype(levels.join(''))(rss(titled('&l9;')))
    expect(JSON.stringify(readable(bomb)).length).toBeLessThan(bomb.length)
  })

  it.each([
    ['a file', '<!ENTITY x SYSTEM "file:///etc/passwd">'],
    ['an address', '<!ENTITY x SYSTEM "http://169.254.169.254/latest/meta-data/">'],
    ['a parameter', '<!ENTITY % p SYSTEM "http://127.0.0.1/p.dtd"> %p; <!ENTITY x "y">'],
  ])('does not resolve an external entity: %s', (_what, entity) => {
    expect(JSON.stringify(readable(doctype(entity)(rss(titled('&x;')))))).not.toMatch(/root:|ami-id/)
  })

  it.each<[string, (size: number) => string]>([
    ['elements in elements', (size) => rss(item('a', '<x>'.repeat(size) + '</x>'.repeat(size)))],
    ['elements that are never closed', (size) => rss(item('a', '<x>'.repeat(size)))],
    ['one large attribute', (size) => rss(item('a', `<x y="${'z'.repeat(size * 8)}"/>`))],
    [
      'many attributes',
      (size) => rss(item('a', `<x ${Array.from({ length: size }, (_, n) => `a${n}="1"`).join(' ')}/>`)),
    ],
    ['many entities', (size) => rss(titled('&amp;'.repeat(size)))],
    ['open comments', (size) => rss(item('a', '<!--'.repeat(size)))],
    ['open CDATA', (size) => rss(item('a', '<![CDATA['.repeat(size)))],
    ['many items', (size) => rss(...Array.from({ length: size / 50 }, (_, n) => item(`n${n}`)))],
    ['many enclosures', (size) => rss(item('a', '<enclosure url="x"/>'.repeat(size / 10)))],
    ['spaces', (size) => rss(titled(' '.repeat(size * 8) + 'x'))],
  ])('parses in linear time: %s', (_what, make) => {
    expect(growth(make)).toBeLessThan(MAX_GROWTH)
  })

  it.each(['<script>alert(1)</script>', '&lt;img src=x onerror=alert(1)&gt;', '<![CDATA[<svg onload=alert(1)>]]>'])(
    'keeps a title as one line of plain text: %s',
    (title) => {
      const [episode] = readable(rss(titled(title)))
      expect(typeof (episode?.title ?? '')).toBe('string')
      expect(episode?.title ?? '').not.toMatch(/[\n\r\0]/)
    },
  )

  it.each([
    'javascript:alert(1)//a.mp3',
    'JaVaScRiPt:alert(1)//a.mp3',
    'data:audio/mpeg;base64,AAAA',
    'file:///etc/passwd',
    'blob:https://cdn.example/a.mp3',
    'vbscript:a.mp3',
    '//cdn.example/a.mp3',
    'https://user:secret@cdn.example/a.mp3',
  ])('drops sound and pictures at %s', (address) => {
    const sound = item('a').replace('https://cdn.example/a.mp3', address)
    expect(readable(rss(sound))).toEqual([])
    const picture = item('b', `<itunes:image href="${address}"/>`)
    for (const { image } of readable(rss(picture))) expect(image).toMatch(/^https:\/\/cdn\.example\/cover\.jpg$/)
  })

  it.each([
    ['UTF-8 that is cut', Buffer.from([...Buffer.from(rss(item('a'))), 0xe2, 0x82]), 'text/xml; charset=utf-8'],
    ['letters of no encoding', Buffer.from(rss(titled('\xff\xfe\x80')), 'latin1'), 'text/xml; charset=x-nobody'],
    ['UTF-16 without its second half', Buffer.from([0xff, 0xfe, 0x3c]), undefined],
    ['NUL bytes', Buffer.from(rss(titled('a\0b'))), undefined],
    ['nothing', Buffer.alloc(0), undefined],
  ])('survives %s', (_what, bytes, type) => {
    for (const { title } of readable(feedText(bytes, type))) expect(title).not.toContain('\0')
  })

  it.each(['__proto__', 'constructor', 'toString'])('does not pollute prototypes by an element named %s', (name) => {
    readable(rss(item('a', `<${name}><polluted>1</polluted></${name}>`)))
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(Object.prototype.toString.call([])).toBe('[object Array]')
  })
})

describe('the feed thread', () => {
  const names = (count: number) => rss(item('a', Array.from({ length: count }, (_, n) => `<e${n}/>`).join('')))

  it('keeps the main thread free while it reads a large feed', async () => {
    // no limit that a busy machine reaches
    const thread = feedThread(60_000)
    let ticks = 0
    const timer = setInterval(() => ticks++, 1)
    expect(await thread.read(names(100_000))).toHaveLength(1)
    clearInterval(timer)
    await thread.close()
    expect(ticks).toBeGreaterThan(10)
  })

  it('stops reading at its time limit, and rejects what is not RSS', async () => {
    const thread = feedThread(5)
    await expect(thread.read(names(100_000))).rejects.toThrow()
    await thread.close()
    const patient = feedThread()
    await expect(patient.read('<html>')).rejects.toThrow()
    await patient.close()
  })
})
