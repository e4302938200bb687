import { defineFeature } from '@atrio/tenant-core'
import { LockIcon } from '@atrio/ui'
import { messages } from './i18n/messages.ts'
import { accessPath, changePasswordPath, paths } from './paths.ts'

/** An older address of access, with the wanted page that it may carry. */
const toAccess =
  (start?: 'register' | 'recover') =>
  ({ url }: { url: URL }) => {
    const redirectTo = url.searchParams.get('redirectTo')
    return accessPath({ ...(redirectTo && { redirectTo }), ...(start && { start }) })
  }

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
    { path: paths.voluts, access: 'login', screen: () => import('./screens/voluts.screen.tsx') },
    { path: paths.mykids, access: 'login', screen: () => import('./screens/mykids.screen.tsx') },
  ],
  links: {
    'account.access': accessPath,
    'account.changePassword': changePasswordPath,
    'account.voluts': () => paths.voluts,
    'account.mykids': () => paths.mykids,
  },
  userMenu: [
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
