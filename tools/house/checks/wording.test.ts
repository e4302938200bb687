import { expect, it } from 'vitest'
import { documentsArePlain, wordingIsPlain } from './wording.ts'

const found = (text: string) => wordingIsPlain([{ path: 'libs/a/src/a.ts', text }])
const avoided = ['some', 'body'].join('')
const addressee = ['no', 'body’s'].join('')

it.each([
  `// for ${avoided} else`,
  `/** Of ${avoided}. */`,
  ` * of ${avoided}`,
  `const a = 1 // of ${avoided}`,
  `it('signs ${avoided} in', () => {})`,
  `describe("${avoided} in a frame", () => {})`,
  `])('leads ${avoided} home: %s', (path) => {})`,
  `  code: Type.String({ description: 'of ${avoided}' }),`,
])('wordingIsPlain reports an avoided word in: %s', (text) =>
  expect(found(`\n${text}`)).toEqual([`libs/a/src/a.ts:2: ${avoided}`]),
)

it('wordingIsPlain reports a possessive without an owner', () =>
  expect(found(`// ${addressee} business`)).toEqual([`libs/a/src/a.ts:1: ${addressee}`]))

it.each([
  `const text = '${avoided}'`,
  `const url = 'https://${avoided}.test'`,
  '// a person signs in',
  "it('signs in')",
])('wordingIsPlain accepts: %s', (text) => expect(found(text)).toEqual([]))

it('wordingIsPlain reports an avoided word in a row of titles', () =>
  expect(found(`it.each([\n  ['of ${avoided}', '${avoided}'],\n])('%s', () => {})\n['${avoided}']`)).toEqual([
    `libs/a/src/a.ts:2: ${avoided}`,
  ]))

it('wordingIsPlain reports an avoided word in a message of the command line', () =>
  expect(wordingIsPlain([{ path: 'apps/server/src/cli/a.ts', text: `print('of ${avoided}')` }])).toHaveLength(1))

it('documentsArePlain reports an avoided word', () =>
  expect(documentsArePlain([{ path: 'README.md', text: `\nOf ${avoided}.` }])).toEqual([`README.md:2: ${avoided}`]))
