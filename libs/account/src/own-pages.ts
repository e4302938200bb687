const cards = () => import('./screens/cards.screen.tsx')

/** The screens of a member's own pages. Apart from the manifest, so that home's first chunk does not hold this list. */
export const ownPages = {
  home: () => import('./screens/account.screen.tsx'),
  changePassword: () => import('./screens/change-password.screen.tsx'),
  passwordChanged: () => import('./screens/password-changed.screen.tsx'),
  data: () => import('./screens/data.screen.tsx'),
  dataUpdate: () => import('./screens/data-update.screen.tsx'),
  cards,
  /** Opens as a dialog over the list. */
  deleteCard: cards,
  addCard: () => import('./screens/add-card.screen.tsx'),
  church: () => import('./screens/church.screen.tsx'),
  deleteAccount: () => import('./screens/delete-account.screen.tsx'),
  deletionAsked: () => import('./screens/deletion-asked.screen.tsx'),
  confirmDeletion: () => import('./screens/confirm-deletion.screen.tsx'),
  voluts: () => import('./screens/voluts.screen.tsx'),
  mykids: () => import('./screens/mykids.screen.tsx'),
}
