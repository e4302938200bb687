/** The screens by the names that the manifest's routes give them. */
export const screens = {
  home: () => import('./screens/home.screen.tsx'),
  search: () => import('./screens/search.screen.tsx'),
  book: () => import('./screens/book.screen.tsx'),
  chapter: () => import('./screens/chapter.screen.tsx'),
}
