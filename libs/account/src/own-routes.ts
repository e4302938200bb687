import type { FeatureRoute } from '@atrio/tenant-core'
import { paths } from './paths.ts'

const own = (path: string, screen: NonNullable<FeatureRoute['screen']>): FeatureRoute => ({
  path,
  access: 'login',
  screen,
})

/** Deleting one is asked over the list. */
const cards = () => import('./screens/cards.screen.tsx')

/** What needs a login: a person's own pages. */
export const ownRoutes: FeatureRoute[] = [
  own(paths.home, () => import('./screens/account.screen.tsx')),
  own(paths.changePassword, () => import('./screens/change-password.screen.tsx')),
  own(paths.passwordChanged, () => import('./screens/password-changed.screen.tsx')),
  own(paths.data, () => import('./screens/data.screen.tsx')),
  own(paths.dataUpdate, () => import('./screens/data-update.screen.tsx')),
  { path: paths.update, access: 'login', redirect: () => paths.data },
  own(paths.cards, cards),
  own(paths.deleteCard, cards),
  own(paths.addCard, () => import('./screens/add-card.screen.tsx')),
  own(paths.church, () => import('./screens/church.screen.tsx')),
  own(paths.deleteAccount, () => import('./screens/delete-account.screen.tsx')),
  own(paths.deletionAsked, () => import('./screens/deletion-asked.screen.tsx')),
  own(paths.voluts, () => import('./screens/voluts.screen.tsx')),
  own(paths.mykids, () => import('./screens/mykids.screen.tsx')),
]
