import type { ChurchVideo, Image, Writing } from '@atrio/api-client'

const SCHEMA = 'https://schema.org'

type Place = {
  /** Name of the church. */
  church: string
  /** Origin of the portal, without a trailing slash. */
  origin: string
  path: string
}

const address = (image: Image | null, origin: string) =>
  image && URL.canParse(image.url, origin) ? new URL(image.url, origin).href : undefined

/** A text for search engines. @param type of schema.org: NewsArticle, Course */
export function articleData(
  type: 'Article' | 'NewsArticle' | 'Course',
  writing: Pick<Writing, 'title' | 'summary' | 'image' | 'author' | 'publishedAt'>,
  { church, origin, path }: Place,
) {
  const image = address(writing.image, origin)
  const organization = { '@type': 'Organization', name: church, url: origin }
  return {
    '@context': SCHEMA,
    '@type': type,
    ...(type === 'Course' ? { name: writing.title, provider: organization } : { headline: writing.title }),
    ...(type !== 'Course' && {
      datePublished: writing.publishedAt,
      author: writing.author ? { '@type': 'Person', name: writing.author } : organization,
      publisher: organization,
    }),
    ...(writing.summary && { description: writing.summary }),
    ...(image && { image: [image] }),
    url: origin + path,
  }
}

/** @param player address of the frame or of the file, where it can be played */
export function videoData(video: ChurchVideo, { church, origin, path }: Place, player?: string) {
  const image = address(video.image, origin)
  return {
    '@context': SCHEMA,
    '@type': 'VideoObject',
    name: video.title,
    uploadDate: video.publishedAt,
    ...(video.description && { description: video.description }),
    ...(image && { thumbnailUrl: [image] }),
    ...(video.seconds !== null && { duration: `PT${video.seconds}S` }),
    ...(player && { embedUrl: new URL(player, origin).href }),
    publisher: { '@type': 'Organization', name: church, url: origin },
    url: origin + path,
  }
}
