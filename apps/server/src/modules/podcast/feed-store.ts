import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { fetchPublic, type OutboundAnswer } from '../../outbound/fetch-public.ts'
import { type FeedEpisode, readFeed } from './read-feed.ts'

/** Podcast feeds of hosts outside, kept so that a host is asked rarely and its failures are not the visitor's. */
export type FeedStore = {
  /** The feed's episodes; an older copy where the host fails. @throws Error when there is no copy either */
  episodes(feed: string): Promise<FeedEpisode[]>
}

type Copy = {
  episodes: FeedEpisode[]
  etag: string | undefined
  lastModified: string | undefined
  /** Milliseconds: until when the host is not asked again. */
  freshUntil: number
}

const FRESH_MS = 600_000
const AFTER_FAILURE_MS = 60_000
const MOST_FEEDS = 200
/** Of a feed that came compressed: the other limits are those of what is asked outside. */
const MOST_UNPACKED = 4 * 1_048_576
const unpack = promisify(gunzip)

type Options = { now: () => number; fetch?: typeof fetchPublic }

export function feedStore({ now, fetch = fetchPublic }: Options): FeedStore {
  const copies = new Map<string, Copy>()
  const failures = new Map<string, number>()
  const asking = new Map<string, Promise<Copy>>()

  const keep = (feed: string, copy: Copy): Copy => {
    copies.delete(feed)
    copies.set(feed, copy)
    failures.delete(feed)
    if (copies.size > MOST_FEEDS) copies.delete(copies.keys().next().value ?? feed)
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
    const freshUntil = now() + FRESH_MS
    if (answer.status === 304 && copy) return keep(feed, { ...copy, freshUntil })
    if (answer.status !== 200) throw new Error(`the feed's host answers ${answer.status}`)
    return keep(feed, {
      episodes: readFeed(await textOf(answer)),
      etag: answer.headers.etag,
      lastModified: answer.headers['last-modified'],
      freshUntil,
    })
  }

  /** Asked once at a time; a failure is remembered for a while, so that a dead host is not asked by every visitor. */
  const refresh = (feed: string): Promise<Copy> => {
    const running = asking.get(feed)
    if (running) return running
    const question = ask(feed)
      .catch((error: unknown) => {
        const copy = copies.get(feed)
        if (copy) copy.freshUntil = now() + AFTER_FAILURE_MS
        else failures.set(feed, now() + AFTER_FAILURE_MS)
        if (failures.size > MOST_FEEDS) failures.delete(failures.keys().next().value ?? feed)
        throw error
      })
      .finally(() => asking.delete(feed))
    asking.set(feed, question)
    return question
  }

  return {
    async episodes(feed) {
      const copy = copies.get(feed)
      if (copy) {
        // nobody waits for a newer copy: the next visitor has it
        if (copy.freshUntil <= now()) refresh(feed).catch(() => undefined)
        return copy.episodes
      }
      if ((failures.get(feed) ?? 0) > now()) throw new Error("the feed's host failed a moment ago")
      return (await refresh(feed)).episodes
    },
  }
}

async function textOf({ headers, body }: OutboundAnswer): Promise<string> {
  const packed = headers['content-encoding'] === 'gzip'
  return (packed ? await unpack(body, { maxOutputLength: MOST_UNPACKED }) : body).toString()
}
