import { renderFeature } from '@atrio/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { eventsFeature } from '../feature.ts'
import { scenes } from '../testing/events.scenes.ts'

const open = (http: (typeof scenes)[keyof typeof scenes], more = {}) =>
  renderFeature(eventsFeature, { at: '/event', http, ...more })

describe('EventListScreen', () => {
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

  it.each([
    ['pt-BR', 'Nenhum evento por enquanto'],
    ['en', 'No events yet'],
    ['es', 'Todavía no hay eventos'],
  ] as const)('shows an empty state in %s', async (locale, title) => {
    await open(scenes.empty, { locale })
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
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
