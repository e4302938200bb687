import { createRequire } from 'node:module'
import path from 'node:path'
import type { SourceFile } from '../source-file.ts'
import { isTest, type Pattern } from './patterns.ts'

type Check = RegExp | ((text: string) => boolean)
/** Of ajv-formats: a check alone, with an order, or of numbers; `true` for names that check nothing. */
type Definition = true | Check | { type?: 'number'; validate: Check }

/** The formats of ajv-formats, in the copy that the server's compiler of request schemas uses. */
export function serverFormats(root: string): Record<string, Definition> {
  const server = createRequire(path.join(root, 'apps/server/package.json'))
  const compiler = createRequire(server.resolve('@fastify/ajv-compiler'))
  return (compiler('ajv-formats/dist/formats') as { fullFormats: Record<string, Definition> }).fullFormats
}

/**
 * What the formats named by schemas (`Type.String({ format: 'email' })`) run on a text: a pattern, or a function. The
 * formats of content files are our own code, whose patterns are found as such.
 * @returns names that nothing checks in `unknown`
 */
export function formatsIn(sources: readonly SourceFile[], known: Readonly<Record<string, Definition>>) {
  const used = new Set<string>()
  for (const { text } of sources.filter(({ path: file }) => !isTest(file)))
    for (const [, name = ''] of text.matchAll(/Type\.String\(\{[^}]*\bformat: '([\w-]+)'/g))
      if (!name.startsWith('content-')) used.add(name)
  const patterns: Pattern[] = []
  const functions: { at: string; accepts: (text: string) => boolean }[] = []
  const unknown: string[] = []
  for (const name of used) {
    const definition = Object.hasOwn(known, name) ? known[name] : undefined
    const check = typeof definition === 'object' && 'validate' in definition ? definition.validate : definition
    const at = `format ${name}`
    if (check instanceof RegExp) patterns.push({ at, source: check.source, flags: check.flags })
    else if (typeof check === 'function') functions.push({ at, accepts: check })
    else unknown.push(name)
  }
  return { patterns, functions, unknown }
}
