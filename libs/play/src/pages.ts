const home = () => import('./screens/home.screen.tsx')

/** Screens by their path's name, apart from the manifest: home of the church carries no list of them. */
export const pages = {
  root: home,
  home,
  plans: () => import('./screens/plans.screen.tsx'),
  browse: () => import('./screens/browse.screen.tsx'),
  video: () => import('./screens/video.screen.tsx'),
  collection: () => import('./screens/collection.screen.tsx'),
  watch: () => import('./screens/watch.screen.tsx'),
  search: () => import('./screens/search.screen.tsx'),
}
