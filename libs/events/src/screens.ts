/** The screens by the names that the manifest's routes give them. */
export const screens = {
  list: () => import('./screens/event-list.screen.tsx'),
  detail: () => import('./screens/event-detail.screen.tsx'),
  tickets: () => import('./screens/tickets.screen.tsx'),
  registrations: () => import('./screens/registrations.screen.tsx'),
  contents: () => import('./screens/contents.screen.tsx'),
  content: () => import('./screens/content.screen.tsx'),
}
