import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem.ts'

/** Levels of lists and objects that a body may have; ours have four. */
const DEEPEST = 50

type Place = { value: unknown; path: string; depth: number }

/**
 * Text that PostgreSQL and every encoder downstream refuse, from a body, query or path: JSON may say `\u0000` and half of
 * a character, which UTF-8 has no bytes for. Stopped here, once for all calls, it is the sender's fault and never a failure
 * of ours. Must be called before any route is added.
 */
export function refuseUnreadableText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    const fault = faultIn(body) ?? faultIn(query) ?? faultIn(params)
    done(fault && new ProblemError('validation', [fault]))
  })
}

/** Whether a text can be stored and sent on as it is. */
export const isReadable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Goes through what is nested without nesting itself: a body of brackets alone is no reason to fail. */
function faultIn(body: unknown) {
  const places: Place[] = [{ value: body, path: '', depth: 0 }]
  for (let place = places.pop(); place; place = places.pop()) {
    const { value, path, depth } = place
    if (typeof value === 'string' && !isReadable(value)) {
      return { field: path, code: 'unreadable', message: 'holds what is no text' }
    }
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue
    if (depth > DEEPEST) return { field: '', code: 'depth', message: 'has too many levels' }
    for (const [name, part] of Object.entries(value)) {
      if (!isReadable(name)) return { field: path, code: 'unreadable', message: 'has a name that is no text' }
      places.push({ value: part, path: path ? `${path}.${name}` : name, depth: depth + 1 })
    }
  }
  return undefined
}
