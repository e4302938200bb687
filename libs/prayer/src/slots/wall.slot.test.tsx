import { renderFeature, slotHost } from '@atrio/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { prayerFeature } from '../feature.ts'
import { scenes } from '../testing/prayer.scenes.ts'

const home = (http: (typeof scenes)[keyof typeof scenes], more = {}) =>
  renderFeature(prayerFeature, { at: '/', beside: [slotHost()], http, ...more })

describe("home's prayer wall", () => {
  it.each([
    ['pt-BR', 'Mural de oração', 'Marina, há 10 horas', '12 pessoas orando'],
    ['en', 'Prayer wall', 'Marina, 10 hours ago', '12 people praying'],
    ['es', 'Muro de oración', 'Marina, hace 10 horas', '12 personas orando'],
  ] as const)('shows in %s who asks and how many people pray', async (locale, title, by, praying) => {
    await home(scenes.single, { locale })
    const wall = within(screen.getByRole('region', { name: title }))
    expect(wall.getByText(/^Pela cirurgia do meu pai/)).toBeInTheDocument()
    expect(wall.getByText(by)).toBeInTheDocument()
    expect(wall.getByText(praying)).toBeInTheDocument()
  })

  it('shows three requests, with the count in the singular, the plural or not at all', async () => {
    await home(scenes.many)
    const [, one, nobody, ...others] = screen.getAllByRole('listitem')
    expect(others).toEqual([])
    expect(one).toHaveTextContent('1 pessoa orando')
    expect(nobody).not.toHaveTextContent('orando')
  })

  it('links to the pages of the wall', async () => {
    await home(scenes.many)
    expect(screen.getByRole('link', { name: 'Orar por Marina' })).toHaveAttribute('href', '/prayer/11')
    expect(screen.getByRole('link', { name: 'Fazer um pedido' })).toHaveAttribute('href', '/prayer/new')
    expect(screen.getByRole('link', { name: 'Ver todo o mural' })).toHaveAttribute('href', '/prayer')
  })

  it.each([
    ['pt-BR', 'O mural está em silêncio'],
    ['en', 'The wall is quiet'],
    ['es', 'El muro está en silencio'],
  ] as const)('shows an empty state in %s', async (locale, title) => {
    await home(scenes.empty, { locale })
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
  })

  it('fails within its own section', async () => {
    await home(scenes.failing)
    expect(screen.getByRole('alert')).toHaveTextContent('section failed')
  })
})
