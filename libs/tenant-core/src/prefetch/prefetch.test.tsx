import { act, fireEvent, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { composeFeatures } from '../feature/compose-features.ts'
import type { FeatureContext } from '../feature/feature-context.ts'
import { defineFeature } from '../feature/feature.ts'
import { AppLink } from '../links/app-link.tsx'
import { noMessages, open, testContext } from '../testing/context.tsx'
import { startPrefetch } from './start-prefetch.ts'

const ending: (() => void)[] = []
afterEach(() => {
  ending.splice(0).forEach((end) => end())
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
const routes = ['event', 'group', 'song', 'member'] as const
type Name = (typeof routes)[number]

/** A page with links to others, of which one is for members, and what is asked for each of them. */
async function page(failing = false) {
  const asked = { code: [] as Name[], data: [] as Name[] }
  const loadTransport = vi.fn(async () => undefined)
  const feature = defineFeature({
    id: 'sample',
    messages: noMessages,
    routes: () =>
      routes.map((name) => ({
        path: `/${name}/:id`,
        access: name === 'member' ? ('login' as const) : undefined,
        screen: () => {
          asked.code.push(name)
          if (failing) return Promise.reject(new TypeError('chunk'))
          return Promise.resolve({
            default: () => (
              <main>
                <h1>{name}</h1>
                <a href="/song/1">one song</a>
                <a href="/song/2">two songs</a>
              </main>
            ),
            load: ({ queryClient }: FeatureContext) =>
              queryClient.fetchQuery({ queryKey: [name], queryFn: () => asked.data.push(name) }),
          })
        },
      })),
  })
  const Start = () => (
    <main>
      <AppLink to="/event/7?step=1#x">
        event <b>inner</b>
      </AppLink>
      <AppLink to="/event/8">another event</AppLink>
      {['group', 'another group', 'a third group'].map((name, at) => (
        <AppLink key={name} to={`/group/${at}`}>
          {name}
        </AppLink>
      ))}
      <AppLink to="/member/7">member</AppLink>
      <a href="https://elsewhere.test/song/7">elsewhere</a>
      <a href="/song/7" target="_blank">
        to a new window
      </a>
      <nav>
        <AppLink to="/song/8">song</AppLink>
      </nav>
    </main>
  )
  const ctx = testContext({ features: [feature] })
  const view = await open(ctx, '/', [{ path: '/', Component: Start }, ...composeFeatures(ctx)])
  ending.push(startPrefetch({ router: view.router, loadTransport }))
  const link = (name: string) => screen.getByRole('link', { name })
  return { asked, link, loadTransport, queryClient: ctx.queryClient, ...view }
}

const over = (element: Element) => act(async () => void fireEvent.pointerOver(element))
const out = (element: Element, relatedTarget?: Element) =>
  act(async () => void fireEvent.pointerOut(element, { relatedTarget }))
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('a link that is pointed at', () => {
  beforeEach(() => {
    // with an idle browser, what is seen would be fetched as well
    vi.stubGlobal('requestIdleCallback', () => 0)
  })

  it('brings the code of its page at once, and its data when the pointer stays', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked, link, loadTransport } = await page()
    await over(link('event inner'))
    expect(asked).toEqual({ code: ['event'], data: [] })
    expect(loadTransport).toHaveBeenCalledOnce()
    await wait(60)
    expect(asked).toEqual({ code: ['event'], data: ['event'] })
  })

  it('brings no data again, nor of a page that has been open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked, link, router, queryClient } = await page()
    await act(() => router.navigate('/song/8'))
    await act(() => router.navigate('/'))
    expect(asked.data).toEqual(['song'])
    queryClient.clear()
    for (const name of ['song', 'event inner', 'song', 'event inner']) {
      await over(link(name))
      await wait(60)
    }
    expect(asked.data).toEqual(['song', 'event'])
  })

  it('brings no data when the pointer only passes, or a finger scrolls', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked, link } = await page()
    await over(link('event inner'))
    await out(link('event inner'), link('another event'))
    await over(link('another event'))
    await act(async () => void fireEvent.pointerCancel(link('another event')))
    await wait(1_000)
    expect(asked).toEqual({ code: ['event'], data: [] })
  })

  it('stays pointed at while the pointer moves within it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked, link } = await page()
    const inner = screen.getByText('inner')
    await over(link('event inner'))
    await wait(40)
    await out(link('event inner'), inner)
    await over(inner)
    await wait(20)
    expect(asked.data).toEqual(['event'])
  })

  it('brings code but no data of a page for members', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked, link } = await page()
    await over(link('member'))
    await wait(1_000)
    expect(asked).toEqual({ code: ['member'], data: [] })
  })

  it('brings the code of its page with the focus', async () => {
    const { asked, link } = await page()
    await act(async () => link('song').focus())
    expect(asked).toEqual({ code: ['song'], data: [] })
  })

  it('brings what its own router knows, though another one of the document was asked first', async () => {
    const other = createMemoryRouter([{ path: '*', element: null }])
    ending.push(startPrefetch({ router: other, loadTransport: async () => undefined }), () => other.dispose())
    const { asked, link } = await page()
    await over(link('event inner'))
    expect(asked.code).toEqual(['event'])
  })

  it.each(['elsewhere', 'to a new window'])('brings nothing where it leads %s', async (name) => {
    const { asked, link } = await page()
    await over(link(name))
    expect(asked.code).toEqual([])
  })

  it('leaves a failure to the navigation', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked, link, path } = await page(true)
    await over(link('event inner'))
    await wait(60)
    expect(asked.code).toEqual(['event', 'event'])
    expect(path()).toBe('/')
  })

  it('opens its page with what has been brought', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked, link, path } = await page()
    await over(link('event inner'))
    await wait(60)
    expect(asked.data).toEqual(['event'])
    await act(async () => link('event inner').click())
    expect(await screen.findByRole('heading', { name: 'event' })).toBeVisible()
    expect(path()).toBe('/event/7?step=1')
    expect(asked).toEqual({ code: ['event'], data: ['event'] })
  })
})

