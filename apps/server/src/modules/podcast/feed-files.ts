import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { writeFileAtomically } from '../../runtime/atomic-files.ts'

/** A feed as its host sent it. */
export type KeptFeed = {
  etag: string | undefined
  lastModified: string | undefined
  /** The header `content-type`, which may name the charset. */
  type: string | undefined
  /** `gzip` for a compressed body. */
  encoding: string | undefined
  body: Buffer
}

/** The last valid copy of each feed, on disk: after a restart podcasts survive an outage of their host. */
export type FeedFiles = {
  /** @returns the copy, and when its host last confirmed it; undefined without a complete copy */
  read(feed: string): Promise<(KeptFeed & { at: number }) | undefined>
  /** Stores a copy. @param at milliseconds */
  write(feed: string, kept: KeptFeed, at: number): Promise<void>
  /** Records that the host has confirmed the copy. @param at milliseconds */
  confirm(feed: string, at: number): Promise<void>
}

const NAME = /^[\da-f]{32}\.feed$/
/** After this time an incomplete file is abandoned. */
const ABANDONED_AFTER_MS = 3_600_000

/**
 * @param most number of copies; the least recently confirmed are deleted first. With the limit of a response (1 MB)
 * this limits the folder's size.
 */
export function feedFiles(folder: string, most = 200): FeedFiles {
  const fileOf = (feed: string) =>
    path.join(folder, `${createHash('sha256').update(feed).digest('hex').slice(0, 32)}.feed`)

  const tidy = async (now: number) => {
    const names = await readdir(folder)
    const files = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
    )
    const kept = files.filter(({ name }) => NAME.test(name)).sort((a, b) => b.at - a.at)
    const halves = files.filter(({ name, at }) => !NAME.test(name) && at < now - ABANDONED_AFTER_MS)
    for (const { name } of [...kept.slice(most), ...halves]) await rm(path.join(folder, name), { force: true })
  }

  return {
    async read(feed) {
      const file = fileOf(feed)
      const bytes = await readFile(file).catch(() => undefined)
      const end = bytes?.indexOf('\n') ?? -1
      if (!bytes || end < 0) return undefined
      try {
        const head = JSON.parse(bytes.toString('utf8', 0, end)) as Head
        const { etag, lastModified, type, encoding } = head
        const body = bytes.subarray(end + 1)
        if (head.feed !== feed || head.length !== body.length) return undefined
        return { etag, lastModified, type, encoding, body, at: (await stat(file)).mtimeMs }
      } catch {
        return undefined
      }
    },
    async write(feed, { body, ...head }, at) {
      const first = JSON.stringify({ feed, length: body.length, ...head } satisfies Head)
      await writeFileAtomically(fileOf(feed), Buffer.concat([Buffer.from(`${first}\n`), body]), { modifiedAt: at })
      await tidy(at)
    },
    async confirm(feed, at) {
      await utimes(fileOf(feed), at / 1_000, at / 1_000)
    },
  }
}

/** The first line of a file. */
type Head = Omit<KeptFeed, 'body'> & { feed: string; length: number }
