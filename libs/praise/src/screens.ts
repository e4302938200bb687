/** The screens by the names that the manifest's routes give them. */
export const screens = {
  list: () => import('./screens/song-list.screen.tsx'),
  detail: () => import('./screens/song-detail.screen.tsx'),
}
