import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { useReducedMotion } from './use-reduced-motion.ts'

afterEach(() => vi.unstubAllGlobals())

/** The browser's setting, changeable while the page is open. */
function setting(matches: boolean) {
  const listeners = new Set<() => void>()
  const state = { matches }
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && state.matches,
    addEventListener: (_: string, changed: () => void) => listeners.add(changed),
    removeEventListener: (_: string, changed: () => void) => listeners.delete(changed),
  }))
  const change = (to: boolean) =>
    act(() => {
      state.matches = to
      listeners.forEach((changed) => changed())
    })
  return { change, listeners }
}

it.each([true, false])('useReducedMotion returns the person’s setting: %s', (matches) => {
  setting(matches)
  expect(renderHook(useReducedMotion).result.current).toBe(matches)
})

it('useReducedMotion follows a change and unsubscribes on unmount', () => {
  const { change, listeners } = setting(false)
  const { result, unmount } = renderHook(useReducedMotion)
  change(true)
  expect(result.current).toBe(true)
  unmount()
  expect(listeners.size).toBe(0)
})

it('useReducedMotion is false without such a setting and on the server', () => {
  vi.stubGlobal('matchMedia', undefined)
  expect(renderHook(useReducedMotion).result.current).toBe(false)
  setting(true)
  const Probe = () => String(useReducedMotion())
  expect(renderToString(<Probe />)).toBe('false')
})
