import { describe, expect, it } from 'vitest'
import { readmesListExports, readmesNameWhatIsThere } from './readmes.ts'

const sources = [
  { path: 'libs/events/src/order/event-order.ts', text: 'export const eventOrder = MAX_TICKETS' },
  { path: 'libs/checkout/src/index.ts', text: "export { beginOrder } from './data/begin-order.ts'" },
]
const isThere = (path: string) =>
  ['libs/events/src/order/event-order.ts', 'docs/wire.md', 'libs/events/src/order/'].includes(path)
const faults = (text: string) => readmesNameWhatIsThere([{ folder: 'libs/events', text }], sources, isThere)

describe('READMEs', () => {
  it.each([
    '`order/event-order.ts`, `src/order/`, `docs/wire.md` and `eventOrder`',
    '`eventOrder({ id })` and `MAX_TICKETS`',
    '`beginOrder(ctx)` of `@atrio/checkout`',
    'the route `/event/:eventId`, the role `events.detail`, the call `GET /igreja/{slug}/evento/`, the key `eventOrder.x`',
    '```ts\nconst thingOfAnExample = 1\n```',
  ])('may say %j', (text) => expect(faults(text)).toEqual([]))

  it.each([
    ['a file that has moved', '`order/old-order.ts`'],
    ['a name that was given up', '`<OrderSource kind>`'],
    ['a constant that was given up', '`LONGEST_NAME`'],
    ['a name that another library has', '`eventOrder` from `@atrio/checkout`'],
  ])('may not name %s', (_, text) => expect(faults(text)).toHaveLength(1))

  it('may list as exports only what the library’s api.txt has', () => {
    const offers = [{ folder: 'libs/events', names: new Set(['eventOrder', 'eventPath']) }]
    const text = '- Also exports rules: `eventOrder`,\n  `eventPath` and `beginOrder`. Reads `otherThing`.'
    expect(readmesListExports([{ folder: 'libs/events', text }], offers)).toEqual(['libs/events/README.md: beginOrder'])
  })
})
