import { createHash } from 'node:crypto'
import { parseRssFeed } from 'feedsmith'

/** An episode of a feed, with its description not sanitised yet. */
export type FeedEpisode = {
  id: string
  title: string
  /** HTML by the feed's author: not safe to render. */
  rawDescription: string | null
  image: string | null
  audio: string
  seconds: number | null
  publishedAt: Date
}

/** The newest episodes of a feed that are kept. */
const MAX_EPISODES = 500
const MAX_TITLE_LENGTH = 300
const MAX_DESCRIPTION_LENGTH = 20_000
const MAX_SECONDS = 86_400
const AUDIO_NAMES = /\.(mp3|m4a|aac|ogg|oga|opus|wav)$/i

/**
 * The episodes of a podcast's RSS, newest first. Those without sound at an https address are left out.
 * @throws Error when the text is not RSS
 */
export function readFeed(xml: string): FeedEpisode[] {
  const feed = parseRssFeed(xml)
  const cover = secureAddress(feed.itunes?.image)
  const seen = new Set<string>()
  return (feed.items ?? [])
    .flatMap((item): FeedEpisode[] => {
      const sound = item.enclosures?.find(({ url, type }) => url && isSound(url, type))
      const audio = secureAddress(sound?.url)
      const published = Date.parse(item.pubDate ?? '')
      if (!audio || Number.isNaN(published)) return []
      const id = idOf(item.guid?.value ?? audio)
      if (seen.has(id)) return []
      seen.add(id)
      const description = item.content?.encoded ?? item.description ?? item.itunes?.summary
      return [
        {
          id,
          audio,
          title: line(item.title ?? item.itunes?.title) || audio.slice(audio.lastIndexOf('/') + 1),
          rawDescription: description ? description.slice(0, MAX_DESCRIPTION_LENGTH) : null,
          image: secureAddress(item.itunes?.image) ?? cover,
          seconds: secondsOf(item.itunes?.duration),
          publishedAt: new Date(published),
        },
      ]
    })
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, MAX_EPISODES)
}

/** Stable while the feed identifies the episode the same way, and valid in an address. */
const idOf = (guid: string): string => createHash('sha256').update(guid).digest('hex').slice(0, 20)

const isSound = (url: string, type: string | undefined): boolean =>
  type?.startsWith('audio/') || (URL.canParse(url) && AUDIO_NAMES.test(new URL(url).pathname))

/** An https address; http is replaced by https, since pages load nothing else. */
function secureAddress(address: string | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol === 'http:') url.protocol = 'https:'
  return url.protocol === 'https:' && !url.username && !url.password ? url.href : null
}

const line = (text: string | undefined): string =>
  (text ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_TITLE_LENGTH)

const secondsOf = (duration: number | undefined): number | null =>
  duration !== undefined && duration > 0 && duration <= MAX_SECONDS ? Math.round(duration) : null
