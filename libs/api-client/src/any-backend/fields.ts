import { isRecord, type Fields } from './envelopes.ts'

/** The fields, with these values where a backend has none; its own values stay. */
export function withDefaults(fields: Fields, defaults: Fields): Fields {
  const missing = Object.entries(defaults).filter(([name]) => fields[name] === undefined || fields[name] === null)
  return { ...fields, ...Object.fromEntries(missing) }
}

/** The first of these fields that is a text. */
export const textOf = (fields: Fields, ...names: string[]): string | undefined =>
  names.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '') as string | undefined

/** What a thing is called, under the names that the specification has for it; its number where it has none. */
export const nameOf = (fields: Fields): string =>
  textOf(fields, 'nome', 'titulo', 'title', 'name') ?? (typeof fields['id'] === 'number' ? `#${fields['id']}` : '')

/** A picture: `{ url }`, its address alone, or the first of several. Null where there is none. */
export function imageOf(value: unknown): { url: string; descricao?: string } | null {
  if (typeof value === 'string') return value ? { url: value } : null
  if (Array.isArray(value)) return imageOf(value[0])
  if (!isRecord(value)) return null
  const url = textOf(value, 'url', 'path', 'src')
  const alt = textOf(value, 'descricao')
  return url ? { url, ...(alt && { descricao: alt }) } : null
}

export const imagesOf = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).flatMap((item: unknown) => imageOf(item) ?? [])

/** An address; a text is its street. */
export function addressOf(value: unknown, country: string): Fields | null {
  if (typeof value === 'string' && value) return { logradouro: value, pais: country }
  return isRecord(value) ? withDefaults(value, { pais: country }) : null
}

/** Minor units, where a backend gives any. */
export const amountOf = (value: unknown): number => {
  const amount = Number(value ?? 0)
  return Number.isFinite(amount) && amount > 0 ? Math.round(amount) : 0
}

/** A code: a text, or the `codigo` of an object. */
export const codeOf = (value: unknown): string =>
  typeof value === 'string' ? value : isRecord(value) ? (textOf(value, 'codigo', 'situacao', 'nome') ?? '') : ''
