import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNotes } from './find-notes.ts'

const psalm = { title: 'Salmo 23', text: 'O Senhor é o meu pastor' }
const romans = { title: 'Romanos 8', text: 'Não há condenação' }

describe('findNotes', () => {
  it.each([
    ['', [psalm, romans]],
    ['nao', [romans]],
    ['PASTOR salmo', [psalm]],
    ['pastor romanos', []],
    ['  condenaçao ', [romans]],
  ])('finds %j without regard to accents, case or word order', (term, found) => {
    expect(findNotes([psalm, romans], term)).toEqual(found)
  })

  it('finds every note by any part of its text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (text, from, length) => {
        const [note] = [{ title: '', text }]
        expect(findNotes([note], text.slice(from % (text.length + 1)).slice(0, length))).toEqual([note])
      }),
    )
  })
})
