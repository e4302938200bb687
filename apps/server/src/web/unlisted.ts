/** Pages and files are for everybody, and they are no calls: the API's description leaves them out. */
export const unlisted = { config: { access: 'public' }, schema: { hide: true } } as const
