/** The screens by the names that the manifest's routes give them. */
export const screens = {
  give: () => import('./screens/give.screen.tsx'),
  recurring: () => import('./screens/recurring.screen.tsx'),
}
