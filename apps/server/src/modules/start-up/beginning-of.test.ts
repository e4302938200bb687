import { expect, it } from 'vitest'
import { beginningOf } from './beginning-of.ts'

it('keeps whole paragraphs until there is enough for a description', () => {
  const paragraphs = ['a', 'b', 'c'].map((letter) => `<p>${letter.repeat(200)}</p>`)
  expect(beginningOf(paragraphs.join('\n'))).toBe(paragraphs.slice(0, 2).join('\n'))
})

it('keeps all of a short text, and of one without paragraphs', () => {
  for (const html of ['', 'Desde 1962.', '<p>Desde 1962.</p>', `<div>${'x'.repeat(500)}</div>`]) {
    expect(beginningOf(html)).toBe(html)
  }
})

it('counts what is read, not its tags', () => {
  const link = `<p><a href="https://church.example/${'x'.repeat(400)}">Começo</a></p>`
  expect(beginningOf(`${link}<p>Depois</p>`)).toBe(`${link}<p>Depois</p>`)
})
