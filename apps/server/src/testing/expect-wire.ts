import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { expect } from 'vitest'
import type { LightMyRequestResponse } from 'fastify'

/** The answer's JSON, validated by the contract's schema, without additional fields. */
export function wireOf<T extends TSchema>(schema: T, answer: LightMyRequestResponse): Static<T> {
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  const body: unknown = answer.json()
  // Formats are tested where they are written; only the shape is checked here.
  const faults = [...Value.Errors(schema, body)].filter(({ keyword }) => keyword !== 'format')
  expect(faults).toEqual([])
  expect(Value.Clean(schema, structuredClone(body))).toEqual(body)
  return body as Static<T>
}
