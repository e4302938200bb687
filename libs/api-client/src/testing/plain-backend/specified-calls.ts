import { readFileSync } from 'node:fs'
import path from 'node:path'

/** One call of the specification. `name` is its method and path as docs/specification/calls.tsv writes them. */
export type SpecifiedCall = { name: string; section: string; method: string; path: string; query: URLSearchParams }

const file = path.resolve(import.meta.dirname, '../../../../../docs/specification/calls.tsv')

/** Every call of document 2 sections 7.1 to 7.7. */
export const specifiedCalls: SpecifiedCall[] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [section = '', method = '', address = ''] = line.split('\t')
    const [path = '', query] = address.split('?')
    return { name: `${method} ${address}`, section, method, path, query: new URLSearchParams(query) }
  })

/** Whether a request is that call: its method, and its path with anything for the parts in braces. */
export const isOf = ({ method, path }: SpecifiedCall, asked: { method: string; path: string }): boolean =>
  method === asked.method && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(asked.path)
