/** Pages and files are for everybody, and they are no calls: the API's description leaves them out. */
export const unlisted = { config: { access: 'public', church: 'none' }, schema: { hide: true } } as const
