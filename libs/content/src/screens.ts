/** The screens by the names that the manifest's routes give them. */
export const screens = {
  about: () => import('./screens/about.screen.tsx'),
  churches: () => import('./screens/churches.screen.tsx'),
  devotionals: () => import('./screens/devotional-list.screen.tsx'),
  devotional: () => import('./screens/devotional.screen.tsx'),
  news: () => import('./screens/news-list.screen.tsx'),
  newsItem: () => import('./screens/news-item.screen.tsx'),
  ministries: () => import('./screens/ministry-list.screen.tsx'),
  ministry: () => import('./screens/ministry.screen.tsx'),
  project: () => import('./screens/project.screen.tsx'),
  classes: () => import('./screens/class-list.screen.tsx'),
  class: () => import('./screens/class.screen.tsx'),
  publicationTypes: () => import('./screens/publication-types.screen.tsx'),
  publications: () => import('./screens/publication-list.screen.tsx'),
  publication: () => import('./screens/publication.screen.tsx'),
  videos: () => import('./screens/video-list.screen.tsx'),
  video: () => import('./screens/video.screen.tsx'),
}
