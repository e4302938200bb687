import { at } from './lookup.ts'

/** The values of a message, among them `count` and `context`, which choose its form. */
export type Values = {
  readonly [name: string]: unknown
  readonly ns?: string | readonly string[]
  readonly defaultValue?: string
}

/** The keys to try, best first, in i18next's order: zero before the language's own form, context before none. */
function forms(key: string, { count, context }: Values, rules: Intl.PluralRules): string[] {
  const bases = context || context === 0 ? [`${key}_${String(context)}`, key] : [key]
  if (count === undefined || typeof count === 'string') return bases
  const own = bases.flatMap((base) => [
    ...(count === 0 ? [`${base}_zero`] : []),
    `${base}_${rules.select(count as number)}`,
    base,
  ])
  return [...own, ...bases.map((base) => `${base}_other`)]
}

/** Fills `{{name}}` in one pass, so a value that itself contains braces stays text. Unknown names stay as written. */
const fill = (text: string, values: Values): string =>
  text.replace(/{{-?([^{}]+)}}/g, (written: string, name: string) => {
    const value = at(values, name.trim())
    return value === undefined && !Object.hasOwn(values, name.trim()) ? written : String(value ?? '')
  })

/** A branch with all its texts filled, for `returnObjects`. */
function fillAll(value: unknown, values: Values): unknown {
  if (typeof value === 'string') return fill(value, values)
  if (Array.isArray(value)) return value.map((item) => fillAll(item, values))
  if (typeof value !== 'object' || !value) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAll(item, values)]))
}

/**
 * The message under the first key that has one (an empty one counts as none), else the default, else the last key
 * itself. A branch is a message only where `returnObjects` asks for it.
 */
export function translate(
  catalogues: ReadonlyMap<string, object>,
  keys: readonly string[],
  values: Values,
  rules: Intl.PluralRules,
): unknown {
  let key = ''
  let found: unknown
  for (const asked of keys) {
    const colon = asked.indexOf(':')
    key = asked.slice(colon + 1)
    for (const ns of colon < 0 ? [values.ns ?? []].flat() : [asked.slice(0, colon)])
      for (const form of forms(key, values, rules)) found ||= at(catalogues.get(ns), form)
  }
  const message = typeof found === 'string' || values.returnObjects ? found : undefined
  return fillAll(message || (values.defaultValue ?? key), values)
}
