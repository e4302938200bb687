/** The screens by the names that the manifest's routes give them. */
export const screens = {
  home: () => import('./screens/home.screen.tsx'),
  plans: () => import('./screens/plans.screen.tsx'),
  browse: () => import('./screens/browse.screen.tsx'),
  video: () => import('./screens/video.screen.tsx'),
  collection: () => import('./screens/collection.screen.tsx'),
  watch: () => import('./screens/watch.screen.tsx'),
  subscription: () => import('./screens/subscription.screen.tsx'),
  search: () => import('./screens/search.screen.tsx'),
}
