/** The screens by the names that the manifest's routes give them. */
export const screens = {
  list: () => import('./screens/group-list.screen.tsx'),
  requested: () => import('./screens/requested.screen.tsx'),
  detail: () => import('./screens/group-detail.screen.tsx'),
  joinRequests: () => import('./screens/join-requests.screen.tsx'),
  newMeeting: () => import('./screens/record-meeting.screen.tsx'),
  editMeeting: () => import('./screens/record-meeting.screen.tsx'),
  meetings: () => import('./screens/meetings.screen.tsx'),
  meeting: () => import('./screens/meeting.screen.tsx'),
  studies: () => import('./screens/studies.screen.tsx'),
  study: () => import('./screens/study.screen.tsx'),
}
