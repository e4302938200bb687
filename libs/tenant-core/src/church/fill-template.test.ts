import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillTemplate } from './fill-template.ts'

describe('fillTemplate', () => {
  it('fills known placeholders and leaves the others', () => {
    expect(fillTemplate('https://a.test/{lang}?c={code}&d={other}', { lang: 'pt', code: 'demo' })).toBe(
      'https://a.test/pt?c=demo&d={other}',
    )
    expect(fillTemplate('https://a.test/{toString}', {})).toBe('https://a.test/{toString}')
  })

  it('inserts a value literally, even when it looks like a template or a replacement pattern', () => {
    expect(fillTemplate('https://a.test/{code}', { code: '{lang}', lang: 'x' })).toBe('https://a.test/%7Blang%7D')
    expect(fillTemplate('https://a.test/{code}', { code: '$&' })).toBe('https://a.test/%24%26')
  })

  it('keeps every value within its placeholder’s position', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('..', '.', '../..', '//evil.test', '\ud800', '?x=1', '#x', '&x=1', '\\', '@evil.test', ' ', '\n'),
    )
    fc.assert(
      fc.property(hostile, (value) => {
        const url = new URL(fillTemplate('https://a.test/in/{value}/end?q={value}&r=1', { value }))
        expect(url.origin).toBe('https://a.test')
        expect(url.pathname).toMatch(/^\/in\/[^/]*\/end$/)
        expect([...url.searchParams.keys()]).toEqual(['q', 'r'])
        expect(url.hash).toBe('')
      }),
    )
  })
})
