/**
 * The screens by the rest of their address after the root. Apart from the manifest, so that home's first chunk does not
 * hold this list.
 */
export const pages = {
  '': () => import('./screens/plan-list.screen.tsx'),
  '/:planUUID': () => import('./screens/plan.screen.tsx'),
  '/:planUUID/delete': () => import('./screens/remove.screen.tsx'),
  '/:planUUID/delete/confirm': () => import('./screens/removed.screen.tsx'),
}
