import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { composeFeatures } from '../feature/compose-features.ts'
import { defineFeature } from '../feature/feature.ts'
import { noMessages, open, testContext } from '../testing/context.tsx'
import { AppLink } from './app-link.tsx'

afterEach(() => vi.unstubAllGlobals())

/** A page with a link to `/event/:eventId?…`, counting the code and data requested for the target. */
async function page(failing = false) {
  const asked = { code: 0, data: 0, focus: 0, pointer: 0 }
  const feature = defineFeature({
    id: 'events',
    messages: noMessages,
    routes: () => [
      {
        path: '/event/:eventId',
        screen: () => {
          asked.code++
          if (failing) return Promise.reject(new TypeError('chunk'))
          return Promise.resolve({ default: () => <h1>event</h1>, load: async () => asked.data++ })
        },
      },
    ],
  })
  const Start = () => (
    <>
      <AppLink to="/event/7?step=1#x" onFocus={() => asked.focus++} onPointerEnter={() => asked.pointer++}>
        Go
      </AppLink>
      <AppLink to="/nowhere">Lost</AppLink>
    </>
  )
  const ctx = testContext({ features: [feature] })
  const view = await open(ctx, '/', [{ path: '/', Component: Start }, ...composeFeatures(ctx)])
  return { asked, ...view, link: screen.getByRole('link', { name: 'Go' }) }
}

describe('AppLink', () => {
  it('prefetches the code of its page once on pointer, touch or focus, but no data', async () => {
    const { asked, link } = await page()
    expect(asked.code).toBe(0)
    await act(async () => void fireEvent.pointerEnter(link))
    expect(asked).toMatchObject({ code: 1, data: 0 })
    await act(async () => {
      fireEvent.focus(link)
      fireEvent.touchStart(link)
      fireEvent.pointerEnter(link)
    })
    expect(asked).toMatchObject({ code: 1, data: 0 })
  })

  it.each(['focus', 'touchStart', 'pointerEnter'] as const)('prefetches on %s', async (event) => {
    const { asked, link } = await page()
    await act(async () => void fireEvent[event](link))
    expect(asked.code).toBe(1)
  })

  it('calls its own event handlers too', async () => {
    const { asked, link } = await page()
    await act(async () => {
      fireEvent.focus(link)
      fireEvent.pointerEnter(link)
    })
    expect(asked).toMatchObject({ focus: 1, pointer: 1, code: 1 })
  })

  it('ignores a prefetch that fails or has no route', async () => {
    const { asked, link, path } = await page(true)
    await act(async () => {
      fireEvent.pointerEnter(link)
      fireEvent.pointerEnter(screen.getByRole('link', { name: 'Lost' }))
    })
    expect(asked.code).toBe(1)
    expect(path()).toBe('/')
  })

  it('navigates within the portal with the prefetched code', async () => {
    const { asked, link, path } = await page()
    await act(async () => void fireEvent.pointerEnter(link))
    await act(async () => link.click())
    expect(await screen.findByRole('heading', { name: 'event' })).toBeVisible()
    expect(path()).toBe('/event/7?step=1')
    expect(asked).toMatchObject({ code: 1, data: 1 })
  })

  it.each([
    [true, false],
    [false, true],
  ])('with reduced motion %s uses a view transition: %s', async (reduced, transition) => {
    vi.stubGlobal('matchMedia', () => ({ matches: reduced, addEventListener: () => {}, removeEventListener: () => {} }))
    const { router, link } = await page()
    const asked: unknown[] = []
    const unsubscribe = router.subscribe((_, { viewTransitionOpts }) => asked.push(viewTransitionOpts))
    await act(async () => link.click())
    await screen.findByRole('heading', { name: 'event' })
    unsubscribe()
    expect(asked.some(Boolean)).toBe(transition)
  })
})
