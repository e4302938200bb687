import { ApiError } from '@atrio/api-client'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { FeatureContext } from '../feature/feature-context.ts'
import { defineFeature, type Feature } from '../feature/feature.ts'
import { noMessages, Providers, testContext } from '../testing/context.tsx'
import { Slot } from './slot.tsx'
import { failedSlots, markFailedSlots, prepareSlots } from './slots.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const Home = () => (
  <main>
    <Slot name="home.sections" failure={() => <p>failed</p>} />
  </main>
)
function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>count {count}</button>
}
const refuse = (status: number) => () => Promise.reject(new ApiError('x', { kind: 'refused', status }))

/** Three sections: one loaded, one failed, one that the backend lacks. */
function sections(asked: string[]) {
  const content = (id: string, load?: () => Promise<unknown>) => () => {
    asked.push(id)
    return Promise.resolve({ default: Counter, load })
  }
  return defineFeature({
    id: 'sample',
    messages: noMessages,
    slots: {
      'home.sections': [
        { id: 'a', order: 1, content: content('a') },
        { id: 'b', order: 2, content: content('b', refuse(500)) },
        { id: 'c', order: 3, content: content('c', refuse(404)) },
      ],
    },
  })
}
const routesOf = (ctx: FeatureContext): RouteObject[] => [
  { path: '/', Component: Home, loader: () => prepareSlots(ctx, ['home.sections'], 'data').then(() => null) },
]

async function drawOnServer() {
  const ctx = testContext({ features: [sections([])], onServer: true })
  const handler = createStaticHandler(routesOf(ctx))
  const context = (await handler.query(new Request('https://x.test/'))) as StaticHandlerContext
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <Providers ctx={ctx}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
  )
  return { html, marks: failedSlots(ctx), loaderData: context.loaderData }
}

/** Hydrates the server's page. Nothing is idle until `idle` is called. */
async function takeOver(feature: (asked: string[]) => Feature) {
  const { html, marks, loaderData } = await drawOnServer()
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  const button = screen.getByRole('button', { name: 'count 0' })
  expect(root).toHaveTextContent('count 0failed')

  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run))
  const asked: string[] = []
  const ctx = testContext({ features: [feature(asked)], takesOver: true })
  await prepareSlots(ctx, ['home.sections'], 'code')
  markFailedSlots(ctx, marks)
  const router = createMemoryRouter(routesOf(ctx), { hydrationData: { loaderData } })
  const mistakes: unknown[] = []
  const tree = (
    <Providers ctx={ctx}>
      <RouterProvider router={router} />
    </Providers>
  )
  const hydrated = await act(async () =>
    hydrateRoot(root, tree, { onRecoverableError: (error) => mistakes.push(error) }),
  )
  expect(asked).toEqual([])
  expect(screen.getByRole('button', { name: 'count 0' })).toBe(button)
  const idle = () => act(async () => waiting.forEach((run) => run()))
  return { root, button, asked, idle, mistakes, unmount: () => act(async () => hydrated.unmount()) }
}

it("hydrates the server's sections as they are when the browser is idle", async () => {
  const { root, button, asked, idle, mistakes, unmount } = await takeOver(sections)
  await idle()
  expect(asked).toEqual(['a'])
  expect(await screen.findByRole('button', { name: 'count 0' })).toBe(button)
  await act(async () => button.click())
  expect(button).toHaveTextContent('count 1')
  expect(root).toHaveTextContent('count 1failed')
  expect(mistakes).toEqual([])
  await unmount()
})

it('loads a section at once that is pressed, and makes the press again, once', async () => {
  const { button, asked, idle, mistakes, unmount } = await takeOver(sections)
  await act(async () => button.click())
  await waitFor(() => expect(asked).toEqual(['a']))
  await waitFor(() => expect(button).toHaveTextContent('count 1'))
  await act(async () => button.click())
  expect(button).toHaveTextContent('count 2')
  await idle()
  expect(button).toHaveTextContent('count 2')
  expect(mistakes).toEqual([])
  await unmount()
})
