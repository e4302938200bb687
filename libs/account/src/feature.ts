import { defineFeature } from '@atrio/tenant-core'
import { LockIcon, UserIcon } from '@atrio/ui'
import { messages } from './i18n/messages.ts'
import { accessPath, changePasswordPath, dataUpdatePath, paths, toAccess } from './paths.ts'

/** Deleting one is asked over the list. */
const cards = () => import('./screens/cards.screen.tsx')

export const accountFeature = defineFeature({
  id: 'account',
  messages,
  routes: () => [
    // its id is named by the 401 rule
    { id: 'userAccess', path: paths.access, access: 'visitor', screen: () => import('./screens/access.screen.tsx') },
    { path: paths.register, access: 'visitor', redirect: toAccess('register') },
    { path: paths.login, access: 'visitor', redirect: toAccess() },
    { path: paths.resetPassword, access: 'visitor', redirect: toAccess('recover') },
    { path: paths.changePassword, access: 'login', screen: () => import('./screens/change-password.screen.tsx') },
    { path: paths.passwordChanged, access: 'login', screen: () => import('./screens/password-changed.screen.tsx') },
    { path: paths.data, access: 'login', screen: () => import('./screens/data.screen.tsx') },
    { path: paths.dataUpdate, access: 'login', screen: () => import('./screens/data-update.screen.tsx') },
    { path: paths.update, access: 'login', redirect: () => paths.data },
    { path: paths.cards, access: 'login', screen: cards },
    { path: paths.deleteCard, access: 'login', screen: cards },
    { path: paths.addCard, access: 'login', screen: () => import('./screens/add-card.screen.tsx') },
    { path: paths.voluts, access: 'login', screen: () => import('./screens/voluts.screen.tsx') },
    { path: paths.mykids, access: 'login', screen: () => import('./screens/mykids.screen.tsx') },
  ],
  links: {
    'account.access': accessPath,
    'account.changePassword': changePasswordPath,
    'account.home': () => paths.data,
    'account.dataUpdate': dataUpdatePath,
    'account.voluts': () => paths.voluts,
    'account.mykids': () => paths.mykids,
  },
  userMenu: [
    {
      link: 'account.home',
      label: { 'pt-BR': 'Meus dados', en: 'My data', es: 'Mis datos' },
      icon: UserIcon,
      order: 10,
    },
    {
      link: 'account.changePassword',
      label: { 'pt-BR': 'Trocar a senha', en: 'Change password', es: 'Cambiar la contraseña' },
      icon: LockIcon,
      order: 90,
    },
  ],
  slots: {
    'account.requestLogin': [
      { id: 'account.requestLogin', order: 100, content: () => import('./slots/request-login.slot.tsx') },
    ],
  },
})
