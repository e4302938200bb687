import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem.ts'

/** Nesting levels that a body may have; real ones have four. */
const MAX_DEPTH = 50

type Place = { value: unknown; path: string; depth: number }

/**
 * Refuses text that PostgreSQL and encoders downstream can't take, in bodies, queries and paths: JSON allows `\u0000`
 * and lone surrogates, which have no UTF-8 form. Checked once for all calls, so that it is a 400 and never a 500. Must
 * be called before any route is added.
 */
export function refuseUnreadableText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    const fault = faultIn(body) ?? faultIn(query) ?? faultIn(params)
    done(fault && new ProblemError('validation', [fault]))
  })
}

/** Whether a text can be stored and sent. */
export const isReadable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Whether a text has characters that could begin or hide a line, such as one of a mail's header (security 30). */
export const hasControlCharacters = (text: string): boolean => /[\p{Cc}\u2028\u2029]/u.test(text)

/** Walks nested values without recursion, so that deep nesting can't overflow the stack. */
function faultIn(body: unknown) {
  const places: Place[] = [{ value: body, path: '', depth: 0 }]
  for (let place = places.pop(); place; place = places.pop()) {
    const { value, path, depth } = place
    if (typeof value === 'string' && !isReadable(value)) {
      return { field: path, code: 'unreadable', message: 'holds what is no text' }
    }
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue
    if (depth > MAX_DEPTH) return { field: '', code: 'depth', message: 'has too many levels' }
    for (const [name, part] of Object.entries(value)) {
      if (!isReadable(name)) return { field: path, code: 'unreadable', message: 'has a name that is no text' }
      places.push({ value: part, path: path ? `${path}.${name}` : name, depth: depth + 1 })
    }
  }
  return undefined
}
