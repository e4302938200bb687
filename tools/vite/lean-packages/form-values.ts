/**
 * What formik asks of lodash and two others, for what a form holds: texts, numbers, dates, files, and plain objects and
 * arrays of them, without circles; names are dotted (`address.city`) or count (`guests[0].name`).
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

/** Whether two values hold the same; a date is its moment, and a file is itself alone. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other || Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]))
  if (one instanceof Date && other instanceof Date) return isEqual(+one, +other)
  if (!isPlainObject(one) || !isPlainObject(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  )
}

/** Both as one, all the way down; where both have a value, the second one's. */
function merged<Value>(one: Value, other: Value): Value {
  const both = [one, other]
  if (!both.every(Array.isArray) && !both.every(isPlainObject)) return other ?? one
  const all = clone(one)
  for (const name in other) all[name] = merged(all[name], other[name])
  return all
}

/** What three checks have found as one: of its fields, of its schema, and its own. */
export const merge = { all: (found: readonly object[]): object => found.reduce(merged) }
