import { createHash } from 'node:crypto'
import { parseRssFeed } from 'feedsmith'

/** An episode as a feed tells it, before its description has been made safe. */
export type FeedEpisode = {
  id: string
  title: string
  /** HTML of the feed's author: not to be shown as it is. */
  rawDescription: string | null
  image: string | null
  audio: string
  seconds: number | null
  publishedAt: Date
}

/** Episodes that are kept of a feed, the newest. */
const MAX_EPISODES = 500
const LONGEST_TITLE = 300
const LONGEST_DESCRIPTION = 20_000
const LONGEST_SECONDS = 86_400
const AUDIO_NAMES = /\.(mp3|m4a|aac|ogg|oga|opus|wav)$/i

/**
 * The episodes of a podcast's RSS, the newest first. What has no sound, or sound that can't be fetched by https, is left
 * out.
 * @throws Error when the text is no RSS
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
          rawDescription: description ? description.slice(0, LONGEST_DESCRIPTION) : null,
          image: secureAddress(item.itunes?.image) ?? cover,
          seconds: secondsOf(item.itunes?.duration),
          publishedAt: new Date(published),
        },
      ]
    })
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, MAX_EPISODES)
}

/** Stays the same while the feed names the episode the same way, and fits into an address. */
const idOf = (guid: string): string => createHash('sha256').update(guid).digest('hex').slice(0, 20)

const isSound = (url: string, type: string | undefined): boolean =>
  type?.startsWith('audio/') || (URL.canParse(url) && AUDIO_NAMES.test(new URL(url).pathname))

/** An https address; http is tried as https, since pages load nothing else. */
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
    .slice(0, LONGEST_TITLE)

const secondsOf = (duration: number | undefined): number | null =>
  duration !== undefined && duration > 0 && duration <= LONGEST_SECONDS ? Math.round(duration) : null
