import { pageTime } from '@atrio/tenant-core'
import { wireStartUp } from '@atrio/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPortal, type PortalOptions } from './index.ts'

const MINUTE = 60_000

let root: HTMLElement
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  root = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  root.remove()
  delete document.documentElement.dataset['kept']
})

/** A portal whose server has these answers, by their paths; every other call is answered with 404. */
const openOver = (answers: Record<string, unknown>, options: Partial<PortalOptions>) => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const known = Object.hasOwn(answers, pathname)
    return Response.json(known ? answers[pathname] : { code: 'not_found' }, { status: known ? 200 : 404 })
  })
  return act(() => createPortal({ features: [], locale: 'en', root, ...options }))
}

it('shows the error page where no server answers', async () => {
  // nobody listens at the port of discard
  const config = { apiBase: 'http://127.0.0.1:9/api/v1', bffBase: null }
  expect(await createPortal({ church: 'demo', features: [], locale: 'en', root, config })).toBeUndefined()
  expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t open this page' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

it('has the time of the clock in a document that was loaded long before', async () => {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 20 * MINUTE)
  const ctx = await openOver({ '/bff/v1/start-up': wireStartUp() }, { church: 'demo' })
  expect(Math.abs(pageTime(ctx!.now) - Date.now())).toBeLessThan(MINUTE)
})
