import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { fetchPublic } from '../../outbound/fetch-public.ts'
import type { FeedFiles, KeptFeed } from './feed-files.ts'
import { feedText } from './feed-text.ts'
import type { FeedEpisode } from './read-feed.ts'

export type FeedList = {
  episodes: FeedEpisode[]
  /** Milliseconds: when the host last confirmed the list, if it is overdue; else null. */
  staleSince: number | null
}

/** External podcast feeds, cached so that hosts are asked rarely and their failures do not reach visitors. */
export type FeedStore = {
  /** The feed's episodes; from an older copy if the host fails. @throws Error without a copy */
  list(feed: string): Promise<FeedList>
}

type Copy = Pick<KeptFeed, 'etag' | 'lastModified'> & {
  episodes: FeedEpisode[]
  /** Milliseconds: when the host last confirmed it. */
  at: number
  /** Whether the last request succeeded. */
  confirmed: boolean
  /** Milliseconds: the host is not asked again before. */
  freshUntil: number
}

const FRESH_MS = 600_000
const AFTER_FAILURE_MS = 60_000
const MAX_FEEDS = 200
/** Limit of a decompressed feed: the other limits are those of outbound requests. */
const MAX_UNPACKED = 4 * 1_048_576
const unpack = promisify(gunzip)

type Options = {
  now: () => number
  /** Parses a feed's episodes. @throws Error when the text is not RSS */
  read: (xml: string) => Promise<FeedEpisode[]>
  /** Copies that outlive this process; if they fail, the copies in memory serve. */
  files: FeedFiles
  /** Called with failures that no visitor's answer shows: of copies on disk, and of refreshes in the background. */
  onError: (error: unknown, feed: string) => void
  fetch?: typeof fetchPublic
}

export function feedStore({ now, read, files, onError, fetch = fetchPublic }: Options): FeedStore {
  const copies = new LRUCache<string, Copy>({
    max: MAX_FEEDS,
    // its file is read again at the next request of the feed
    dispose: (_copy, feed, reason) => void (reason === 'evict' && looking.delete(feed)),
  })
  const failures = new LRUCache<string, number>({ max: MAX_FEEDS })
  const asking = new Map<string, Promise<Copy>>()
  const looking = new LRUCache<string, Promise<void>>({ max: 2 * MAX_FEEDS })

  const reported = (feed: string) => (error: unknown) => onError(error, feed)
  const keep = (feed: string, copy: Copy): Copy => {
    copies.set(feed, copy)
    failures.delete(feed)
    return copy
  }

  const ask = async (feed: string): Promise<Copy> => {
    const copy = copies.get(feed)
    const answer = await fetch(feed, {
      headers: {
        accept: 'application/rss+xml, application/xml;q=0.9, */*;q=0.1',
        'accept-encoding': 'gzip',
        ...(copy?.etag && { 'if-none-match': copy.etag }),
        ...(copy?.lastModified && { 'if-modified-since': copy.lastModified }),
      },
    })
    const at = now()
    const held = { at, confirmed: true, freshUntil: at + FRESH_MS }
    if (answer.status === 304 && copy) {
      await files.confirm(feed, at).catch(reported(feed))
      return keep(feed, { ...copy, ...held })
    }
    if (answer.status !== 200) throw new Error(`the feed's host answers ${answer.status}`)
    const kept: KeptFeed = {
      etag: answer.headers.etag,
      lastModified: answer.headers['last-modified'],
      type: answer.headers['content-type'],
      encoding: answer.headers['content-encoding'],
      body: answer.body,
    }
    const episodes = await read(await textOf(kept))
    await files.write(feed, kept, at).catch(reported(feed))
    return keep(feed, { ...held, episodes, etag: kept.etag, lastModified: kept.lastModified })
  }

  /** A former process's copy is read once, with its age. */
  const look = async (feed: string): Promise<void> => {
    const kept = await files.read(feed)
    if (!kept || copies.has(feed)) return
    const { etag, lastModified } = kept
    // a clock that was set back must not stop a podcast
    const at = Math.min(kept.at, now())
    const freshUntil = at + FRESH_MS
    const episodes = await read(await textOf(kept))
    if (copies.has(feed)) return
    keep(feed, {
      episodes,
      etag,
      lastModified,
      at,
      confirmed: freshUntil > now(),
      freshUntil,
    })
  }
  const lookOnce = (feed: string): Promise<void> => {
    const looked = looking.get(feed) ?? look(feed).catch(reported(feed))
    looking.set(feed, looked)
    return looked
  }

  /** One request at a time; a failure is remembered for a while, so that visitors do not all wait for a dead host. */
  const refresh = (feed: string): Promise<Copy> => {
    const running = asking.get(feed)
    if (running) return running
    const question = ask(feed)
      .catch((error: unknown) => {
        const copy = copies.get(feed)
        if (copy) {
          Object.assign(copy, { confirmed: false, freshUntil: now() + AFTER_FAILURE_MS })
          onError(error, feed) // no visitor waits for it
        } else failures.set(feed, now() + AFTER_FAILURE_MS)
        throw error
      })
      .finally(() => asking.delete(feed))
    asking.set(feed, question)
    return question
  }

  const toList = ({ episodes, at, confirmed }: Copy): FeedList => ({ episodes, staleSince: confirmed ? null : at })

  return {
    async list(feed) {
      if (!copies.has(feed)) await lookOnce(feed)
      const copy = copies.get(feed)
      if (copy) {
        const list = toList(copy)
        // in the background: the next visitor gets the newer copy
        if (copy.freshUntil <= now()) refresh(feed).catch(() => undefined)
        return list
      }
      if ((failures.get(feed) ?? 0) > now()) throw new Error("the feed's host failed a moment ago")
      return toList(await refresh(feed))
    },
  }
}

async function textOf({ type, encoding, body }: Pick<KeptFeed, 'type' | 'encoding' | 'body'>): Promise<string> {
  return feedText(encoding === 'gzip' ? await unpack(body, { maxOutputLength: MAX_UNPACKED }) : body, type)
}
