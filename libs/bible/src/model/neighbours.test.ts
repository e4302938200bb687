import { expect, it } from 'vitest'
import { neighboursOf } from './neighbours.ts'

const bible = {
  books: [
    { code: 'GEN', chapters: 50 },
    { code: 'EXO', chapters: 40 },
  ],
}

it.each([
  ['GEN', 1, undefined, { book: 'GEN', chapter: 2 }],
  ['GEN', 50, { book: 'GEN', chapter: 49 }, { book: 'EXO', chapter: 1 }],
  ['EXO', 1, { book: 'GEN', chapter: 50 }, { book: 'EXO', chapter: 2 }],
  ['EXO', 40, { book: 'EXO', chapter: 39 }, undefined],
])('neighboursOf %s %i crosses the borders of books', (book, chapter, previous, next) => {
  expect(neighboursOf(bible, { book, chapter })).toEqual({ previous, next })
})
