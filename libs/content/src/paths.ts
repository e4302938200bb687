import { buildPath } from '@atrio/tenant-core'

/** The one table of routes and links; `churchs` is the specification's spelling. */
export const paths = {
  about: '/about',
  churches: '/churchs',
  devotionals: '/devotionals',
  devotional: '/devotionals/:devotionalId',
  news: '/news',
  newsItem: '/news/:newsId',
  ministries: '/ministries',
  ministry: '/ministries/:ministryId',
  project: '/ministries/:ministryId/projects/:projectId',
  classes: '/ebds',
  class: '/ebds/:ebdSlug',
  publicationTypes: '/publication-types',
  publications: '/publications',
  publication: '/publications/:publicationSlug',
  videos: '/videos',
  video: '/videos/:videoId',
} as const

export const devotionalPath = (devotionalId: number) => buildPath(paths.devotional, { devotionalId })
export const newsItemPath = (newsId: number) => buildPath(paths.newsItem, { newsId })
export const classPath = (ebdSlug: string) => buildPath(paths.class, { ebdSlug })
