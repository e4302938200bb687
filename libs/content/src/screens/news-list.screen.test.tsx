import { renderFeature, type FakeHttp } from '@atrio/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contentFeature } from '../feature.ts'
import { failingNews, withWritings, writingScenes as scenes } from '../testing/writings.scenes.ts'

const open = (http: FakeHttp, at = '/news', more = {}) =>
  renderFeature(contentFeature, { at, http, startUp: withWritings, ...more })

const titles = () => screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.textContent)

describe('NewsListScreen', () => {
  it('shows cards that link to each item', async () => {
    await open(scenes.news)
    expect(titles()).toEqual(['O telhado está pronto', 'O coro abre vagas'])
    expect(screen.getByRole('link', { name: 'O telhado está pronto' })).toHaveAttribute('href', '/news/41')
    expect(screen.getAllByText('18 de novembro de 2026')[0]).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
  })

  it('loads the next page on request', async () => {
    await open(scenes.newsPages)
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }))
    expect(await screen.findByRole('link', { name: 'A horta deu couve' })).toBeInTheDocument()
    expect(titles()).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
  })

  it('keeps the loaded items when the next page fails and retries on request', async () => {
    await open(failingNews())
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível carregar mais')
    expect(titles()).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('link', { name: 'A horta deu couve' })).toBeInTheDocument()
  })

  it('searches through the address, says how many were found, and shows all when it is cleared', async () => {
    const { path } = await open(scenes.newsFound)
    fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar nas notícias' }), { target: { value: 'coro' } })
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(await screen.findByText('1 resultado para “coro”.')).toHaveAttribute('role', 'status')
    expect(path()).toBe('/news?term=coro')
    expect(titles()).toEqual(['O coro abre vagas'])
    fireEvent.click(screen.getByRole('link', { name: 'Limpar a busca' }))
    expect(await screen.findByRole('link', { name: 'O telhado está pronto' })).toBeInTheDocument()
    expect(path()).toBe('/news')
  })

  it('keeps the field where nothing was found', async () => {
    await open(scenes.newsFound, '/news?term=xyz')
    expect(screen.getByRole('heading', { level: 2, name: 'Nada encontrado para “xyz”' })).toBeInTheDocument()
    expect(within(screen.getByTestId('page')).getByRole('status')).toHaveTextContent('Nada encontrado para “xyz”')
    expect(screen.getByRole('searchbox')).toHaveValue('xyz')
  })

  it('shows an empty state and leaves a failure to the route’s error boundary', async () => {
    const { unmount } = await open(scenes.noNews)
    expect(screen.getByRole('heading', { name: 'Nenhuma notícia por enquanto' })).toBeInTheDocument()
    unmount()
    await open(scenes.newsBroken)
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
  })
})
