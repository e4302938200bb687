/** The screens by the names that the manifest's routes give them. */
export const screens = {
  list: () => import('./screens/note-list.screen.tsx'),
  new: () => import('./screens/new-note.screen.tsx'),
  note: () => import('./screens/note.screen.tsx'),
}
