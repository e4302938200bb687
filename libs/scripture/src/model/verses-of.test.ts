import { expect, it } from 'vitest'
import { versesOf } from './verses-of.ts'

it.each([
  ['Salmo 23', null],
  ['1 João 2', null],
  ['João 3.16', { from: 16, to: 16 }],
  ['John 21:1-14', { from: 1, to: 14 }],
  ['Rute 1, 16 – 18', { from: 16, to: 18 }],
  ['Mt 5:3-1', { from: 3, to: 3 }],
  ['Lucas 1.5-2.3', null],
  ['Gênesis 1-3', null],
])('versesOf reads the verses of %j', (reference, verses) => {
  expect(versesOf(reference)).toEqual(verses)
})
