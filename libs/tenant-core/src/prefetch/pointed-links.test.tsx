import { act, fireEvent, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endPrefetch, endWithTest, pageWithLinks, wait } from '../testing/page-with-links.tsx'
import { startPrefetch } from './start-prefetch.ts'

afterEach(() => {
  endPrefetch()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const over = (element: Element) => act(async () => void fireEvent.pointerOver(element))
const out = (element: Element, relatedTarget?: Element) =>
  act(async () => void fireEvent.pointerOut(element, { relatedTarget }))

describe('a link that is pointed at', () => {
  beforeEach(() => {
    // with an idle browser, what is seen would be fetched as well
    vi.stubGlobal('requestIdleCallback', () => 0)
  })

  it('brings the code of its page at once, and its data when the pointer stays', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked, link, loadTransport } = await pageWithLinks()
    await over(link('event inner'))
    expect(asked).toEqual({ code: ['event'], data: [] })
    expect(loadTransport).toHaveBeenCalledOnce()
    await wait(60)
    expect(asked).toEqual({ code: ['event'], data: ['event'] })
  })

  it('brings no data again, nor of a page that has been open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked, link, router, queryClient } = await pageWithLinks()
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
    const { asked, link } = await pageWithLinks()
    await over(link('event inner'))
    await out(link('event inner'), link('another event'))
    await over(link('another event'))
    await act(async () => void fireEvent.pointerCancel(link('another event')))
    await wait(1_000)
    expect(asked).toEqual({ code: ['event'], data: [] })
  })

  it('stays pointed at while the pointer moves within it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked, link } = await pageWithLinks()
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
    const { asked, link } = await pageWithLinks()
    await over(link('member'))
    await wait(1_000)
    expect(asked).toEqual({ code: ['member'], data: [] })
  })

  it('loads the code of its page on focus', async () => {
    const { asked, link } = await pageWithLinks()
    await act(async () => link('song').focus())
    expect(asked).toEqual({ code: ['song'], data: [] })
  })

  it('loads the code of its own router’s page, also when another router of the document was asked first', async () => {
    const other = createMemoryRouter([{ path: '*', element: null }])
    endWithTest(startPrefetch({ router: other, loadTransport: async () => undefined }), () => other.dispose())
    const { asked, link } = await pageWithLinks()
    await over(link('event inner'))
    expect(asked.code).toEqual(['event'])
  })

  it.each(['elsewhere', 'to a new window'])('brings nothing where it leads %s', async (name) => {
    const { asked, link } = await pageWithLinks()
    await over(link(name))
    expect(asked.code).toEqual([])
  })

  it('leaves a failure to the navigation', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked, link, path } = await pageWithLinks(true)
    await over(link('event inner'))
    await wait(60)
    expect(asked.code).toEqual(['event', 'event'])
    expect(path()).toBe('/')
  })

  it('opens its page with what has been brought', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked, link, path } = await pageWithLinks()
    await over(link('event inner'))
    await wait(60)
    expect(asked.data).toEqual(['event'])
    await act(async () => link('event inner').click())
    expect(await screen.findByRole('heading', { name: 'event' })).toBeVisible()
    expect(path()).toBe('/event/7?step=1')
    expect(asked).toEqual({ code: ['event'], data: ['event'] })
  })
})
