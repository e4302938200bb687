import { renderFeature } from '@atrio/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventsFeature } from '../feature.ts'
import { scenes } from '../testing/events.scenes.ts'

const open = (http: (typeof scenes)[keyof typeof scenes], more = {}) =>
  renderFeature(eventsFeature, { at: '/event', http, ...more })

afterEach(() => void vi.useRealTimers())

describe('EventListScreen', () => {
  it('moves an event to the past ones when it ends, on a page that stays open', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() })
    await open(scenes.many)
    const past = () =>
      within(screen.getByRole('region', { name: 'Já aconteceram' }))
        .getAllByRole('link')
        .map((link) => link.textContent)
    expect(past()).toEqual(['Caminhada da primavera'])
    vi.setSystemTime(Date.now() + 30 * 24 * 3_600_000)
    act(() => void vi.advanceTimersByTime(1000))
    expect(past()).toContain('A mesa posta')
  })

  it('separates upcoming from past events', async () => {
    await open(scenes.many)
    expect(screen.getByRole('heading', { level: 1, name: 'Eventos' })).toBeInTheDocument()
    const past = screen.getByRole('region', { name: 'Já aconteceram' })
    expect(
      within(past)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Caminhada da primavera'])
    expect(past).toHaveTextContent('3 de outubro de 2026 · Templo da Vila Mariana')
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'A mesa posta',
      'Curso de noivos',
      'Bazar da esperança',
      'Cantata de Natal',
      'Retiro de jovens em Ibiúna',
      'Café com visitantes',
      'Já aconteceram',
    ])
    expect(document.title).toBe('Eventos · Igreja Vida Plena')
  })

  it('searches through the address, and shows all when the search is cleared', async () => {
    const { path } = await open(scenes.found)
    fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar eventos' }), { target: { value: 'noivos' } })
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(await screen.findByText('1 evento encontrado para “noivos”.')).toHaveAttribute('role', 'status')
    expect(path()).toBe('/event?term=noivos')
    fireEvent.click(screen.getByRole('link', { name: 'Limpar a busca' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'A mesa posta' })).toBeInTheDocument()
  })

  it('keeps the field where nothing was found', async () => {
    await open(scenes.found, { at: '/event?term=xyz' })
    expect(screen.getByRole('heading', { level: 2, name: 'Nenhum evento para “xyz”' })).toBeInTheDocument()
    expect(within(screen.getByTestId('page')).getByRole('status')).toHaveTextContent('Nenhum evento para “xyz”')
    expect(screen.getByRole('searchbox')).toHaveValue('xyz')
  })

  it.each([
    ['pt-BR', 'Nenhum evento por enquanto'],
    ['en', 'No events yet'],
    ['es', 'Todavía no hay eventos'],
  ] as const)('shows an empty state in %s', async (locale, title) => {
    await open(scenes.empty, { locale })
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
  })

  it.each([
    ['pt-BR', 'Mostrar mais eventos'],
    ['en', 'Show more events'],
    ['es', 'Mostrar más eventos'],
  ] as const)('shows in %s the next page on request, until the last', async (locale, more) => {
    const { transport } = await open(scenes.paged, { locale })
    expect(screen.queryByRole('heading', { name: 'Cantata de Natal' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: more }))
    expect(await screen.findByRole('heading', { name: 'Cantata de Natal' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: more })).toBeNull()
    expect(transport.calls).toEqual(['GET /igreja/vida-plena/evento/', 'GET /igreja/vida-plena/evento/?depois=abc'])
  })

  it.each([
    ['pt-BR', 'Mostrar mais eventos', 'Não foi possível carregar mais eventos.', 'Tentar de novo'],
    ['en', 'Show more events', 'More events could not be loaded.', 'Try again'],
    ['es', 'Mostrar más eventos', 'No se pudieron cargar más eventos.', 'Reintentar'],
  ] as const)('keeps in %s what is there when the next page fails', async (locale, more, failed, retry) => {
    await open(scenes.nextFails, { locale })
    fireEvent.click(screen.getByRole('button', { name: more }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(failed))
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
    expect(screen.getByRole('button', { name: retry })).toBeInTheDocument()
  })

  it('leaves a failure to the route’s error boundary', async () => {
    await open(scenes.failing)
    expect(screen.getByRole('alert')).toBeInTheDocument()
  })

  it('redirects to home when the module is off', async () => {
    const { path, transport } = await open(scenes.many, { startUp: { modulos: [] } })
    expect(path()).toBe('/')
    expect(transport.calls).toEqual([])
  })
})
