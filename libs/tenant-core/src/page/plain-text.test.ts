import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstCharacters, plainText } from './plain-text.ts'

describe('plainText', () => {
  it('adds no space after an inline tag', () => {
    expect(plainText('<p>a sala de <strong>dona Alzira</strong>, na <em>Vila</em>.</p><p>Depois</p>')).toBe(
      'a sala de dona Alzira, na Vila. Depois',
    )
  })

  it.each([
    ['<p>Uma <b>casa</b></p><p>aberta</p>', 'Uma casa aberta'],
    ['P&atilde;o &amp; ora&ccedil;&atilde;o', 'Pão & oração'],
    ['Ma&ntilde;ana, &Eacute;l &uuml;', 'Mañana, Él ü'],
    ['&lt;b&gt; &quot;x&quot; &#39;y&#39; &apos;', "<b> \"x\" 'y' '"],
    ['&#233;&#xE9;&#x1F54A;', 'éé🕊'],
    ['&amp;lt;', '&lt;'],
    ['a&nbsp;&nbsp;b\n\t c', 'a b c'],
    ['AT&T & co; &semnome;', 'AT&T & co; &semnome;'],
    ['x&#0;&#xD800;&#9999999;y', 'x y'],
    ['<br><img src="x" alt="y">', ''],
    ['&constructor;', '&constructor;'],
  ])('of %s is %s', (html, text) => {
    expect(plainText(html)).toBe(text)
  })

  it('leaves no tag and returns one line', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('<p>', '</p>', '<i class="a">', 'ab', ' ', '\n', '&lt', '>')), (pieces) => {
        const text = plainText(pieces.join(''))
        expect(text).not.toMatch(/<[^<>]*>|[\n\t]| {2}|^ | $/)
      }),
    )
  })
})

describe('firstCharacters', () => {
  const dove = '🕊️'
  const family = '👨‍👩‍👧'

  it.each([
    ['abc', 2, 'ab'],
    ['abc', 3, 'abc'],
    ['abc', 0, ''],
    [`a${dove}b`, 1, 'a'],
    [`a${dove}b`, 2, 'a'],
    [`a${dove}b`, 3, `a${dove}`],
    [`${'a'.repeat(158)}${family}`, 160, 'a'.repeat(158)],
    [`${'a'.repeat(155)}${family}b`, 160, `${'a'.repeat(155)}${family}`],
    ['🇧🇷🇪🇸', 3, '🇧🇷'],
    ['João', 4, 'João'],
  ])('of %s, limited to %i, is %s', (text, limit, beginning) => {
    expect(firstCharacters(text, limit)).toBe(beginning)
  })

  it('is a prefix of at most that many code points, or the whole text if it fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 0, max: 60 }), (text, limit) => {
        const beginning = firstCharacters(text, limit)
        expect(text.startsWith(beginning)).toBe(true)
        expect([...beginning].length).toBeLessThanOrEqual(limit)
        expect(beginning.isWellFormed()).toBe(true)
        if ([...text].length <= limit) expect(beginning).toBe(text)
      }),
    )
  })
})
