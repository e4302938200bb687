import { readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scratchFolder } from '../../testing/processes.ts'
import { feedFiles } from './feed-files.ts'
import { feedStore } from './feed-store.ts'
import { feedHost, fetchHere, item, MINUTES, readHere, rss } from './testing/feed-host.ts'

describe('feed copies on disk', () => {
  let host: Awaited<ReturnType<typeof feedHost>>
  let base: string
  let folder: string
  let time = 0
  /** Questions to the host that are over. */
  let over = 0

  beforeAll(async () => {
    host = await feedHost()
    base = host.base
  })
  afterAll(() => host.close())
  beforeEach(() => {
    host.reset()
    over = 0
    folder = scratchFolder('feeds')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** A server on this folder, with its memory empty. Another one's background work may still fail on its own folder. */
  const store = (most?: number, at = folder, wrongs: unknown[] = []) =>
    feedStore({
      now: () => time,
      read: readHere,
      files: feedFiles(at, most),
      onError: (error) => wrongs.push(error),
      fetch: (...question) => fetchHere(...question).finally(() => over++),
    })
  const files = () => readdirSync(folder).map((name) => path.join(folder, name))

  it.each([500, 404, 'large'] as const)(
    'survive a restart while their host answers %s, with their age',
    async (answer) => {
      const saved = time
      await store().list(base)
      expect(files()).toHaveLength(1)
      time += 60 * MINUTES
      host.answer = answer
      const after = store()
      expect(await after.list(base)).toMatchObject({ episodes: [{ title: 'a' }], staleSince: saved })
      await expect.poll(() => over).toBe(2)
      expect(await after.list(base)).toMatchObject({ episodes: [{ title: 'a' }], staleSince: saved })

      host.answer = 200
      host.body = rss(item('a'), item('b'))
      time += 2 * MINUTES
      await after.list(base)
      await expect.poll(async () => (await after.list(base)).staleSince).toBeNull()
    },
  )

  it('are fresh after a restart, and revalidated by their validators', async () => {
    await store().list(base)
    time += 5 * MINUTES
    const after = store()
    expect((await after.list(base)).staleSince).toBeNull()
    expect(host.asked).toHaveLength(1)
    time += 6 * MINUTES
    await after.list(base)
    await expect.poll(() => host.asked.at(-1)?.['if-none-match']).toBe('"1"')
    await expect.poll(() => statSync(files()[0]!).mtimeMs).toBe(time)
    // the host's confirmation survives a restart too
    time += 5 * MINUTES
    expect((await store().list(base)).staleSince).toBeNull()
  })

  it('are decoded by the host’s charset, after a restart as well', async () => {
    Object.assign(host, { type: 'text/xml; charset=ISO-8859-1', body: Buffer.from(rss(item('Oração')), 'latin1') })
    expect((await store().list(base)).episodes).toMatchObject([{ title: 'Oração' }])
    expect((await store().list(base)).episodes).toMatchObject([{ title: 'Oração' }])
  })

  it('are stale once their host fails', async () => {
    const feeds = store()
    const saved = time
    await feeds.list(base)
    time += 11 * MINUTES
    host.answer = 500
    expect((await feeds.list(base)).staleSince).toBeNull()
    await expect.poll(async () => (await feeds.list(base)).staleSince).toBe(saved)
  })

  it.each<[string, (file: string) => void]>([
    ['cut short', (file) => truncateSync(file, 200)],
    ['of another feed', (file) => writeFileSync(file, readFileSync(file, 'latin1').replace(':', ';'), 'latin1')],
    ['no feed any more', (file) => writeFileSync(file, 'x')],
    ['empty', (file) => truncateSync(file)],
  ])('are ignored when they are %s', async (_what, harm) => {
    await store().list(base)
    harm(files()[0]!)
    host.answer = 500
    await expect(store().list(base)).rejects.toThrow('answers 500')
  })

  it('are revalidated even if the clock was set back', async () => {
    await store().list(base)
    utimesSync(files()[0]!, 9e9, 9e9)
    const after = store()
    await after.list(base)
    time += 11 * MINUTES
    await after.list(base)
    await expect.poll(() => host.asked.length).toBe(2)
  })

  it('are optional when the disk fails', async () => {
    writeFileSync(path.join(folder, 'file'), '')
    const wrongs: unknown[] = []
    const feeds = store(undefined, path.join(folder, 'file'), wrongs)
    expect((await feeds.list(base)).episodes).toHaveLength(1)
    expect(wrongs).toHaveLength(1)
  })

  it('are limited in number, and the least recently confirmed is deleted', async () => {
    writeFileSync(path.join(folder, `${'0'.repeat(32)}.feed.half`), 'x')
    utimesSync(path.join(folder, `${'0'.repeat(32)}.feed.half`), 0, 0)
    time = Math.max(time, 10_000 * MINUTES)
    const feeds = store(2)
    for (const name of ['1', '2', '3']) {
      await feeds.list(`${base}?${name}`)
      time += MINUTES
    }
    expect(files()).toHaveLength(2)
    host.answer = 500
    const after = store(2)
    await expect(after.list(`${base}?1`)).rejects.toThrow()
    expect((await after.list(`${base}?3`)).episodes).toHaveLength(1)
  })
})
