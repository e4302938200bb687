/** Our name of a wire code; undefined for one that this version does not know. */
export const known = <T>(table: Record<string, T>, code: string): T | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined
