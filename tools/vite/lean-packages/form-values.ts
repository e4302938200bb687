/**
 * What formik asks of lodash, for what a form holds: texts, numbers, files, and plain objects and arrays of them, without
 * circles; names are dotted (`address.city`) or count (`guests[0].name`).
 */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

/** As it is, one level deep; what it inherits stays. */
export function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...(value as unknown[])] as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.assign(Object.create(Object.getPrototypeOf(value) as object | null) as object, value) as Value
}

/** As it is, all the way down; what is no part of a form's own (a file) stays the same one. */
export function cloneDeep<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(cloneDeep) as Value
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cloneDeep(item)])) as Value
}

/** The steps of a name. */
export const toPath = (name: unknown): string[] =>
  Array.isArray(name) ? name.map(String) : (String(name).match(/[^.[\]]+/g) ?? [])
