/** The screens besides the list of groups. Apart from the manifest, so that home's first chunk does not hold them. */
export const pages = {
  requested: () => import('./screens/requested.screen.tsx'),
  detail: () => import('./screens/group-detail.screen.tsx'),
  meetings: () => import('./screens/meetings.screen.tsx'),
  meeting: () => import('./screens/meeting.screen.tsx'),
  studies: () => import('./screens/studies.screen.tsx'),
  study: () => import('./screens/study.screen.tsx'),
}
