import { expect, it } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

const verse = (number: number, startsParagraph = false, heading: string | null = null) => ({
  number,
  lastNumber: null,
  heading,
  startsParagraph,
  text: 'x',
})

it('paragraphsOf begins a paragraph at its mark and at a heading', () => {
  const found = paragraphsOf([verse(1), verse(2), verse(3, true), verse(4, false, 'Selá'), verse(5)])
  expect(found.map(({ heading, verses }) => [heading, verses.map(({ number }) => number)])).toEqual([
    [null, [1, 2]],
    [null, [3]],
    ['Selá', [4, 5]],
  ])
})
