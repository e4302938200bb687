import { defineFeature, type Feature } from '@atrio/tenant-core'
import { act, screen, within } from '@testing-library/react'
import { use } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messages } from './testing/features.tsx'
import { renderShell } from './testing/render-shell.tsx'
import { slowSongs } from './testing/slow-songs.tsx'

const scrolled = vi.fn()
beforeEach(() => {
  vi.stubGlobal('scrollTo', scrolled)
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  scrolled.mockReset()
})

/** The home page, beside slow ones, with its stand-in for them loaded. */
async function slowPages(...more: Feature[]) {
  const { promise, resolve: come } = Promise.withResolvers<void>()
  const shell = await renderShell({ beside: [slowSongs(promise), ...more] })
  // it is loaded when the browser is idle
  await wait(5_000)
  await vi.dynamicImportSettled()
  await wait(0)
  const [link] = screen.getAllByRole('link', { name: 'Louvor' })
  return { ...shell, link: link!, come: () => act(async () => come()), room: screen.getByRole('main') }
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('a page that is on its way', () => {
  it('is marked in the menu at once, and shows its name and outlines after a moment', async () => {
    const { link, room, come } = await slowPages()
    await act(async () => link.click())
    expect(link).toHaveAttribute('aria-current', 'page')
    await wait(300)
    expect(room).toHaveAttribute('aria-busy', 'false')
    expect(screen.getByRole('heading', { name: 'Início' })).toBeVisible()
    await wait(100)
    expect(room).toHaveAttribute('aria-busy', 'true')
    expect(within(room).getByText('Louvor')).toBeVisible()
    expect(within(room).getByRole('status')).toHaveTextContent('Só um instante…')
    // the name is only to be seen
    expect(within(room).queryByRole('heading')).toBeNull()
    await come()
    expect(await screen.findByRole('heading', { name: 'Cifras' })).toBeVisible()
    expect(room).toHaveAttribute('aria-busy', 'false')
  })

  it('has outlines alone where the menu does not name it', async () => {
    const { router, room, come } = await slowPages()
    act(() => void router.navigate('/songs/7'))
    await wait(400)
    expect(room).toHaveAttribute('aria-busy', 'true')
    expect(within(room).getByRole('status')).toHaveTextContent('Só um instante…')
    expect(within(room).queryByText('Louvor')).toBeNull()
    await come()
    expect(await screen.findByRole('heading', { name: 'Canção' })).toBeVisible()
  })

  it('gives the old page its place and the focus back when it is not waited for any more', async () => {
    const { router, room } = await slowPages()
    const inside = screen.getByRole('button', { name: 'inside' })
    inside.focus()
    vi.stubGlobal('scrollY', 480)
    act(() => void router.navigate('/songs'))
    await wait(400)
    expect(room).toHaveFocus()
    expect(scrolled).toHaveBeenLastCalledWith(0, 0)
    await act(() => router.navigate('/'))
    expect(room).toHaveAttribute('aria-busy', 'false')
    expect(screen.getByRole('button', { name: 'inside' })).toBe(inside)
    expect(scrolled).toHaveBeenCalledWith(0, 480)
    expect(inside).toHaveFocus()
  })

  it('leaves the old page its place for Back when another link is pressed meanwhile', async () => {
    const groups = defineFeature({
      id: 'groups',
      messages,
      routes: () => [{ path: '/group', screen: () => Promise.resolve({ default: () => <h1>Grupos</h1> }) }],
    })
    const { router } = await slowPages(groups)
    vi.stubGlobal('scrollY', 480)
    act(() => void router.navigate('/songs'))
    await wait(400)
    expect(scrolled).toHaveBeenLastCalledWith(0, 0)
    vi.stubGlobal('scrollY', 0)
    await act(() => router.navigate('/group'))
    expect(await screen.findByRole('heading', { name: 'Grupos' })).toBeVisible()
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('heading', { name: 'Início' })).toBeVisible()
    expect(scrolled).toHaveBeenLastCalledWith(0, 480)
  })

  it('has no stand-in once it has come and is being drawn', async () => {
    const drawn = Promise.withResolvers<void>()
    const Groups = () => {
      use(drawn.promise)
      return <h1>Grupos</h1>
    }
    const groups = defineFeature({
      id: 'groups',
      messages,
      routes: () => [{ path: '/group', screen: () => Promise.resolve({ default: Groups }) }],
    })
    const { router, room } = await slowPages(groups)
    act(() => void router.navigate('/group'))
    await wait(1_000)
    expect(router.state.location.pathname).toBe('/group')
    expect(room).toHaveAttribute('aria-busy', 'false')
    expect(screen.getByRole('heading', { name: 'Início' })).toBeVisible()
    await act(async () => drawn.resolve())
    expect(await screen.findByRole('heading', { name: 'Grupos' })).toBeVisible()
  })

  it('is not shown for a change of the query', async () => {
    const { router, room } = await slowPages()
    act(() => void router.navigate('/?term=x'))
    await wait(1_000)
    expect(room).toHaveAttribute('aria-busy', 'false')
  })
})
