import { renderFeature, slotHost } from '@atrio/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { eventsFeature } from '../feature.ts'
import { scenes } from '../testing/events.scenes.ts'

const home = (http: (typeof scenes)[keyof typeof scenes], more = {}) =>
  renderFeature(eventsFeature, { at: '/', beside: [slotHost()], http, ...more })

describe("home's next events", () => {
  it('shows the five earliest events and links to all of them', async () => {
    await home(scenes.many)
    const names = screen.getAllByRole('link').map((link) => link.textContent)
    expect(names).toEqual([
      'Todos os eventos',
      'A mesa posta',
      'Curso de noivos',
      'Bazar da esperança',
      'Cantata de Natal',
      'Retiro de jovens em Ibiúna',
    ])
    expect(screen.getByRole('link', { name: 'Todos os eventos' })).toHaveAttribute('href', '/event')
    expect(screen.getByRole('link', { name: 'A mesa posta' })).toHaveAttribute('href', '/event/7')
  })

  it('shows each event’s price or why it is unavailable', async () => {
    await home(scenes.many)
    const row = (name: string) => within(screen.getByText(name).closest('li')!)
    expect(screen.getByText(/A partir de R\$\s30,00/)).toBeInTheDocument()
    expect(row('Cantata de Natal').getByText('Gratuito')).toBeInTheDocument()
    expect(row('Curso de noivos').getByText('Esgotado')).toBeInTheDocument()
    expect(screen.getByText('Curso de noivos').closest('li')).toHaveTextContent('quarta-feira, 19h30 · On-line')
    expect(row('Retiro de jovens em Ibiúna').getByText('Inscrições em breve')).toBeInTheDocument()
  })

  it('puts the first event open for registration first', async () => {
    await home(scenes.soldOutFirst)
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Cantata de Natal',
      'Curso de noivos',
      'Bazar da esperança',
    ])
  })

  it('has no link to all events when it shows them all', async () => {
    await home(scenes.single)
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it.each([
    ['pt-BR', 'Nenhum evento por enquanto'],
    ['en', 'No events yet'],
    ['es', 'Todavía no hay eventos'],
  ] as const)('shows an empty state in %s', async (locale, title) => {
    await home(scenes.onlyPast, { locale })
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
  })

  it('fails within its own section', async () => {
    await home(scenes.failing)
    expect(screen.getByRole('alert')).toHaveTextContent('section failed')
  })

  it('is absent when the module is off', async () => {
    const { transport } = await home(scenes.many, { startUp: { modulos: [] } })
    expect(screen.queryByRole('heading')).toBeNull()
    expect(transport.calls).toEqual([])
  })
})
