import { expect, it } from 'vitest'
import { firstParagraphs } from './first-paragraphs.ts'

it('firstParagraphs keeps whole paragraphs until there is enough for a description', () => {
  const paragraphs = ['a', 'b', 'c'].map((letter) => `<p>${letter.repeat(200)}</p>`)
  expect(firstParagraphs(paragraphs.join('\n'))).toBe(paragraphs.slice(0, 2).join('\n'))
})

it('firstParagraphs keeps a short text, or one without paragraphs, whole', () => {
  for (const html of ['', 'Desde 1962.', '<p>Desde 1962.</p>', `<div>${'x'.repeat(500)}</div>`]) {
    expect(firstParagraphs(html)).toBe(html)
  }
})

it('firstParagraphs counts text, not tags', () => {
  const link = `<p><a href="https://church.example/${'x'.repeat(400)}">Começo</a></p>`
  expect(firstParagraphs(`${link}<p>Depois</p>`)).toBe(`${link}<p>Depois</p>`)
})
