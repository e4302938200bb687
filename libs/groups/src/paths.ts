import { buildPath } from '@atrio/tenant-core'

/** The one table of routes and links. */
export const paths = {
  list: '/groups',
  detail: '/groups/:groupId',
  requested: '/groups/request/success',
  meetings: '/groups/:groupId/meetings',
  meeting: '/groups/:groupId/meetings/:meetingId',
  studies: '/studies',
  study: '/studies/:studyId',
} as const

export const groupPath = (groupId: number) => buildPath(paths.detail, { groupId })
export const meetingsPath = (groupId: number) => buildPath(paths.meetings, { groupId })
export const meetingPath = (meeting: { groupId: number; meetingId: number }) => buildPath(paths.meeting, meeting)
export const studyPath = (studyId: number) => buildPath(paths.study, { studyId })
export const requestedPath = (groupId: number) => `${paths.requested}?group=${groupId}`
