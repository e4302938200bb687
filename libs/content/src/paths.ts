/** Routes and links come from this one table; `churchs` is the specification's spelling. */
export const paths = { about: '/about', churches: '/churchs' } as const
