/** Routes and links come from this one table. */
export const paths = {
  root: '/play',
  home: '/play/home',
  plans: '/play/plans',
  browse: '/play/browse',
  video: '/play/video/:contentId',
  collection: '/play/collection/:contentId',
  watch: '/play/watch/:contentId',
  search: '/play/search',
  own: '/user/play',
} as const
