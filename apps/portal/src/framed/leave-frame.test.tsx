import { composeFeatures, ContextProviders, defineFeature, type FeatureRoute } from '@atrio/tenant-core'
import { createTestPortal } from '@atrio/testing'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, redirect } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { describe, expect, it } from 'vitest'
import { routesInFrame, leaveFrame } from './leave-frame.ts'

const own = 'https://demo.test'
const foreign = {
  get location(): never {
    throw new DOMException('Blocked a frame', 'SecurityError')
  },
}
const none = () => Promise.resolve({ default: {} })

const page = (path: string, over: Partial<FeatureRoute> = {}): FeatureRoute => ({
  path,
  screen: () => Promise.resolve({ default: () => <h1>{path}</h1> }),
  ...over,
})
const feature = defineFeature({
  id: 'sample',
  messages: { 'pt-BR': none, en: none, es: none },
  routes: () => [
    page('/'),
    page('/event'),
    page('/checkout', { atStake: 'money' }),
    page('/access', { access: 'visitor' }),
    page('/login', { access: 'visitor', redirect: () => '/access' }),
    page('/plans', { access: 'login' }),
    page('/plans/:id', { access: 'login' }),
  ],
  links: { 'account.access': (params) => `/access?${new URLSearchParams(params)}` },
})

type Over = { at?: string; top?: { location: { origin: string } }; features?: readonly (typeof feature)[] }

/** A portal in a frame: its address, and the tabs it has opened. */
async function framed({ at = '/event?page=2', top = foreign, features = [feature] }: Over = {}) {
  const { ctx } = await createTestPortal(features, { locale: 'en' })
  const opened: [string, string, string][] = []
  // an endless loop ends here, so that its test fails and does not hang
  const open = (...how: [string, string, string]) => void (opened.length < 20 ? opened.push(how) : router.dispose())
  const frame = { location: { origin: own }, top, open }
  const routes = await routesInFrame(frame, ctx, composeFeatures(ctx))
  const router = createMemoryRouter([{ path: '/', HydrateFallback: () => null, children: routes }], {
    initialEntries: [at],
  })
  leaveFrame(frame, router)
  render(
    <ContextProviders ctx={ctx}>
      <RouterProvider router={router} />
    </ContextProviders>,
  )
  await screen.findByRole('heading')
  return { router, opened, at: () => router.state.location.pathname + router.state.location.search }
}

describe('a portal in the frame of another site', () => {
  it.each(['/checkout', '/Checkout?order=7', '/access?redirectTo=%2Fevent', '/login', '/plans/7#day'])(
    'opens %s in a tab once and stays on its page',
    async (path) => {
      const { router, opened, at } = await framed()
      await router.navigate(path)
      await expect.poll(() => router.state.navigation.state).toBe('idle')
      expect(at()).toBe('/event?page=2')
      expect(opened).toEqual([[path, '_blank', 'noopener']])
    },
  )

  it('opens it again on another request', async () => {
    const { router, opened } = await framed()
    for (const path of ['/checkout', '/plans', '/checkout']) {
      await router.navigate(path)
      await expect.poll(() => router.state.navigation.state).toBe('idle')
    }
    expect(opened.map(([address]) => address)).toEqual(['/checkout', '/plans', '/checkout'])
  })

  it.each(['/plans?tab=2', '/access', '/login', '/checkout'])('shows a link when it starts at %s', async (path) => {
    const { at, opened } = await framed({ at: path })
    const link = screen.getByRole('link', { name: /^Open the page/ })
    expect(link).toHaveAttribute('href', path)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
    expect(at()).toBe(path)
    expect(opened).toEqual([])
  })

  it('shows a link when its own page redirects to one of them', async () => {
    let ended = false
    const leaving = defineFeature({
      ...feature,
      id: 'leaving',
      routes: () => [
        page('/leaving', {
          screen: () =>
            Promise.resolve({
              default: () => <h1>leaving</h1>,
              load: async () => {
                if (ended) throw redirect('/access')
              },
            }),
        }),
      ],
    })
    const { router, opened, at } = await framed({ at: '/leaving', features: [feature, leaving] })
    ended = true
    await router.navigate('/checkout')
    await expect.poll(at).toBe('/access')
    expect(await screen.findByRole('link', { name: /^Open the page/ })).toHaveAttribute('href', '/access')
    expect(opened).toEqual([['/checkout', '_blank', 'noopener']])
  })

  it.each(['/event', '/'])('shows %s', async (path) => {
    const { router, opened, at } = await framed()
    await router.navigate(path)
    expect(at()).toBe(path)
    expect(opened).toEqual([])
  })
})

it('shows every page when the frame is the portal’s own', async () => {
  const { opened, router } = await framed({ top: { location: { origin: own } } })
  await router.navigate('/checkout')
  expect(await screen.findByRole('heading', { name: '/checkout' })).toBeVisible()
  expect(opened).toEqual([])
})
