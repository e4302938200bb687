import { expect, it } from 'vitest'
import { findPassages } from './find-passages.ts'

const named = async (text: string, locale: Parameters<typeof findPassages>[1]) =>
  (await findPassages(text, locale)).map(({ text, passage }) =>
    passage
      ? [text, passage.book, passage.chapter, ...(passage.verses ? [passage.verses.from, passage.verses.to] : [])]
      : text,
  )

it('findPassages finds the passages of a text in its language and leaves the rest as it is', async () => {
  expect(await named('Leia Rm 8:28, depois Lucas 19.1-10; Salmo 23.', 'pt-BR')).toEqual([
    'Leia ',
    ['Rm 8:28', 'ROM', 8, 28, 28],
    ', depois ',
    ['Lucas 19.1-10', 'LUK', 19, 1, 10],
    '; ',
    ['Salmo 23', 'PSA', 23],
    '.',
  ])
  expect(await named('see 1 John 3:16–18', 'en')).toEqual(['see ', ['1 John 3:16–18', '1JN', 3, 16, 18]])
  expect(await named('Juan 3:16', 'es')).toEqual([['Juan 3:16', 'JHN', 3, 16, 16]])
})

it.each(['', 'às 19h, sala 3.16', 'Tobias 3.2'])('findPassages finds none in %j', async (text) => {
  expect((await findPassages(text, 'pt-BR')).every(({ passage }) => passage === null)).toBe(true)
})

it('findPassages opens a passage over several chapters at its first one', async () => {
  expect(await named('Lucas 1.5-2.3', 'pt-BR')).toEqual([['Lucas 1.5-2.3', 'LUK', 1]])
})
