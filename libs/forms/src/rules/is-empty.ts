/** Rules look at what is there: that something has to be there is `required`'s matter alone. */
export const isEmpty = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === ''
