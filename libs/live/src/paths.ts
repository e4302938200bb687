/** Routes and links come from this one table. */
export const paths = { home: '/live' } as const
