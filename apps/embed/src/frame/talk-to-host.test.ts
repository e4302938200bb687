import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { talkToHost } from './talk-to-host.ts'

const site = 'https://www.church.test'
const own = 'https://demo.portal.test'

/** A frame whose content is 420.4 pixels high, in a window that records its messages. */
function frameIn(allowed = [own, site]) {
  const said: [unknown, string][] = []
  const parent = { postMessage: (message: unknown, origin: string) => void said.push([message, origin]) }
  const listeners: ((event: object) => void)[] = []
  const root = document.createElement('div')
  let height = 420.4
  root.getBoundingClientRect = () => ({ height }) as DOMRect
  const framed = { parent, document, addEventListener: (_: string, listener: never) => void listeners.push(listener) }
  talkToHost(framed as never, allowed, root)
  return {
    said,
    parent,
    listeners,
    grow: (to: number) => {
      height = to
      resized()
    },
    hear: (data: unknown, origin = site, source: unknown = parent) =>
      listeners.forEach((listener) => listener({ data, origin, source })),
  }
}

let resized = () => undefined as void
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback
      }
      observe() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('style')
  document.documentElement.removeAttribute('data-theme')
})

const ready = [{ atrio: 1, type: 'ready' }, '*']
const look = { atrio: 1, type: 'look', theme: 'dark', color: '#0a7d55' }
const worn = () => document.documentElement.dataset['theme']

describe('talkToHost', () => {
  it('announces that the frame is ready and reports its height to the site that greeted it', () => {
    const { said, hear, grow } = frameIn()
    expect(said).toEqual([ready])
    grow(500)
    hear({ atrio: 1, type: 'hello' })
    grow(640)
    expect(said.slice(1)).toEqual([
      [{ atrio: 1, type: 'size', height: 500 }, site],
      [{ atrio: 1, type: 'size', height: 640 }, site],
    ])
  })

  it('applies the site’s look and removes it again', () => {
    const { hear } = frameIn()
    hear({ atrio: 1, type: 'hello' })
    hear(look)
    const { style } = document.documentElement
    expect([worn(), style.getPropertyValue('--church')]).toEqual(['dark', '#0a7d55'])
    hear({ atrio: 1, type: 'look', theme: null, color: null })
    expect([worn(), style.getPropertyValue('--church')]).toEqual([undefined, ''])
  })

  it.each<[string, unknown, string?, unknown?]>([
    ['an origin that is not registered', { atrio: 1, type: 'hello' }, 'https://evil.test'],
    ['one that only begins like it', { atrio: 1, type: 'hello' }, `${site}.evil.test`],
    ['a window without an origin', { atrio: 1, type: 'hello' }, 'null'],
    ['another window of the site', { atrio: 1, type: 'hello' }, site, {}],
    ['another version', { atrio: 2, type: 'hello' }],
    ['a text', 'hello'],
    ['nothing', null],
    ['a look before the greeting', look],
  ])('ignores %s', (_what, data, origin, source) => {
    const { said, hear, parent } = frameIn()
    hear(data, origin ?? site, source ?? parent)
    hear(look, origin ?? site, source ?? parent)
    resized()
    expect(said).toEqual([ready])
    expect(worn()).toBeUndefined()
  })

  it('stays with the first site that greeted it', () => {
    const { said, hear } = frameIn()
    hear({ atrio: 1, type: 'hello' })
    hear({ atrio: 1, type: 'hello' }, own)
    hear(look, own)
    expect(said.slice(1).map(([, origin]) => origin)).toEqual([site])
    expect(worn()).toBeUndefined()
  })

  it.each([
    [{ theme: 'neon', color: 'red' }],
    [{ theme: 7, color: '#0a7d55;}*{display:none' }],
    [{ theme: ['dark'], color: ['#0a7d55'] }],
  ])('ignores the look %j', (wrong) => {
    const { hear } = frameIn()
    hear({ atrio: 1, type: 'hello' })
    hear({ atrio: 1, type: 'look', ...wrong })
    expect([worn(), document.documentElement.getAttribute('style')]).toEqual([undefined, null])
  })

  it('neither sends nor listens outside a frame', () => {
    const listeners: unknown[] = []
    const alone = { document, addEventListener: () => listeners.push(1) } as Record<string, unknown>
    alone['parent'] = alone
    talkToHost(alone as never, [own], document.createElement('div'))
    expect(listeners).toEqual([])
  })
})
