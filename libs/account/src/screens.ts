/** The screens by the names that the manifest's routes give them. */
export const screens = {
  home: () => import('./screens/account.screen.tsx'),
  changePassword: () => import('./screens/change-password.screen.tsx'),
  passwordChanged: () => import('./screens/password-changed.screen.tsx'),
  notifications: () => import('./screens/notifications.screen.tsx'),
  sessions: () => import('./screens/sessions.screen.tsx'),
  data: () => import('./screens/data.screen.tsx'),
  dataUpdate: () => import('./screens/data-update.screen.tsx'),
  cards: () => import('./screens/cards.screen.tsx'),
  addCard: () => import('./screens/add-card.screen.tsx'),
  church: () => import('./screens/church.screen.tsx'),
  deleteAccount: () => import('./screens/delete-account.screen.tsx'),
  deletionAsked: () => import('./screens/deletion-asked.screen.tsx'),
  confirm: () => import('./screens/confirm-deletion.screen.tsx'),
  voluts: () => import('./screens/voluts.screen.tsx'),
  admin: () => import('./screens/admin.screen.tsx'),
  mykids: () => import('./screens/mykids.screen.tsx'),
}
