/** The screens behind the list of groups. Apart from the manifest, so that they are none of what home loads first. */
export const pages = {
  requested: () => import('./screens/requested.screen.tsx'),
  detail: () => import('./screens/group-detail.screen.tsx'),
  meetings: () => import('./screens/meetings.screen.tsx'),
  meeting: () => import('./screens/meeting.screen.tsx'),
  studies: () => import('./screens/studies.screen.tsx'),
  study: () => import('./screens/study.screen.tsx'),
}
