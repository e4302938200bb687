import { navigatorWith, renderFeature } from '@atrio/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { podcastFeature } from '../feature.ts'
import { fakeAudio } from '../testing/fake-audio.ts'
import { scenes } from '../testing/podcast.scenes.ts'

const audio = fakeAudio()
afterEach(() => vi.unstubAllGlobals())

const open = (http: (typeof scenes)[keyof typeof scenes], more = {}) =>
  renderFeature(podcastFeature, { at: '/podcast', http, ...more })

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
/** What holds the focus where the list says that it has ended. */
const end = (words: string) => screen.getByText(words).parentElement
const untilShown = (count: number) => waitFor(() => expect(titles()).toHaveLength(count))
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

/** Stubs what observes the list's end. */
function withObserver() {
  let reach: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  class Observer {
    constructor(run: typeof reach) {
      reach = run
    }
    observe = () => undefined
    disconnect = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return (isIntersecting: boolean) => act(async () => reach([{ isIntersecting }]))
}

describe('EpisodesScreen', () => {
  it('shows the first page, with localised dates and lengths', async () => {
    const { transport } = await open(scenes.many)
    expect(titles()).toHaveLength(10)
    const first = screen.getByRole('article', { name: 'O pão de cada dia' })
    expect(first).toHaveTextContent('16 de novembro de 2026')
    expect(first).toHaveTextContent('22 min')
    expect(transport.calls).toEqual(['GET /podcast/anchor/demo/?page=1&limit=10'])
    expect(document.title).toBe('Podcast · Igreja Vida Plena')
  })

  it('appends pages until one has fewer than ten episodes and moves the focus to the end', async () => {
    const { transport } = await open(scenes.many)
    await press('Carregar mais episódios')
    await untilShown(20)
    expect(screen.getByText('20 episódios na lista.')).toBeInTheDocument()
    screen.getByRole('button', { name: 'Carregar mais episódios' }).focus()
    await press('Carregar mais episódios')
    await untilShown(24)
    expect(new Set(titles()).size).toBe(24)
    expect(screen.queryByRole('button', { name: 'Carregar mais episódios' })).toBeNull()
    await waitFor(() => expect(end('Esses são todos os 24 episódios.')).toHaveFocus())
    expect(transport.calls).toHaveLength(3)
  })

  it('appends a page when the end is scrolled into view', async () => {
    const scroll = withObserver()
    await open(scenes.many)
    await scroll(false)
    expect(titles()).toHaveLength(10)
    await scroll(true)
    await untilShown(20)
  })

  it('moves the focus from the button to the end when scrolling loads the last page', async () => {
    const scroll = withObserver()
    await open(scenes.justTen)
    screen.getByRole('button', { name: 'Carregar mais episódios' }).focus()
    await scroll(true)
    await waitFor(() => expect(end('Esses são todos os 10 episódios.')).toHaveFocus())
  })

  it('leaves the focus where the person has moved it while the last page loads', async () => {
    await open(scenes.justTen)
    const more = screen.getByRole('button', { name: 'Carregar mais episódios' })
    more.focus()
    fireEvent.click(more)
    const first = screen.getByRole('button', { name: 'Ouvir: O pão de cada dia' })
    first.focus()
    expect(await screen.findByText('Esses são todos os 10 episódios.')).toBeInTheDocument()
    expect(first).toHaveFocus()
  })

  it.each([
    ['pt-BR', 'A lista é de 19 de novembro de 2026, às 20h05. Talvez já haja episódios mais novos.'],
    ['en', 'This list is from November 19, 2026, 8:05 PM. There may be newer episodes by now.'],
    ['es', 'La lista es del 19 de noviembre de 2026, a las 20:05. Puede que ya haya episodios más nuevos.'],
  ] as const)('shows in %s how old the list is when the podcast’s host does not answer', async (locale, words) => {
    await open(scenes.stale, { locale })
    expect(screen.getByText((text) => text.replace(/\s/g, ' ') === words)).toBeInTheDocument()
    expect(titles()).toHaveLength(6)
  })

  it('shows no age when the list is current', async () => {
    await open(scenes.few)
    expect(screen.queryByText(/^A lista é de/)).toBeNull()
  })

  it('requests no further page when the first has fewer than ten episodes', async () => {
    const { transport } = await open(scenes.few)
    expect(titles()).toHaveLength(6)
    expect(screen.getByText('Esses são todos os 6 episódios.')).toBeInTheDocument()
    expect(transport.calls).toHaveLength(1)
  })

  it('requests one more page when the last was full', async () => {
    await open(scenes.justTen)
    await press('Carregar mais episódios')
    expect(await screen.findByText('Esses são todos os 10 episódios.')).toBeInTheDocument()
    expect(titles()).toHaveLength(10)
  })

  it('shows each episode once when a new one has shifted the pages', async () => {
    await open(scenes.moved)
    await press('Carregar mais episódios')
    await untilShown(13)
    expect(new Set(titles()).size).toBe(13)
  })

  it('keeps the loaded episodes when the next page fails and retries on request', async () => {
    const { transport } = await open(scenes.secondFails)
    await press('Carregar mais episódios')
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível carregar mais episódios.')
    expect(titles()).toHaveLength(10)
    await press('Tentar de novo')
    await waitFor(() => expect(transport.calls).toHaveLength(3))
  })

  it.each([
    ['pt-BR', 'Esta igreja ainda não tem podcast'],
    ['en', 'This church has no podcast yet'],
    ['es', 'Esta iglesia todavía no tiene pódcast'],
  ] as const)('shows in %s that there is no podcast', async (locale, title) => {
    await open(scenes.none, { locale })
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
  })

  it('leaves a failure to the route’s error boundary', async () => {
    await open(scenes.failing)
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
  })
})

describe('a shared link to an episode', () => {
  it('scrolls to the episode and offers its moment without playing', async () => {
    await open(scenes.many, { at: '/podcast?episode=ep-14&t=95' })
    const shared = await screen.findByRole('region', { name: 'Compartilhado com você' })
    expect(shared).toHaveTextContent('Salmos em voz alta, parte 11')
    expect(audio.asked.play).not.toHaveBeenCalled()
    await act(async () => fireEvent.click(within(shared).getByRole('button', { name: /^Ouvir a partir de 1:35/ })))
    expect(audio.element()!.currentTime).toBe(95)
  })

  it.each(['playing', 'paused'])('offers its moment when the episode is already %s', async (status) => {
    const { router } = await open(scenes.few)
    await press('Ouvir: O pão de cada dia')
    await audio.at(300)
    if (status === 'paused') await press('Pausar: O pão de cada dia')
    await act(() => router.navigate('/podcast?episode=ep-1&t=95'))
    const shared = within(await screen.findByRole('region', { name: 'Compartilhado com você' }))
    await act(async () => fireEvent.click(shared.getByRole('button', { name: /^Ouvir a partir de 1:35/ })))
    expect(audio.element()!.currentTime).toBe(95)
    await act(async () => fireEvent.click(shared.getByRole('button', { name: /^Pausar/ })))
    await act(async () => fireEvent.click(shared.getByRole('button', { name: /^Continuar de 1:35/ })))
    expect(audio.element()!.currentTime).toBe(95)
  })

  it('does not report the episode as missing when a further page failed to load', async () => {
    await open(scenes.secondFails, { at: '/podcast?episode=ep-14' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível carregar mais episódios.')
    expect(screen.queryByText(/não está mais na lista/)).toBeNull()
  })

  it.each([
    ['NotAllowedError', 1],
    ['AbortError', 0],
  ])('is copied when sharing fails with %s, %i times', async (name, copies) => {
    const writeText = vi.fn(() => Promise.resolve())
    const share = () => Promise.reject(new DOMException('no', name))
    vi.stubGlobal('navigator', navigatorWith({ clipboard: { writeText }, share }))
    await open(scenes.few)
    await press('Compartilhar: O pão de cada dia')
    expect(writeText).toHaveBeenCalledTimes(copies)
    expect(screen.queryAllByText('Link copiado.')).toHaveLength(copies)
  })

  it.each(['ep-99', '%3Cscript%3E'])('to %s shows that the episode does not exist', async (id) => {
    await open(scenes.few, { at: `/podcast?episode=${id}` })
    expect(screen.getByText(/não está mais na lista/)).toBeInTheDocument()
    expect(titles()).toHaveLength(6)
  })

  it('is copied with the current position', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', navigatorWith({ clipboard: { writeText } }))
    await open(scenes.few)
    await press('Compartilhar: O pão de cada dia')
    expect(writeText).toHaveBeenLastCalledWith(`${location.origin}/podcast?episode=ep-1`)
    await press('Ouvir: O pão de cada dia')
    await audio.at(61.7)
    await press('Compartilhar deste momento: O pão de cada dia')
    expect(writeText).toHaveBeenLastCalledWith(`${location.origin}/podcast?episode=ep-1&t=61`)
    expect(screen.getAllByText('Link copiado.')).toHaveLength(2)
  })
})
