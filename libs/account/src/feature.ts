import { defineFeature, screensFrom, type FeatureRoute } from '@atrio/tenant-core'
import { UserIcon } from '@atrio/ui'
import { messages } from './i18n/messages.ts'
import { accessPath, changePasswordPath, dataUpdatePath, paths, toAccess } from './paths.ts'

const screen = screensFrom(() => import('./screens.ts'))

/** A person's own pages, each at the path and with the screen of its name. */
const OWN = [
  ...(['home', 'data', 'dataUpdate', 'changePassword', 'passwordChanged', 'cards', 'addCard'] as const),
  ...(['church', 'notifications', 'sessions', 'deleteAccount', 'deletionAsked', 'voluts', 'mykids'] as const),
]
const own = (name: (typeof OWN)[number]): FeatureRoute => ({ path: paths[name], access: 'login', screen: screen(name) })

export const accountFeature = defineFeature({
  id: 'account',
  messages,
  routes: () => [
    // the rule for 401 answers names this id
    { id: 'userAccess', path: paths.access, access: 'visitor', screen: () => import('./screens/access.screen.tsx') },
    { path: paths.register, access: 'visitor', redirect: toAccess('register') },
    { path: paths.login, access: 'visitor', redirect: toAccess() },
    { path: paths.resetPassword, access: 'visitor', redirect: toAccess('recover') },
    ...OWN.map(own),
    // opens as a dialog over the list
    { ...own('cards'), path: paths.deleteCard },
    { path: paths.update, access: 'login', redirect: () => paths.data },
    // the rule for 401 answers names this id: the link of a mail works with any session, or none
    { id: 'confirmDeleteUser', path: paths.confirmDeletion, atStake: 'personal-data', screen: screen('confirm') },
    // the server redirects these to the admin site, where one is configured
    { path: paths.admin, screen: screen('admin') },
    { path: paths.adminRecovery, screen: screen('admin') },
  ],
  links: {
    'account.access': accessPath,
    'account.changePassword': changePasswordPath,
    'account.home': () => paths.home,
    'account.notifications': () => paths.notifications,
    'account.dataUpdate': dataUpdatePath,
    'account.voluts': () => paths.voluts,
    'account.mykids': () => paths.mykids,
  },
  userMenu: [
    {
      link: 'account.home',
      label: { 'pt-BR': 'Minha conta', en: 'My account', es: 'Mi cuenta' },
      icon: UserIcon,
      order: 10,
    },
  ],
  slots: {
    'account.requestLogin': [
      { id: 'account.requestLogin', order: 100, content: () => import('./slots/request-login.slot.tsx') },
    ],
  },
})
