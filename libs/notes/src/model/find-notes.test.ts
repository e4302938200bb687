import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNotes } from './find-notes.ts'

const psalm = { title: 'Salmo 23', text: 'O Senhor é o meu pastor' }
const romans = { title: 'Romanos 8', text: 'Não há condenação' }

describe('searching', () => {
  it.each([
    ['', [psalm, romans]],
    ['nao', [romans]],
    ['PASTOR salmo', [psalm]],
    ['pastor romanos', []],
    ['  condenaçao ', [romans]],
  ])('finds by %j', (term, found) => {
    expect(findNotes([psalm, romans], term)).toEqual(found)
  })

  it('finds every note by a piece of it', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (text, from, length) => {
        const [note] = [{ title: '', text }]
        expect(findNotes([note], text.slice(from % (text.length + 1)).slice(0, length))).toEqual([note])
      }),
    )
  })
})
