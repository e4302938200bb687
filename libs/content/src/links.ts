import type { Feature, LinkBuilders } from '@atrio/tenant-core'
import { classPath, devotionalPath, newsItemPath, paths } from './paths.ts'

export const links: LinkBuilders = {
  'content.about': () => paths.about,
  'content.churches': () => paths.churches,
  'content.devotionals': () => paths.devotionals,
  'content.devotional': ({ devotionalId }) => devotionalPath(devotionalId),
  'content.news': () => paths.news,
  'content.newsItem': ({ newsId }) => newsItemPath(newsId),
  'content.ministries': () => paths.ministries,
  'content.sundaySchool': () => paths.classes,
  'content.schoolClass': ({ slug }) => classPath(slug),
  'content.publications': () => paths.publicationTypes,
  'content.videos': () => paths.videos,
}

/** Links to pages whose module the church may lack. */
export const linkModules: Feature['linkModules'] = {
  'content.devotionals': 'devotionals',
  'content.devotional': 'devotionals',
  'content.news': 'news',
  'content.newsItem': 'news',
  'content.sundaySchool': 'sundaySchool',
  'content.schoolClass': 'sundaySchool',
  'content.publications': 'publications',
}
