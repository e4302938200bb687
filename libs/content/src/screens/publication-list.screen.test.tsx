import { renderFeature, type FakeHttp } from '@atrio/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contentFeature } from '../feature.ts'
import { withWritings, writingScenes as scenes } from '../testing/writings.scenes.ts'

const open = (http: FakeHttp, at = '/publications', more = {}) =>
  renderFeature(contentFeature, { at, http, startUp: withWritings, ...more })

describe('PublicationListScreen', () => {
  it('lists all publications with their types, or those of one type', async () => {
    const { path } = await open(scenes.publications)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Boletim de novembro' })).toHaveAttribute(
      'href',
      '/publications/boletim-de-novembro',
    )
    const types = within(screen.getByRole('navigation', { name: 'Tipos de publicação' }))
    expect(types.getByRole('link', { name: 'Todas' })).toHaveAttribute('aria-current', 'page')
    fireEvent.click(types.getByRole('link', { name: 'Boletins' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Boletins' })).toBeInTheDocument()
    expect(path()).toBe('/publications?type=boletins')
  })

  it('searches all types, or the one that is shown', async () => {
    const { path } = await open(scenes.publications, '/publications?term=boletim')
    expect(screen.getByText('Mais de 1 resultados para “boletim”.')).toHaveAttribute('role', 'status')
    fireEvent.click(screen.getByRole('link', { name: 'Livretos' }))
    expect(await screen.findByRole('heading', { name: 'Nada encontrado para “boletim”' })).toBeInTheDocument()
    expect(path()).toBe('/publications?type=livretos&term=boletim')
  })

  it('shows an empty state for a type without publications', async () => {
    await open(scenes.publications, '/publications?type=livretos')
    expect(screen.getByRole('heading', { name: 'Nenhuma publicação por enquanto' })).toBeInTheDocument()
    expect(screen.getByRole('navigation', { name: 'Tipos de publicação' })).toBeInTheDocument()
  })

  it('ignores an invalid type', async () => {
    const { transport } = await open(scenes.publications, '/publications?type=%00..%2F')
    expect(transport.calls).toContain('GET /igreja/vida-plena/publicacao/')
  })
})
