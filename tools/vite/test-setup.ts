import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

// A screen's code is transformed when a test first asks for it, on a machine that may be busy: a limit, not a measure.
configure({
  asyncUtilTimeout: 8_000,
  // The page as it is when an element is missing: pictures would take all of the printed length.
  getElementError: (message, container) =>
    Object.assign(
      new Error([message, prettyDOM(container as Element, 30_000, { filterNode: isReadable })].join('\n\n')),
      {
        name: 'TestingLibraryElementError',
      },
    ),
})

const FRAME_MS = 1_000 / 60

function isReadable(node: Node): boolean {
  return !['svg', 'script', 'style'].includes(node.nodeName.toLowerCase())
}

afterEach(cleanup)

// Each test has a page that was loaded just now: the document of all files may be minutes old, and clocks on a page count from
// when it was loaded.
let loadedAt = Date.now()
Object.defineProperty(performance, 'timeOrigin', { configurable: true, get: () => loadedAt })
beforeEach(() => {
  loadedAt = Date.now()
})

// Files share a worker and its document; this runs before each of them. Emotion remembers what it has written, and
// would not write it again.
if (typeof document !== 'undefined') {
  const { documentElement, head, body } = document
  for (const element of [documentElement, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  body.replaceChildren()
  // moved, thousands of them would be parsed once more before each file: they stay where they are
  for (const child of [...head.children]) if (!child.matches('style[data-emotion]')) child.remove()
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
}

// jsdom draws all frames of a window by one setInterval. Once a test has faked that, and asked for a frame meanwhile, no later
// file of the worker would get one.
if (typeof document !== 'undefined') {
  const { setTimeout: later, clearTimeout: cancel } = globalThis
  const frames = new Map<number, ReturnType<typeof setTimeout>>()
  let last = 0
  window.requestAnimationFrame = (draw) => {
    const frame = ++last
    const drawFrame = () => {
      frames.delete(frame)
      draw(performance.now())
    }
    frames.set(frame, later(drawFrame, FRAME_MS))
    return frame
  }
  window.cancelAnimationFrame = (frame) => {
    cancel(frames.get(frame))
    frames.delete(frame)
  }
}

// What a test replaces of the window it also puts back: another file would find a scrolled page, or one without network.
if (typeof document !== 'undefined') {
  const before = windowState()
  afterAll(() => {
    vi.unstubAllGlobals()
    const after = windowState()
    const left = [...new Set([...before.keys(), ...after.keys()])].filter(
      (name) => !Object.is(before.get(name), after.get(name)),
    )
    if (left.length > 0) throw new Error(`tests left behind: ${left.join(', ')}`)
  })
}

/** The own properties of what tests replace parts of, by name: their values, and what navigator and document have at all. */
function windowState(): Map<string, unknown> {
  const state = new Map<string, unknown>()
  for (const [owner, object] of Object.entries({ window, URL, navigator, document }))
    for (const name of Object.getOwnPropertyNames(object)) state.set(`${owner}.${name}`, Reflect.get(object, name))
  // the marks of React's listeners and of libraries (Leaflet, React Router, Emotion), and what user-event replaces once for all
  for (const name of state.keys()) if (/\._reactListening|^window\._|\.clipboard$/.test(name)) state.delete(name)
  return state
}
