/** A catalogue, or the values given to a message: read by own keys only, so that `constructor` is just a missing key. */
type Branch = { readonly [key: string]: unknown }

const own = (branch: unknown, key: string): unknown =>
  typeof branch === 'object' && branch && Object.hasOwn(branch, key) ? (branch as Branch)[key] : undefined

/** The value at a dotted path; undefined when any segment is missing. */
export const at = (branch: unknown, path: string): unknown => path.split('.').reduce(own, branch)
