import { renderFeature, type FakeHttp } from '@atrio/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { praiseFeature } from '../feature.ts'
import { failing, scenes } from '../testing/praise.scenes.ts'

const open = (http: FakeHttp, at = '/songs', more = {}) => renderFeature(praiseFeature, { at, http, ...more })
const titles = () => screen.getAllByRole('listitem').map((row) => row.querySelector('a')?.textContent)

describe('SongListScreen', () => {
  it('links to each song with its author, theme and key', async () => {
    await open(scenes.songs)
    expect(screen.getByRole('heading', { level: 1, name: 'Louvores' })).toBeInTheDocument()
    expect(titles()).toEqual(['Castelo forte', 'Noite de paz', 'Santo, santo, santo'])
    expect(screen.getByRole('link', { name: 'Noite de paz' })).toHaveAttribute('href', '/songs/22')
    expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/Martinho Lutero.*Confiança.*HC 1.*D$/)
    expect(document.title).toBe('Louvores · Igreja Vida Plena')
  })

  it('searches through its address', async () => {
    const { path, transport } = await open(scenes.found)
    fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar por título, autor ou tema' }), {
      target: { value: 'paz' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(await screen.findByText('1 louvor encontrado para “paz”.')).toBeInTheDocument()
    expect(titles()).toEqual(['Noite de paz'])
    expect(path()).toBe('/songs?term=paz')
    expect(transport.calls).toContain('GET /igreja/vida-plena/louvor/?busca=paz')
    fireEvent.click(screen.getByRole('link', { name: 'Limpar a busca' }))
    expect(await screen.findByRole('link', { name: 'Castelo forte' })).toBeInTheDocument()
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('shows an empty result and keeps the search term', async () => {
    await open(scenes.nothingFound, '/songs?term=xyz')
    expect(screen.getByRole('heading', { name: 'Nenhum louvor para “xyz”' })).toBeInTheDocument()
    expect(within(screen.getByTestId('page')).getByRole('status')).toHaveTextContent('Nenhum louvor para “xyz”')
    expect(screen.getByRole('searchbox')).toHaveValue('xyz')
  })

  it('loads more on request until there are no more', async () => {
    await open(scenes.pages)
    const more = screen.getByRole('button', { name: 'Mostrar mais músicas' })
    const end = more.parentElement
    more.focus()
    fireEvent.click(more)
    expect(await screen.findByRole('link', { name: 'Vinde, fiéis' })).toBeInTheDocument()
    expect(titles()).toHaveLength(4)
    expect(screen.queryByRole('button', { name: 'Mostrar mais músicas' })).toBeNull()
    expect(end).toHaveFocus()
  })

  it('keeps the loaded songs when the next page fails and retries on request', async () => {
    await open(failing.pages())
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais músicas' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível carregar mais músicas')
    expect(titles()).toHaveLength(3)
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('link', { name: 'Vinde, fiéis' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['pt-BR', 'Nenhuma música por enquanto'],
    ['en', 'No songs yet'],
    ['es', 'Todavía no hay cantos'],
  ] as const)('shows an empty state in %s', async (locale, title) => {
    await open(scenes.noSongs, '/songs', { locale })
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('leaves a failure to the route’s error boundary', async () => {
    await open(scenes.listBroken)
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
  })
})
