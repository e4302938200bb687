import { readFileSync } from 'node:fs'
import path from 'node:path'

/** One call of the specification, as docs/specification/calls.tsv writes it. */
export type SpecifiedCall = { name: string; section: string; method: string; path: string; query: [string, string][] }

const file = path.resolve(import.meta.dirname, '../../../../docs/specification/calls.tsv')

/** Every call of document 2 sections 7.1 to 7.7, in the order of the document. */
export const specifiedCalls: SpecifiedCall[] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [section = '', method = '', address = ''] = line.split('\t')
    const [path = '', query] = address.split('?')
    const names = (query ?? '').split('&').filter(Boolean)
    return {
      name: `${method} ${address}`,
      section,
      method,
      path,
      query: names.map((text) => text.split('=')).map(([name = '', value = '']) => [name, value]),
    }
  })

/** Values of the variable parts of a call, by the names in its path and query. */
export type Values = Record<string, string | number>

/**
 * The address of a call with nothing but what the specification names: its path, and its query's parameters. A value that
 * the document writes out stays; a parameter without a value given is left out.
 */
export function addressOf({ path, query }: SpecifiedCall, values: Values): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(values[name])
  })
  const params = query.flatMap(([name, value]) => {
    const given = values[`?${name}`] ?? (/^$|^\{|^n$/.test(value) ? values[name] : value)
    return given === undefined ? [] : [[name, String(given)]]
  })
  const text = new URLSearchParams(params).toString()
  return filled + (text && `?${text}`)
}
