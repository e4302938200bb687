import { buildPath } from '@atrio/tenant-core'
import { paths } from './paths.ts'

// Apart from those that the manifest links to, so that home does not load what only these pages need.
export const ministryPath = (ministryId: number) => buildPath(paths.ministry, { ministryId })
export const projectPath = (ministryId: number, projectId: number) =>
  buildPath(paths.project, { ministryId, projectId })
export const publicationPath = (publicationSlug: string) => buildPath(paths.publication, { publicationSlug })
const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
export const publicationsPath = (type?: string, term?: string) => withQuery(paths.publications, { type, term })
export const videoPath = (videoId: number) => buildPath(paths.video, { videoId })
export const videosPath = (playlist?: string, term?: string) => withQuery(paths.videos, { playlist, term })
export const newsPath = (term?: string) => withQuery(paths.news, { term })
