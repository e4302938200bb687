/** The screens by the names that the manifest's routes give them. */
export const screens = {
  list: () => import('./screens/song-list.screen.tsx'),
  detail: () => import('./screens/song-detail.screen.tsx'),
  favourites: () => import('./screens/favourites.screen.tsx'),
  setLists: () => import('./screens/set-lists.screen.tsx'),
  setList: () => import('./screens/set-list.screen.tsx'),
  setListSong: () => import('./screens/set-list-song.screen.tsx'),
}
