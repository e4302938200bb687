/** Paths at which a value is undefined: our types use null for missing values. */
export const holes = (value: unknown, at = ''): string[] => {
  if (value === undefined) return [at]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => holes(inner, `${at}/${name}`))
}
