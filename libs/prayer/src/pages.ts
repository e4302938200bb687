const detail = () => import('./screens/prayer-detail.screen.tsx')

/** The screens besides home's section. Apart from the manifest, so that home's first chunk does not hold them. */
export const pages = {
  ask: () => import('./screens/ask.screen.tsx'),
  asked: () => import('./screens/asked.screen.tsx'),
  detail,
  remove: () => import('./screens/remove.screen.tsx'),
  removed: () => import('./screens/removed.screen.tsx'),
  own: () => import('./screens/own-list.screen.tsx'),
  ownDetail: detail,
}
