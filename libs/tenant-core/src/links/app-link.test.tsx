import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { composeFeatures } from '../feature/compose-features.ts'
import { defineFeature } from '../feature/feature.ts'
import { noMessages, open, testContext } from '../testing/context.tsx'
import { AppLink } from './app-link.tsx'

afterEach(() => vi.unstubAllGlobals())

/** A page with a link to `/event/:eventId?…`. */
async function page() {
  const asked = { focus: 0 }
  const feature = defineFeature({
    id: 'events',
    messages: noMessages,
    routes: () => [{ path: '/event/:eventId', screen: () => Promise.resolve({ default: () => <h1>event</h1> }) }],
  })
  const Start = () => (
    <AppLink to="/event/7?step=1#x" onFocus={() => asked.focus++}>
      Go
    </AppLink>
  )
  const ctx = testContext({ features: [feature] })
  const view = await open(ctx, '/', [{ path: '/', Component: Start }, ...composeFeatures(ctx)])
  return { asked, ...view, link: screen.getByRole('link', { name: 'Go' }) }
}

describe('AppLink', () => {
  it('navigates within the portal and calls its own event handlers', async () => {
    const { asked, link, path } = await page()
    await act(async () => {
      fireEvent.focus(link)
      link.click()
    })
    expect(await screen.findByRole('heading', { name: 'event' })).toBeVisible()
    expect(path()).toBe('/event/7?step=1')
    expect(asked).toEqual({ focus: 1 })
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
