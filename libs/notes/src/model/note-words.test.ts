import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanWords, isBlank, sameWords } from './note-words.ts'

const words = fc.record({ title: fc.string({ unit: 'binary' }), text: fc.string({ unit: 'binary' }) })

describe('cleanWords', () => {
  it('makes the title one line and removes control characters and lone surrogates', () => {
    fc.assert(
      fc.property(words, (typed) => {
        const { title, text } = cleanWords(typed)
        expect(title).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        expect(title).toBe(title.trim())
        for (const part of [title, text]) {
          expect(part).not.toContain('\0')
          expect(part).not.toMatch(/\p{Cs}/u)
        }
      }),
    )
  })

  it('is idempotent', () => {
    fc.assert(fc.property(words, (typed) => sameWords(cleanWords(cleanWords(typed)), cleanWords(typed))))
  })

  it('keeps line breaks and removes half surrogate pairs', () => {
    expect(cleanWords({ title: ' Salmo\t23\n', text: 'um\r\ndois\ud800\0' })).toEqual({
      title: 'Salmo 23',
      text: 'um\ndois',
    })
  })
})

it.each([
  ['', '', true],
  [' ', '\n ', true],
  ['Salmo', '', false],
  ['', 'x', false],
])('a note with title %j and text %j is blank: %s', (title, text, blank) => {
  expect(isBlank({ title, text })).toBe(blank)
})
