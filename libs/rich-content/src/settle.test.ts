import { expect, it } from 'vitest'
import { settle } from './settle.ts'

it('keeps what has settled, with the metadata of the first reading', () => {
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

it('gives up what never settles', () => {
  expect(settle((html) => `${html}!`, 'a', []).html).toBe('')
})
