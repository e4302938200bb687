import { expect, it } from 'vitest'
import { quotedReference, quoteOf } from './quote.ts'

const verse = (number: number, text = 'x', lastNumber: number | null = null) => ({
  number,
  lastNumber,
  heading: null,
  startsParagraph: false,
  text,
})

it('quotedReference joins neighbouring verses', () => {
  expect(quotedReference('Salmo 23', [verse(1), verse(2), verse(3), verse(5)])).toBe('Salmo 23:1–3, 5')
  expect(quotedReference('João 3', [verse(16)])).toBe('João 3:16')
  expect(quotedReference('Rute 1', [verse(2, 'x', 3)])).toBe('Rute 1:2–3')
})

it('quoteOf ends with the reference and the translation', () => {
  expect(quoteOf('Salmo 23:1–2', 'ARC', [verse(1, 'O Senhor\né'), verse(2, '\no meu pastor.')])).toBe(
    'O Senhor\né o meu pastor.\n\nSalmo 23:1–2 (ARC)',
  )
})
