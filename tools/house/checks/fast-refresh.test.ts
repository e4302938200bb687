import { expect, it } from 'vitest'
import { screensKeepTheirState } from './fast-refresh.ts'

const screen = (text: string) => [
  { path: 'libs/a/src/screens/a.screen.tsx', text: `${text}\nexport default function AScreen() {}` },
]

it.each([
  'export const LIMIT = 3',
  'export function useRows() {}',
  'export const rowCss = css({})',
  'const x = 1\nexport { x as limit }',
])('reports a value that a screen exports beside it: %s', (text) => {
  expect(screensKeepTheirState(screen(text))).toHaveLength(1)
})

it.each([
  'export const load = () => 1',
  'export async function load() {}',
  'export function Missing() {}',
  'export type Rows = string[]',
  'export { Missing, type Rows }',
])('accepts beside a screen: %s', (text) => expect(screensKeepTheirState(screen(text))).toEqual([]))

it('accepts any export of other files', () =>
  expect(screensKeepTheirState([{ path: 'libs/a/src/parts/a.tsx', text: 'export const a = 1' }])).toEqual([]))
