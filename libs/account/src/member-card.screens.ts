/** The screens by the names that the manifest's routes give them. */
export const screens = {
  own: () => import('./screens/member-card.screen.tsx'),
}
