import type { FeatureRoute } from '@atrio/tenant-core'
import type { ownPages } from './own-pages.ts'
import { paths } from './paths.ts'

const page = (name: keyof typeof ownPages): FeatureRoute => ({
  path: paths[name],
  screen: async () => (await import('./own-pages.ts')).ownPages[name](),
})

const OWN = [
  ...(['home', 'data', 'dataUpdate', 'changePassword', 'passwordChanged', 'cards', 'deleteCard', 'addCard'] as const),
  ...(['church', 'deleteAccount', 'deletionAsked', 'voluts', 'mykids'] as const),
]

/** Routes that need a login: a person's own pages. */
export const ownRoutes: FeatureRoute[] = [
  ...OWN.map((name): FeatureRoute => ({ ...page(name), access: 'login' })),
  { path: paths.update, access: 'login', redirect: () => paths.data },
  // the rule for 401 answers names this id: the link of a mail works with any session, or none
  { ...page('confirmDeletion'), atStake: 'personal-data', id: 'confirmDeleteUser' },
]
