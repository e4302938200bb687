/** The screens by the names that the manifest's routes give them. */
export const screens = {
  list: () => import('./screens/plan-list.screen.tsx'),
  plan: () => import('./screens/plan.screen.tsx'),
  remove: () => import('./screens/remove.screen.tsx'),
  removed: () => import('./screens/removed.screen.tsx'),
}
