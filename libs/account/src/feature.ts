import { defineFeature } from '@atrio/tenant-core'
import { LockIcon, UserIcon } from '@atrio/ui'
import { messages } from './i18n/messages.ts'
import { ownRoutes } from './own-routes.ts'
import { accessPath, changePasswordPath, dataUpdatePath, paths, toAccess } from './paths.ts'

export const accountFeature = defineFeature({
  id: 'account',
  messages,
  routes: () => [
    // the rule for 401 answers names this id
    { id: 'userAccess', path: paths.access, access: 'visitor', screen: () => import('./screens/access.screen.tsx') },
    { path: paths.register, access: 'visitor', redirect: toAccess('register') },
    { path: paths.login, access: 'visitor', redirect: toAccess() },
    { path: paths.resetPassword, access: 'visitor', redirect: toAccess('recover') },
    ...ownRoutes,
  ],
  links: {
    'account.access': accessPath,
    'account.changePassword': changePasswordPath,
    'account.home': () => paths.home,
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
