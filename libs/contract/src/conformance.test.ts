import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { schemaViolations } from './conformance.ts'
import { Problem } from './problem.ts'
import { Instant } from './schema.ts'

const Book = Type.Object({ id: Type.Integer(), tags: Type.Array(Type.String()) })

describe('schemaViolations', () => {
  it('is empty for a value that conforms', () => {
    expect(schemaViolations(Book, { id: 1, tags: ['a'] })).toEqual([])
  })

  it('names the path of each violation', () => {
    expect(schemaViolations(Book, { id: 1, tags: ['a', 2] })).toEqual(['/tags/1 must be string'])
    expect(schemaViolations(Book, null)).toEqual(['/ must be object'])
    expect(schemaViolations(Book, { tags: [] })).toHaveLength(1)
  })

  it('checks formats, not only types', () => {
    expect(schemaViolations(Instant, '2026-11-20T20:15:24Z')).toEqual([])
    expect(schemaViolations(Instant, '2026-11-20T17:15:24-03:00')).toEqual([])
    expect(schemaViolations(Instant, '2026-11-20')).toHaveLength(1)
    expect(schemaViolations(Instant, '2026-11-20T17:15:24')).toHaveLength(1)
  })
})

describe('Problem', () => {
  const problem = { type: 'urn:atrio:problem:not_found', title: 'Not found', status: 404, code: 'not_found' }

  it('accepts a refusal and nothing else', () => {
    const whole = { ...problem, requestId: 'r-1' }
    expect(schemaViolations(Problem, whole)).toEqual([])
    expect(schemaViolations(Problem, { ...whole, errors: [{ field: 'a.b', code: 'required', message: 'x' }] })).toEqual(
      [],
    )
    expect(schemaViolations(Problem, problem)).not.toEqual([])
    expect(schemaViolations(Problem, { ...whole, status: 200 })).not.toEqual([])
    expect(schemaViolations(Problem, { ...whole, errors: [{ field: 'a.b' }] })).not.toEqual([])
  })
})
