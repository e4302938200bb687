/** The screens by what follows the root in their address. Apart from the manifest: this list is none of what home loads first. */
export const pages = {
  '': () => import('./screens/plan-list.screen.tsx'),
  '/:planUUID': () => import('./screens/plan.screen.tsx'),
  '/:planUUID/delete': () => import('./screens/remove.screen.tsx'),
  '/:planUUID/delete/confirm': () => import('./screens/removed.screen.tsx'),
}
