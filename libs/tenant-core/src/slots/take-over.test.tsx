import { ApiError } from '@atrio/api-client'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
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
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FeatureContext } from '../feature/feature-context.ts'
import { defineFeature, type Feature } from '../feature/feature.ts'
import { noMessages, Providers, testContext } from '../testing/context.tsx'
import { markPageInUse } from './first-touch.ts'
import { NearWindow } from './near-window.tsx'
import { Slot } from './slot.tsx'
import { failedSlots, markFailedSlots, prepareSlots } from './slots.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const homeWith = (below: boolean) =>
  function Home() {
    return (
      <main>
        <Slot name="home.sections" failure={() => <p>failed</p>} place={below ? NearWindow : undefined} />
      </main>
    )
  }
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
/** The same sections, whose code needs a network. */
function sectionsOnline(feature: Feature): Feature {
  const entries = feature.slots!['home.sections']!.map((entry) => ({
    ...entry,
    content: async () => {
      const code = await entry.content()
      if (!navigator.onLine) throw new TypeError('no network')
      return code
    },
  }))
  return { ...feature, slots: { 'home.sections': entries } }
}

const routesOf = (ctx: FeatureContext, below: boolean): RouteObject[] => [
  {
    path: '/',
    Component: homeWith(below),
    loader: () => prepareSlots(ctx, ['home.sections'], 'data').then(() => null),
  },
]

/** Watched places; each is near the window once `comeNear` is called. */
function stubWindow() {
  const watching: { place: Element; see: () => void }[] = []
  class Observer {
    private readonly seen: (entries: { isIntersecting: boolean }[]) => void
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      this.seen = seen
    }
    observe(place: Element) {
      watching.push({ place, see: () => this.seen([{ isIntersecting: true }]) })
      this.seen([{ isIntersecting: false }])
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return (part: Element) =>
    act(async () => watching.filter(({ place }) => place.contains(part)).forEach(({ see }) => see()))
}

async function drawOnServer(below: boolean) {
  const ctx = testContext({ features: [sections([])], onServer: true })
  const handler = createStaticHandler(routesOf(ctx, below))
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
async function takeOver(feature: (asked: string[]) => Feature, below = false) {
  const { html, marks, loaderData } = await drawOnServer(below)
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
  const router = createMemoryRouter(routesOf(ctx, below), { hydrationData: { loaderData } })
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
  return { ctx, root, button, asked, idle, mistakes, unmount: () => act(async () => hydrated.unmount()) }
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

describe('a section below the window', () => {
  const below = () => takeOver(sections, true)
  /** Its code has been asked for, once, and it answers to a press over the markup that it came with. */
  async function becomesAlive({ button, asked, mistakes, unmount }: Awaited<ReturnType<typeof below>>) {
    await waitFor(() => expect(asked).toEqual(['a']))
    await act(async () => button.click())
    await waitFor(() => expect(button).toHaveTextContent('count 1'))
    expect(mistakes).toEqual([])
    await unmount()
  }

  it('is loaded once its place is near, and not because the browser is idle', async () => {
    const comeNear = stubWindow()
    const page = await below()
    await page.idle()
    expect(page.asked).toEqual([])
    await comeNear(page.button)
    await becomesAlive(page)
  })

  it.each([
    ['the person touches the page', () => void fireEvent.keyDown(document.body)],
    ['another page is loaded', (ctx: FeatureContext) => markPageInUse(ctx)],
  ])('is loaded half a second after %s', async (_, happen) => {
    stubWindow()
    const page = await below()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await page.idle()
    await act(async () => happen(page.ctx))
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(page.asked).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(100))
    await becomesAlive(page)
  })

  it('is loaded at once when it is pressed', async () => {
    stubWindow()
    const { button, asked, mistakes, unmount } = await below()
    await act(async () => button.click())
    await waitFor(() => expect(asked).toEqual(['a']))
    await waitFor(() => expect(button).toHaveTextContent('count 1'))
    expect(mistakes).toEqual([])
    await unmount()
  })

  it('keeps its markup without network, and is loaded once there is one', async () => {
    const comeNear = stubWindow()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { root, button, asked, idle, unmount } = await takeOver((log) => sectionsOnline(sections(log)), true)
    await idle()
    await comeNear(button)
    await waitFor(() => expect(asked).toEqual(['a']))
    expect(root).toHaveTextContent('count 0failed')
    online.mockReturnValue(true)
    await act(async () => dispatchEvent(new Event('online')))
    await waitFor(() => expect(asked).toEqual(['a', 'a']))
    await act(async () => button.click())
    await waitFor(() => expect(button).toHaveTextContent('count 1'))
    await unmount()
  })
})
