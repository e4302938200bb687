import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortName } from './short-name.ts'

const count = (text: string) => [...new Intl.Segmenter().segment(text)].length

describe('shortName', () => {
  it.each([
    ['Ana Beatriz', 'Ana Beatriz'],
    ['  Ana  ', 'Ana'],
    ['', ''],
    ['Maria das Dores SS', 'Maria das Dores SS'],
    ['Maria das Dores SSS', 'Maria das Dores S…'],
    ['Maximiliano José Alves', 'Maximiliano José…'],
    ['👩‍👩‍👧'.repeat(18), '👩‍👩‍👧'.repeat(18)],
    ['👩‍👩‍👧'.repeat(19), `${'👩‍👩‍👧'.repeat(17)}…`],
  ])('%j becomes %j', (name, short) => {
    expect(shortName(name)).toBe(short)
  })

  it('is at most 18 characters long and starts like the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const short = shortName(name)
        expect(count(short)).toBeLessThanOrEqual(18)
        expect(name.trim().startsWith(count(name.trim()) > 18 ? short.slice(0, -1) : short)).toBe(true)
      }),
    )
  })
})
