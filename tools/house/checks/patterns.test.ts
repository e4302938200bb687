import { describe, expect, it } from 'vitest'
import { patternsIn, slowOnLongTexts, superLinear } from './patterns.ts'

const file = (path: string, text: string) => ({ path, text })

describe('patterns', () => {
  const read = (text: string) => patternsIn([file('libs/a/src/a.ts', text)])

  it('are found in expressions and schemas', () => {
    const text = [
      'const code = /^a+$/i',
      "const Name = Type.String({ maxLength: 9, pattern: '^\\\\S$' })",
      'const Code = Type.String({ pattern: code.source })',
      'const route = { pattern: path }',
    ].join('\n')
    expect(read(text)).toEqual({
      patterns: [
        { at: 'libs/a/src/a.ts:1', source: '^a+$', flags: 'i' },
        { at: 'libs/a/src/a.ts:2', source: '^\\S$', flags: 'u' },
      ],
      unreadable: [],
    })
  })

  it('of a schema are texts that can be read here', () => {
    const text = 'const Name = (most: number) => Type.String({ pattern: `^.{1,${most}}$` })'
    expect(read(text)).toEqual({ patterns: [], unreadable: ['libs/a/src/a.ts:1'] })
  })

  it.each(['/^[^\\n]*\\S[^\\n]*$/', '/^(?:a+)+$/', '/^ *, *$|^ * *$/'])(
    'are refused where they are not linear: %s',
    (text) => {
      expect(superLinear(read(text).patterns)).toHaveLength(1)
    },
  )

  it.each([
    ['/^[^\\n]*\\S[^\\n]*$/', 1],
    ['/[^a]+$/', 1],
    ['/^[a-z]+@[a-z]+$/', 0],
  ])('are tried on long near-misses: %s', (text, found) => {
    expect(slowOnLongTexts(read(text).patterns, 20_000)).toHaveLength(found)
  })
})
