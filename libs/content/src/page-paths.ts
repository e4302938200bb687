import { buildPath } from '@atrio/tenant-core'
import { paths } from './paths.ts'

// Apart from those that the manifest links to, so that home does not load what only these pages need.
export const ministryPath = (ministryId: number) => buildPath(paths.ministry, { ministryId })
export const projectPath = (ministryId: number, projectId: number) =>
  buildPath(paths.project, { ministryId, projectId })
export const publicationPath = (publicationSlug: string) => buildPath(paths.publication, { publicationSlug })
export const publicationsPath = (type?: string) =>
  type === undefined ? paths.publications : `${paths.publications}?type=${encodeURIComponent(type)}`
export const videoPath = (videoId: number) => buildPath(paths.video, { videoId })
export const videosPath = (playlist?: string) =>
  playlist === undefined ? paths.videos : `${paths.videos}?playlist=${encodeURIComponent(playlist)}`
