/** Rules accept empty values; only `required` rejects them. */
export const isEmpty = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === ''
