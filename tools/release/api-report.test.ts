import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { apiReport } from './api-report.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'atrio-api-'))
  const types = './dist/index.d.ts'
  write(
    'package.json',
    JSON.stringify({ name: '@atrio/a', exports: { '.': { types }, './package.json': './package.json' } }),
  )
  write('dist/index.d.ts', "export { Card } from './card.ts'\nexport { inner as outer } from './inner.ts'\n")
  write('dist/card.d.ts', 'type Props = { name: string }\nexport declare const Card: (props: Props) => string\n')
  write('dist/inner.d.ts', 'export declare const inner: number\nexport declare const unseen: number\n')
  write('dist/i18n/pt-BR.json', '{ "title": "Título", "none": { "text": "Nada" } }')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

it('a report has the exports, what they stand on, and the keys of messages', () =>
  expect(apiReport(folder).split('\n')).toEqual([
    '# @atrio/a',
    'const Card: (props: Props) => string',
    'outer = const inner: number',
    '  type Props = { name: string; };',
    '',
    '# messages i18n/pt-BR.json',
    'none.text',
    'title',
    '',
  ]))

it('a comment or a hidden export changes no report', () => {
  const before = apiReport(folder)
  write('dist/inner.d.ts', '/** Better said. */\nexport declare const inner: number\n')
  expect(apiReport(folder)).toBe(before)
})

it('a library that is not built has no report', () => {
  rmSync(path.join(folder, 'dist'), { recursive: true })
  expect(() => apiReport(folder)).toThrow('is the library built?')
})
