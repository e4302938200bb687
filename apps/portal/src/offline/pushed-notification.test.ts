import { describe, expect, it } from 'vitest'
import { readPush, tabOf } from './pushed-notification.ts'

const push = (fields: object) => readPush(JSON.stringify({ title: 'Cantata', ...fields }))

describe('readPush', () => {
  it('reads title, page and tag', () => {
    expect(push({ path: '/event/7', tag: '12' })).toEqual({ title: 'Cantata', path: '/event/7', tag: '12' })
  })

  it.each([
    undefined,
    7,
    '',
    'event',
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r\\evil.test',
  ])('opens home for what is no path of the portal: %j', (path) => expect(push({ path })?.path).toBe('/'))

  it.each(['', 'x', 'null', '[]', '{}', '{"title":""}', '{"title":7}'])('reads nothing of another text: %j', (text) => {
    expect(readPush(text)).toBeUndefined()
  })
})

it('opens its page in a tab, never in a frame', () => {
  const frame = { frameType: 'nested' } as const
  const tab = { frameType: 'top-level' } as const
  expect(tabOf([frame, tab])).toBe(tab)
  expect(tabOf([frame])).toBeUndefined()
})
