import type { FeatureRoute } from '@atrio/tenant-core'
import { paths } from './paths.ts'

/** Deleting one is asked over the list. */
const cards = () => import('./screens/cards.screen.tsx')

/** What needs a login: a person's own pages. */
export const ownRoutes: FeatureRoute[] = [
  { path: paths.home, access: 'login', screen: () => import('./screens/account.screen.tsx') },
  { path: paths.changePassword, access: 'login', screen: () => import('./screens/change-password.screen.tsx') },
  { path: paths.passwordChanged, access: 'login', screen: () => import('./screens/password-changed.screen.tsx') },
  { path: paths.data, access: 'login', screen: () => import('./screens/data.screen.tsx') },
  { path: paths.dataUpdate, access: 'login', screen: () => import('./screens/data-update.screen.tsx') },
  { path: paths.update, access: 'login', redirect: () => paths.data },
  { path: paths.cards, access: 'login', screen: cards },
  { path: paths.deleteCard, access: 'login', screen: cards },
  { path: paths.addCard, access: 'login', screen: () => import('./screens/add-card.screen.tsx') },
  { path: paths.church, access: 'login', screen: () => import('./screens/church.screen.tsx') },
  { path: paths.deleteAccount, access: 'login', screen: () => import('./screens/delete-account.screen.tsx') },
  { path: paths.deletionAsked, access: 'login', screen: () => import('./screens/deletion-asked.screen.tsx') },
  { path: paths.voluts, access: 'login', screen: () => import('./screens/voluts.screen.tsx') },
  { path: paths.mykids, access: 'login', screen: () => import('./screens/mykids.screen.tsx') },
]
