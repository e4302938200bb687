import { describe, expect, it } from 'vitest'
import { formatsIn } from './formats.ts'
import { patternsIn, slowChecks, slowOnLongTexts, superLinear } from './patterns.ts'

const file = (path: string, text: string) => ({ path, text })

describe('patterns', () => {
  const read = (text: string) => patternsIn([file('libs/a/src/a.ts', text)])
  const patternOf = (text: string) => new RegExp(read(text).patterns[0]!.source)

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

  it('made by RegExp are read where they are constant', () => {
    const text = [
      "const LETTER = '[a-z]'",
      "const WORD = `${LETTER}+` + '$'",
      "const word = new RegExp(`^${WORD}`, 'i')",
      'const named = (name: string) => RegExp(name)',
      'const built = new RegExp(`^${name}`)',
    ].join('\n')
    expect(read(text)).toEqual({
      patterns: [{ at: 'libs/a/src/a.ts:3', source: '^[a-z]+$', flags: 'i' }],
      unreadable: ['libs/a/src/a.ts:4', 'libs/a/src/a.ts:5'],
    })
  })

  it('of formats are found by the names in schemas', () => {
    const text = [
      "const Mail = Type.String({ maxLength: 9, format: 'email' })",
      "const Day = Nullable(Type.String({ format: 'date', description: 'a day' }))",
      "const Odd = Type.String({ format: 'odd' })",
      "const Own = Type.String({ format: 'content-own' })",
    ].join('\n')
    const email = patternOf('/^(a+)+$/')
    const found = formatsIn([file('libs/a/src/a.ts', text)], { email, date: { validate: () => true } })
    expect(found).toEqual({
      patterns: [{ at: 'format email', source: '^(a+)+$', flags: '' }],
      functions: [{ at: 'format date', accepts: expect.any(Function) }],
      unknown: ['odd'],
    })
    expect(superLinear(found.patterns)).toHaveLength(1)
  })

  it('of functions are timed as well', () => {
    const line = patternOf('/^[^\\n]*\\S[^\\n]*$/')
    const accepts = (text: string) => line.test(text)
    expect(slowChecks([{ at: 'format line', accepts }], 20_000)).toEqual(['format line is slow on long texts'])
  })

  it.each(['/^[^\\n]*\\S[^\\n]*$/', '/^(?:a+)+$/', '/^ *, *$|^ * *$/'])(
    'are rejected unless they are linear: %s',
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
