import { expect, it } from 'vitest'
import { settle } from './settle.ts'

it('settle returns the stable text with the metadata of the first pass', () => {
  const shrinking = settle(
    (html, _frames, metadata) => {
      metadata.title = html
      return html.replace('x', '')
    },
    'xxa',
    [],
  )
  expect(shrinking).toEqual({ html: 'a', title: 'xxa', meta: {} })
})

it('settle returns an empty text when it never becomes stable', () => {
  expect(settle((html) => `${html}!`, 'a', []).html).toBe('')
})
