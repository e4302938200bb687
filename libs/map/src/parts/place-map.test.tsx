import { renderFeature } from '@atrio/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { placelessFeature, placesFeature, tiles } from '../testing/map.scenes.tsx'

const scrolled = vi.fn()
beforeEach(() => {
  sessionStorage.clear()
  // a window of this size: the test's browser lays nothing out, and scrolls nothing
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  Element.prototype.scrollIntoView = scrolled
})
afterEach(() => {
  sessionStorage.clear()
  scrolled.mockClear()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  vi.restoreAllMocks()
})

const config = { mapTiles: tiles }
const open = (more: Parameters<typeof renderFeature>[1] | object = {}) =>
  renderFeature(placesFeature, { at: '/', http: {}, ...more })
const map = () => screen.getByRole('group', { name: 'Mapa dos grupos' })
const offer = () => screen.queryByRole('button', { name: 'Ver mapa de ruas' })
const askedTiles = () => [...document.querySelectorAll('img')].map(({ src }) => src)
async function openStreets() {
  const shown = await open({ config })
  await userEvent.click(offer()!)
  await screen.findByRole('button', { name: 'Aproximar' })
  return shown
}

describe('places on a map', () => {
  it('are a drawing alone where no tiles are configured', async () => {
    await open()
    expect(within(map()).getAllByRole('button').length).toBeGreaterThan(0)
    expect(screen.getByText('Um desenho das distâncias, sem ruas.')).toBeInTheDocument()
    expect(offer()).toBeNull()
    expect(screen.queryByRole('button', { name: /mostrar/ })).toBeNull()
  })

  it('are a drawing with an offer that names the host, which is asked for nothing', async () => {
    await open({ config })
    expect(screen.getByText(/As imagens do mapa vêm de tiles\.example, que fica sabendo/)).toBeInTheDocument()
    expect(askedTiles()).toEqual([])
  })

  it('are on streets once a person wants them, with the attribution and the focus on the map', async () => {
    await openStreets()
    expect(screen.getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/copyright',
    )
    expect(screen.getByRole('group', { name: 'Ruas' })).toHaveFocus()
    expect(offer()).toBeNull()
    const names = within(map())
      .getAllByRole('button', { name: /: / })
      .map((pin) => pin.getAttribute('aria-label'))
    expect(names).toEqual(['1 · 2: Café com Salmos; Vizinhos da Vila', '3: Osasco em Casa'])
    expect(askedTiles().length).toBeGreaterThan(0)
    for (const address of askedTiles()) expect(address).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/)
    expect(screen.getByText('Grupos em casas aparecem pela região.')).toBeInTheDocument()
  })

  it('stay on streets in this tab, of this host only, until the person goes back to the drawing', async () => {
    const first = await openStreets()
    first.unmount()
    const second = await open({ config })
    await screen.findByRole('button', { name: 'Aproximar' })
    second.unmount()
    const other = await open({ config: { mapTiles: { ...tiles, url: 'https://other.example/{z}/{x}/{y}.png' } } })
    expect(offer()).not.toBeNull()
    other.unmount()
    await open({ config })
    await screen.findByRole('button', { name: 'Aproximar' })
    await userEvent.click(screen.getByRole('button', { name: 'Voltar ao desenho sem ruas' }))
    expect(offer()).toHaveFocus()
    expect(askedTiles()).toEqual([])
    expect(sessionStorage.length).toBe(0)
  })

  it('lead from a pin to its entry in the list, and from the entry to its pin', async () => {
    await openStreets()
    const list = screen.getByRole('list')
    await userEvent.click(within(list).getByRole('button', { name: '3: mostrar Osasco em Casa no mapa' }))
    expect(within(list).getByRole('button', { name: /^3:/ })).toHaveAttribute('aria-pressed', 'true')
    const pin = within(map()).getByRole('button', { name: /Osasco em Casa/ })
    expect(pin).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('Osasco em Casa está em destaque no mapa.')).toBeInTheDocument()
    expect(scrolled).toHaveBeenCalled()
    const first = within(map()).getByRole('button', { name: /Café com Salmos/ })
    await userEvent.click(first)
    expect(screen.getByRole('link', { name: 'Café com Salmos' })).toHaveFocus()
    expect(first).toHaveAttribute('aria-pressed', 'true')
    expect(within(list).queryByRole('button', { name: /^4:/ })).toBeNull()
  })

  it('say that the streets are missing when no tile comes, and try again on request', async () => {
    await openStreets()
    for (const tile of document.querySelectorAll('img')) fireEvent.error(tile)
    expect(await screen.findByText(/As ruas não carregaram/)).toBeInTheDocument()
    expect(within(map()).getAllByRole('button', { name: /: / })).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    for (const tile of document.querySelectorAll('img')) fireEvent.load(tile)
    expect(screen.queryByText(/As ruas não carregaram/)).toBeNull()
  })

  it('are a drawing without network, with a word about it', async () => {
    await openStreets()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fireEvent(window, new Event('offline'))
    expect(await screen.findByText(/o mapa de ruas volta junto com a conexão/)).toBeInTheDocument()
    expect(askedTiles()).toEqual([])
    online.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    expect(await screen.findByRole('button', { name: 'Aproximar' })).toBeInTheDocument()
  })

  it('are a list alone when none has a place', async () => {
    await renderFeature(placelessFeature, { at: '/', http: {}, config })
    expect(screen.getByText('Nenhum destes grupos informou onde fica.')).toBeInTheDocument()
    expect(offer()).toBeNull()
  })
})