describe('the page that most links lead to', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  const touch = () => act(async () => void fireEvent.keyDown(document.body))

  it('is fetched once, without its data, from the first touch on', async () => {
    const { asked } = await page()
    await wait(5_000)
    expect(asked.code).toEqual([])
    await touch()
    await wait(5_000)
    expect(asked).toEqual({ code: ['group'], data: [] })
  })

  it('is fetched where the page was scrolled before this was loaded', async () => {
    vi.stubGlobal('scrollY', 100)
    const { asked } = await page()
    await wait(5_000)
    expect(asked.code).toEqual(['group'])
  })

  it('is fetched for each page that is shown', async () => {
    const { asked, router } = await page()
    await touch()
    await wait(5_000)
    await act(() => router.navigate('/event/7'))
    await wait(5_000)
    expect(asked.code).toEqual(['group', 'event', 'song'])
  })

  it('is fetched though more links lead to another site', async () => {
    const { asked } = await page()
    const away = [1, 2, 3, 4].map((id) => `<a href="https://elsewhere.test/song/${id}">${id}</a>`)
    document.querySelector('main')!.insertAdjacentHTML('beforeend', away.join(''))
    await touch()
    await wait(5_000)
    expect(asked.code).toEqual(['group'])
  })

  it('is not fetched where each link leads to something else', async () => {
    const { asked, link } = await page()
    for (const name of ['another event', 'another group', 'a third group']) link(name).remove()
    await touch()
    await wait(5_000)
    expect(asked.code).toEqual([])
  })

  it('is not fetched where it is for members', async () => {
    const { asked, link } = await page()
    for (const name of ['event inner', 'another event', 'group', 'another group', 'a third group'])
      link(name).setAttribute('href', `/member/${name.length}`)
    await touch()
    await wait(5_000)
    expect(asked.code).toEqual([])
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }])('is not fetched with %o', async (connection) => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }))
    const { asked } = await page()
    await touch()
    await wait(5_000)
    expect(asked.code).toEqual([])
  })

  it('is not fetched once it has ended', async () => {
    const { asked } = await page()
    ending.splice(0).forEach((end) => end())
    await touch()
    await wait(5_000)
    expect(asked.code).toEqual([])
  })
})
