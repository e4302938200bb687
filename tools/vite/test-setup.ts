import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

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
  head.replaceChildren(...head.querySelectorAll('style[data-emotion]'))
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
}
