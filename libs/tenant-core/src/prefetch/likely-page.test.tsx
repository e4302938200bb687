import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endPrefetch, pageWithLinks, wait } from '../testing/page-with-links.tsx'

afterEach(() => {
  endPrefetch()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the page that most links lead to', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  const touch = () => act(async () => void fireEvent.keyDown(document.body))

  it('is fetched once, without its data, from the first touch on', async () => {
    const { asked } = await pageWithLinks()
    await wait(5_000)
    expect(asked.code).toEqual([])
    await touch()
    await wait(5_000)
    expect(asked).toEqual({ code: ['group'], data: [] })
  })

  it('is fetched where the page was scrolled before this was loaded', async () => {
    vi.stubGlobal('scrollY', 100)
    const { asked } = await pageWithLinks()
    await wait(5_000)
    expect(asked.code).toEqual(['group'])
  })

  it('is fetched for each page that is shown', async () => {
    const { asked, router } = await pageWithLinks()
    await touch()
    await wait(5_000)
    await act(() => router.navigate('/event/7'))
    await wait(5_000)
    expect(asked.code).toEqual(['group', 'event', 'song'])
  })

  it('is fetched though more links lead to another site', async () => {
    const { asked } = await pageWithLinks()
    const away = [1, 2, 3, 4].map((id) => `<a href="https://elsewhere.test/song/${id}">${id}</a>`)
    document.querySelector('main')!.insertAdjacentHTML('beforeend', away.join(''))
    await touch()
    await wait(5_000)
    expect(asked.code).toEqual(['group'])
  })

  it('is not fetched where each link leads to something else', async () => {
    const { asked, link } = await pageWithLinks()
    for (const name of ['another event', 'another group', 'a third group']) link(name).remove()
    await touch()
    await wait(5_000)
    expect(asked.code).toEqual([])
  })

  it('is not fetched where it is for members', async () => {
    const { asked, link } = await pageWithLinks()
    for (const name of ['event inner', 'another event', 'group', 'another group', 'a third group'])
      link(name).setAttribute('href', `/member/${name.length}`)
    await touch()
    await wait(5_000)
    expect(asked.code).toEqual([])
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }])('is not fetched with %o', async (connection) => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }))
    const { asked } = await pageWithLinks()
    await touch()
    await wait(5_000)
    expect(asked.code).toEqual([])
  })

  it('is not fetched once it has ended', async () => {
    const { asked } = await pageWithLinks()
    endPrefetch()
    await touch()
    await wait(5_000)
    expect(asked.code).toEqual([])
  })
})
