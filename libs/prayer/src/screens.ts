/** The screens by the names that the manifest's routes give them. */
export const screens = {
  wall: () => import('./screens/wall.screen.tsx'),
  ask: () => import('./screens/ask.screen.tsx'),
  asked: () => import('./screens/asked.screen.tsx'),
  detail: () => import('./screens/prayer-detail.screen.tsx'),
  remove: () => import('./screens/remove.screen.tsx'),
  removed: () => import('./screens/removed.screen.tsx'),
  change: () => import('./screens/change.screen.tsx'),
  own: () => import('./screens/own-list.screen.tsx'),
}
