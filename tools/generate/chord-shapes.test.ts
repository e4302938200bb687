import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { chordShapes } from './chord-shapes.ts'

test('the songs’ chord shapes are those of the collection', () => {
  const file = path.resolve(import.meta.dirname, '../../libs/praise/src/data/chord-shapes.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(chordShapes())
})
