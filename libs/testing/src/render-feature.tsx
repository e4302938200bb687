import { stayingAtom, type Feature } from '@atrio/tenant-core'
import { act, render, screen } from '@testing-library/react'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { createMemoryRouter, Outlet, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createTestPortal, type TestPortalOptions } from './test-portal.ts'
import { TestProviders } from './test-providers.tsx'

export type RenderFeatureOptions = TestPortalOptions & {
  /** Path and query to open. */
  at: string
  /** Other features whose links and slots matter to the test. */
  beside?: Feature[]
}

/** Shows the router's address, so that a test can read it, and the persistent content. */
const Frame = () => {
  const { pathname, search } = useLocation()
  const Staying = useAtomValue(stayingAtom)?.Content
  // Its effect runs after those of the page: from then on queries are subscribed and presses are not lost.
  const main = useRef<HTMLElement>(null)
  useEffect(() => void (main.current!.dataset['testid'] = 'page'), [])
  return (
    <>
      <main ref={main} data-path={pathname + search}>
        <Outlet />
      </main>
      {Staying && <Staying />}
    </>
  )
}

/**
 * Mounts a real manifest at a path over fake HTTP and waits until its page (or its error) is shown and its effects have run.
 * Find things by role and label; `transport.calls` tells what was asked.
 */
export async function renderFeature(feature: Feature, options: RenderFeatureOptions) {
  const portal = await createTestPortal([feature, ...(options.beside ?? [])], options)
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component: Frame,
        HydrateFallback: () => null,
        children: [
          {
            ErrorBoundary: () => <p role="alert">error boundary</p>,
            children: [...portal.routes, { path: '*', Component: () => <p>lost</p> }],
          },
        ],
      },
    ],
    { initialEntries: [options.at] },
  )
  const view = await act(async () =>
    render(
      <TestProviders ctx={portal.ctx}>
        <RouterProvider router={router} />
      </TestProviders>,
    ),
  )
  await screen.findByTestId('page')
  const path = () => screen.getByTestId('page').dataset['path']
  return { ...portal, ...view, router, path }
}
