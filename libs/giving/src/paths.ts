/** Routes and links come from this one table. */
export const paths = { give: '/give', old: '/doacoes', recurring: '/user/giving' } as const

/** @param reasonId chosen already on the page */
export const givePath = (reasonId?: number) =>
  reasonId === undefined ? paths.give : `${paths.give}?reason=${reasonId}`
