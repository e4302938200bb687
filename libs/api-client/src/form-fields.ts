import { ApiError } from './api-error.ts'

/**
 * Runs a write and renames the fields of its refusal from the wire's names to ours. In a name `*` is an index
 * (`motivos.*.valor`: `gifts.*.amount`); one that ends in it also renames what follows, and so does one that ends in a
 * dot, with a prefix in the dot's place. A field that the table does not have keeps its name.
 */
export async function withFormFields<T>(table: Record<string, string>, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) throw error
    throw error.withFields(
      Object.fromEntries(Object.entries(error.fields).map(([field, code]) => [renamed(table, field), code])),
    )
  }
}

const isIndex = (part: string) => /^\d+$/.test(part)

function renamed(table: Record<string, string>, field: string): string {
  const parts = field.split('.')
  for (let length = parts.length; length > 0; length--) {
    const known = parts.slice(0, length)
    const key = known.map((part) => (isIndex(part) ? '*' : part)).join('.')
    if (!Object.hasOwn(table, key) || (length < parts.length && !key.endsWith('*'))) continue
    const indexes = known.filter(isIndex)
    const name = table[key]!.split('.').map((part) => (part === '*' ? indexes.shift() : part))
    return [...name, ...parts.slice(length)].join('.')
  }
  const [first = '', ...rest] = parts
  const prefix = table[`${first}.`]
  return prefix === undefined || rest.length === 0 ? field : `${prefix}${rest.join('.')}`
}
