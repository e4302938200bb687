import { buildPath } from '@atrio/tenant-core'

/** The one table of routes and links. */
export const paths = {
  list: '/groups',
  detail: '/groups/:groupId',
  requested: '/groups/request/success',
  joinRequests: '/groups/:groupId/requests',
  meetings: '/groups/:groupId/meetings',
  newMeeting: '/groups/:groupId/meetings/new',
  editMeeting: '/groups/:groupId/meetings/:meetingId/edit',
  meeting: '/groups/:groupId/meetings/:meetingId',
  studies: '/studies',
  study: '/studies/:studyId',
} as const

export const groupPath = (groupId: number) => buildPath(paths.detail, { groupId })
export const joinRequestsPath = (groupId: number) => buildPath(paths.joinRequests, { groupId })
export const newMeetingPath = (groupId: number) => buildPath(paths.newMeeting, { groupId })
export const editMeetingPath = (meeting: { groupId: number; meetingId: number }) =>
  buildPath(paths.editMeeting, meeting)
export const meetingsPath = (groupId: number) => buildPath(paths.meetings, { groupId })
export const meetingPath = (meeting: { groupId: number; meetingId: number }) => buildPath(paths.meeting, meeting)
export const studyPath = (studyId: number) => buildPath(paths.study, { studyId })
export const requestedPath = (groupId: number) => `${paths.requested}?group=${groupId}`
