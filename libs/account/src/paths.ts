/** The one table of routes and links. */
export const paths = {
  access: '/access',
  register: '/register',
  login: '/login',
  resetPassword: '/reset-password',
  changePassword: '/user/change-password',
  notifications: '/user/notifications',
  sessions: '/user/sessions',
  passwordChanged: '/user/change-password/success',
  home: '/user/account',
  data: '/user/data',
  dataUpdate: '/user/data-update',
  update: '/user/update',
  cards: '/user/cards',
  addCard: '/user/addcard',
  deleteCard: '/user/deletecard',
  church: '/user/church',
  deleteAccount: '/user/delete-user',
  deletionAsked: '/user/delete-user-success',
  confirmDeletion: '/user/confirm-delete-user',
  voluts: '/third-parts/voluts',
  mykids: '/third-parts/mykids',
  admin: '/admin',
  adminRecovery: '/admin/recover-password',
} as const

/** Appends the parameters that have a value as the query. */
function withQuery(path: string, params: Record<string, string | undefined> = {}): string {
  const query = new URLSearchParams(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString()
  return query ? `${path}?${query}` : path
}

export const accessPath = (params?: { redirectTo?: string; start?: 'register' | 'recover' }) =>
  withQuery(paths.access, params)
/** Redirects an older address of access, keeping its `redirectTo`. */
export const toAccess =
  (start?: 'register' | 'recover') =>
  ({ url }: { url: URL }) => {
    const redirectTo = url.searchParams.get('redirectTo')
    return accessPath({ ...(redirectTo && { redirectTo }), ...(start && { start }) })
  }

export const changePasswordPath = (params?: { redirectTo?: string }) => withQuery(paths.changePassword, params)
export const passwordChangedPath = (params?: { redirectTo?: string }) => withQuery(paths.passwordChanged, params)
export const dataUpdatePath = ({ redirectTo, payment }: { redirectTo?: string; payment?: boolean } = {}) =>
  withQuery(paths.dataUpdate, { ...(payment && { payment: 'true' }), ...(redirectTo && { redirectTo }) })
export const deleteCardPath = (card: number) => `${paths.deleteCard}?card=${card}`
