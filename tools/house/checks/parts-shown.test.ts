import { expect, it } from 'vitest'
import { partsHaveControls } from './parts-shown.ts'

const files = (part: string, stories: string) => [
  { path: 'libs/events/src/parts/event-card.tsx', text: part },
  { path: 'libs/events/src/parts/parts.stories.tsx', text: stories },
]
const finding = (name: string) => [
  `libs/events/src/parts/event-card.tsx: no story of ${name} with its properties, in parts.stories.tsx`,
]

it.each([
  ['export function EventCard({ event }: Props) {\n', 'EventCard'],
  ['export const EventCard = ({ event }: Props) => (\n', 'EventCard'],
  ['export const EventCard = memo(function EventCard({ event }: Props) {\n', 'EventCard'],
  ['export function Chooser<Item>({ items }: Props<Item>) {\n', 'Chooser'],
  ['export function LongProps({\n  event,\n}: Props) {\n', 'LongProps'],
])('refuses a part with properties and no story of its own: %j', (part, name) => {
  expect(partsHaveControls(files(part, 'export const Other = part(OtherCard, { event })'))).toEqual(finding(name))
  expect(partsHaveControls(files(part, `import { ${name} } from './event-card.tsx'`))).toEqual(finding(name))
  expect(partsHaveControls(files(part, `export const Bare = part(${name})`))).toEqual(finding(name))
  expect(partsHaveControls(files(part, `export const Shown = part(${name}, { event })`))).toEqual([])
  expect(partsHaveControls(files(part, `export const Shown = part(\n  ${name}<Item>,\n  { event },\n)`))).toEqual([])
})

it('counts the stories of the part’s own library only', () => {
  const part = {
    path: 'libs/events/src/parts/load-failed.tsx',
    text: 'export function LoadFailed({ busy }: Props) {\n',
  }
  const stories = { path: 'libs/groups/src/parts/parts.stories.tsx', text: 'part(LoadFailed, { busy: false })' }
  expect(partsHaveControls([part, stories])).toEqual([
    'libs/events/src/parts/load-failed.tsx: no story of LoadFailed with its properties, in parts.stories.tsx',
  ])
})

it('asks for no story of a part without properties, of hooks, of styles and of screens', () => {
  const text =
    'export function NoEvents() {\nexport function useWords(about: string) {\nexport const frameCss = css({\n'
  expect(partsHaveControls(files(text, ''))).toEqual([])
  const screen = { path: 'libs/events/src/screens/list.screen.tsx', text: 'export function List({ of }: Props) {' }
  expect(partsHaveControls([screen])).toEqual([])
})
