import { expect, it } from 'vitest'
import { editsKeepState } from './fast-refresh.ts'

const screen = (text: string) => [
  { path: 'libs/a/src/screens/a.screen.tsx', text: `${text}\nexport default function AScreen() {}` },
]

it.each([
  'export const LIMIT = 3',
  'export function useRows() {}',
  'export const rowCss = css({})',
  'const x = 1\nexport { x as limit }',
])('reports a value that a screen exports beside it: %s', (text) => {
  expect(editsKeepState(screen(text))).toHaveLength(1)
})

it.each([
  'export const load = () => 1',
  'export async function load() {}',
  'export function Missing() {}',
  'export type Rows = string[]',
  'export { Missing, type Rows }',
])('accepts beside a screen: %s', (text) => expect(editsKeepState(screen(text))).toEqual([]))

const part = (text: string) => [{ path: 'libs/a/src/own/parts/a.tsx', text: `${text}\nexport function APart() {}` }]

it.each(['export const partCss = css({})', 'export function useRows() {}', 'export const load = () => 1'])(
  'reports a value that a part exports beside it: %s',
  (text) => expect(editsKeepState(part(text))).toHaveLength(1),
)

it.each(['export function AnotherPart() {}', 'export type Rows = string[]'])('accepts beside a part: %s', (text) =>
  expect(editsKeepState(part(text))).toEqual([]),
)

it('accepts any export of other files, and of a part’s file without a component', () => {
  const { text } = part('export const a = 1')[0]!
  expect(editsKeepState([{ path: 'libs/a/src/layout/a.tsx', text }])).toEqual([])
  expect(editsKeepState([{ path: 'libs/a/src/parts/a.stories.tsx', text }])).toEqual([])
  expect(editsKeepState([{ path: 'libs/a/src/parts/use-a.tsx', text: 'export function useA() {}' }])).toEqual([])
})
