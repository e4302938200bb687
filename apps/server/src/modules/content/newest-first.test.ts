import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPlace, writePlace } from './newest-first.ts'

it('begins the next page where the last one ended', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), fc.integer({ min: 1 }), (dataPublicacao, id) => {
      expect(readPlace(writePlace({ dataPublicacao, id }))).toEqual({ dataPublicacao, id })
    }),
  )
})
