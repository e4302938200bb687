import { renderFeature, type FakeHttp } from '@atrio/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { searchFeature } from '../feature.ts'
import { recentTerms } from '../model/recent-terms.ts'
import { findingFeatures, listedFeature } from '../testing/finding-features.ts'
import { failingOnce, scenes, SEARCH_CALL } from '../testing/search.scenes.ts'

afterEach(() => localStorage.clear())

const member = { token: 'access.1', account: { id: 7, name: 'Ana' }, clientAccount: { id: 8, email: 'ana@demo.test' } }
const open = (http: FakeHttp, at = '/search?q=oracao', more = {}) =>
  renderFeature(searchFeature, { at, http, beside: findingFeatures.slice(1), ...more })
const kinds = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
const link = (name: string) => screen.getByRole('link', { name })

describe('SearchScreen', () => {
  it('groups the results in the order of the features, and leads to each and to more of a kind', async () => {
    await open(scenes.found, undefined, { startUp: { modulos: [] } })
    expect(kinds()).toEqual(['Eventos', 'Notícias', 'Louvores', 'Projetos'])
    expect(link('Vigília de oração')).toHaveAttribute('href', '/event/7')
    expect(link('Rede de oração')).toHaveAttribute('href', '/ministries/3/9')
    expect(link('Mais em Notícias')).toHaveAttribute('href', '/news?term=oracao')
    expect(screen.getByText('Mais de 4 resultados para “oracao”.')).toHaveAttribute('role', 'status')
    expect(document.title).toBe('Buscar · Igreja Vida Plena')
  })

  it('leaves out kinds that no feature of the church knows', async () => {
    const modulos = [{ codigo: 'MOD_CELULA' }]
    const { unmount } = await open(scenes.found, undefined, { startUp: { modulos } })
    expect(kinds()[0]).toBe('Grupos')
    unmount()
    await open(scenes.found, undefined, { startUp: { modulos: [] } })
    expect(kinds()).not.toContain('Grupos')
    expect(screen.queryByText('Of a later server')).toBeNull()
  })

  it('shows excerpts as text, with the found words marked', async () => {
    const { container } = await open(scenes.found)
    const row = within(screen.getByRole('region', { name: 'Eventos' })).getByRole('listitem')
    expect(row).toHaveTextContent('… uma noite de oração com <b>café</b> …')
    expect(row.querySelector('mark')).toHaveTextContent('oração')
    expect(container.querySelector('b')).toBeNull()
  })

  it('shows more of one kind at an address of its own, and leads back', async () => {
    const { path } = await open(scenes.found)
    fireEvent.click(link('Mais em Projetos'))
    expect(await screen.findByText(/Aqui estão os primeiros 1\./)).toBeInTheDocument()
    expect(path()).toBe('/search?q=oracao&kind=project')
    expect(kinds()).toEqual(['Projetos'])
    fireEvent.click(link('Ver todos os resultados'))
    expect(await screen.findByRole('heading', { name: 'Eventos' })).toBeInTheDocument()
  })

  it.each(['/search', '/search?q=xyz'])('leads to the lists of the church where nothing is found: %s', async (at) => {
    await open(scenes.nothing, at, { beside: [...findingFeatures.slice(1), listedFeature] })
    const sections = within(await screen.findByRole('region', { name: 'Navegar por seção' }))
    expect(sections.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['/events'])
  })

  it.each(['xyz', '<img src=x onerror=alert(1)>'])('says as text that nothing was found: %s', async (term) => {
    const { container } = await open(scenes.nothing, '/search')
    fireEvent.change(screen.getByRole('searchbox', { name: 'O que você procura?' }), { target: { value: term } })
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(await screen.findByRole('heading', { name: `Nada encontrado para “${term}”` })).toBeInTheDocument()
    expect(within(screen.getByTestId('page')).getByRole('status')).toHaveTextContent(`Nada encontrado para “${term}”`)
    expect(screen.getByRole('searchbox')).toHaveValue(term)
    expect(container.querySelector('img[src="x"]')).toBeNull()
  })

  it.each([
    ['en', 'Nothing found for “xyz”'],
    ['es', 'No encontramos nada para «xyz»'],
  ] as const)('speaks %s', async (locale, title) => {
    await open(scenes.nothing, '/search?q=xyz', { locale })
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
  })

  it('shows a failure with a retry, and finds nothing where a backend has no search', async () => {
    const { unmount } = await open(failingOnce())
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível buscar agora.')
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('heading', { name: 'Eventos' })).toBeInTheDocument()
    unmount()
    await open(scenes.absent)
    expect(screen.getByRole('heading', { name: 'Nada encontrado para “oracao”' })).toBeInTheDocument()
  })

  it('says where there is no network', async () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    try {
      await open(scenes.offline)
      expect(screen.getByRole('alert')).toHaveTextContent('Você está sem conexão.')
    } finally {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  })

  it('offers recent searches until they are cleared, and asks for nothing without a term', async () => {
    const first = await open(scenes.found)
    first.unmount()
    const { transport } = await open(scenes.found, '/search')
    expect(transport.calls.filter((call) => call.startsWith(SEARCH_CALL))).toEqual([])
    expect(link('oracao')).toHaveAttribute('href', '/search?q=oracao')
    const clear = screen.getByRole('button', { name: 'Apagar as buscas recentes' })
    clear.focus()
    fireEvent.click(clear)
    expect(screen.getByText('As buscas recentes foram apagadas.')).toHaveFocus()
    expect(screen.queryByRole('heading', { name: 'Buscas recentes' })).toBeNull()
    expect(recentTerms({ viewer: 0, churchId: 12 })).toEqual([])
  })

  it('shows the recent searches of a person to nobody else on the device, though their session ended by itself', async () => {
    const first = await open(scenes.found, undefined, { session: member })
    first.unmount()
    for (const session of [undefined, { ...member, clientAccount: { id: 9, email: 'rui@demo.test' } }]) {
      const { unmount } = await open(scenes.found, '/search', { session })
      expect(screen.queryByRole('heading', { name: 'Buscas recentes' })).toBeNull()
      unmount()
    }
    await open(scenes.found, '/search', { session: member })
    expect(link('oracao')).toBeInTheDocument()
  })
})
