import { createTestPortal } from '@atrio/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DataRouter } from './data-router.ts'
import { reportErrors } from './report-errors.ts'

const router = { state: { matches: [] } } as unknown as DataRouter
const sent = vi.fn<typeof fetch>(async () => new Response())
const logged = vi.fn()
const ownError = () =>
  Object.assign(new TypeError('x is undefined'), { stack: `at draw (${location.origin}/assets/a.js:3:14)` })

beforeEach(async () => {
  vi.stubGlobal('fetch', sent)
  // the window outlives this file
  vi.stubGlobal('addEventListener', () => undefined)
  vi.spyOn(console, 'error').mockImplementation(logged)
  const { ctx } = await createTestPortal([])
  reportErrors(ctx, router, 'https://reports.test/')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

it('reports a logged error where plain http leaves the browser without randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) })
  const error = ownError()
  console.error('caught', error)
  expect(logged).toHaveBeenCalledWith('caught', error)
  expect(sent).toHaveBeenCalledOnce()
  expect(sent.mock.calls[0]?.[1]?.body).toContain('"event_id":"0707070707074707')
})

it('logs an error that cannot be reported without throwing another', () => {
  vi.stubGlobal('crypto', {})
  console.error(ownError())
  expect(logged).toHaveBeenCalledOnce()
  expect(sent).not.toHaveBeenCalled()
})
