import { onTestFinished, vi } from 'vitest'
import { firstScript } from '../first-script.ts'
import { EARLY_PRESS_KEY } from '../page-keys.ts'

/** Runs the script as a page does, before anything else; what it listens to ends with the test. */
export function runFirstScript(): void {
  const listen = vi.spyOn(window, 'addEventListener')
  new Function(firstScript)()
  const added = listen.mock.calls.slice()
  listen.mockRestore()
  onTestFinished(() => {
    for (const [name, heard, options] of added) window.removeEventListener(name, heard, options)
    delete window[EARLY_PRESS_KEY]
  })
}
