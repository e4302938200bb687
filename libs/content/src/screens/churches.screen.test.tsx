import { renderFeature } from '@atrio/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contentFeature } from '../feature.ts'
import { inOrganization, scenes } from '../testing/content.scenes.ts'

const open = (http: (typeof scenes)[keyof typeof scenes], more = {}) =>
  renderFeature(contentFeature, { at: '/churchs', http, ...more })

const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

type Found = (position: { coords: { latitude: number; longitude: number } }) => void

/** A device whose geolocation answers on the test's call. */
function device() {
  let answer: { found: Found; refused: () => void } | undefined
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      getCurrentPosition: (found: Found, refused: () => void) => {
        answer = { found, refused }
      },
    },
  })
  return {
    find: () => act(() => answer!.found({ coords: { latitude: 42.04831, longitude: -87.6939 } })),
    refuse: () => act(() => answer!.refused()),
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('the churches of an organisation', () => {
  it('shows each church in its own colour with a link to its portal', async () => {
    await open(scenes.organization, { startUp: inOrganization })
    expect(screen.getByText('Grace Network')).toBeInTheDocument()
    expect(names()).toEqual(['Igreja Vida Plena', 'Hope Chapel', 'Harbor Church'])
    expect(screen.getByRole('link', { name: 'Hope Chapel' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^http:\/\/hope\.localhost(:\d+)?\/$/),
    )
    expect(screen.getByRole('link', { name: 'Harbor Church' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^http:\/\/harbor\.example(:\d+)?\/$/),
    )
    expect(screen.getByRole('link', { name: 'Igreja Vida Plena' })).toHaveAttribute('href', '/')
    const glass = (name: string) => screen.getByText(name).closest('article')!.querySelector('.glass')!.innerHTML
    await waitFor(() => expect(glass('Hope Chapel')).toContain('<path'))
    expect(glass('Hope Chapel')).not.toBe(glass('Harbor Church'))
  })

  it('lists the nearest church first on request', async () => {
    const { find } = device()
    await open(scenes.organization, { startUp: inOrganization, locale: 'en' })
    fireEvent.click(screen.getByRole('button', { name: 'Near me' }))
    expect(screen.getByRole('button', { name: 'Finding where you are' })).toHaveAttribute('aria-busy', 'true')
    await find()
    expect(await screen.findByText('The nearest come first.')).toBeInTheDocument()
    expect(names()).toEqual(['Harbor Church', 'Hope Chapel', 'Igreja Vida Plena'])
    expect(screen.getByText('2 mi')).toBeInTheDocument()
  })

  it('keeps the whole list when the device refuses its place', async () => {
    const { refuse } = device()
    await open(scenes.organization, { startUp: inOrganization })
    fireEvent.click(screen.getByRole('button', { name: 'Perto de mim' }))
    refuse()
    expect(screen.getByText(/O navegador não informou onde você está\./).closest('[role=status]')).not.toBeNull()
    expect(names()).toHaveLength(3)
  })

  it('keeps the whole list when ordering by distance fails', async () => {
    const { find } = device()
    await open(scenes.nearFails, { startUp: inOrganization })
    fireEvent.click(screen.getByRole('button', { name: 'Perto de mim' }))
    await find()
    expect(await screen.findByText(/Não conseguimos ordenar por distância/)).toBeInTheDocument()
    expect(names()).toEqual(['Igreja Vida Plena', 'Hope Chapel'])
  })

  it('shows the same churches on a map at an address of its own, with their portals beside it', async () => {
    const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapmakers', maxZoom: 19 }
    const { path } = await open(scenes.organization, { startUp: inOrganization, locale: 'en', config: { mapTiles } })
    fireEvent.click(screen.getByRole('link', { name: 'Map' }))
    const map = await screen.findByRole('group', { name: 'Map of the churches' })
    expect(path()).toBe('/churchs?view=map')
    const pins = within(map).getAllByRole('button')
    expect(pins.map((pin) => pin.getAttribute('aria-label')).join('; ')).toContain('Hope Chapel')
    expect(screen.getByRole('button', { name: 'Show street map' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Igreja Vida Plena' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'Hope Chapel' })).toHaveAttribute('href', expect.stringMatching(/hope/))
    fireEvent.click(screen.getByRole('link', { name: 'List' }))
    await waitFor(() => expect(path()).toBe('/churchs'))
  })

  it('shows an empty state without churches', async () => {
    await open(scenes.emptyOrganization, { startUp: inOrganization, locale: 'es' })
    expect(screen.getByRole('heading', { name: 'Ninguna iglesia por ahora' })).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a church without an organisation', () => {
  it('shows itself and its congregations', async () => {
    const { transport } = await open(scenes.congregations)
    expect(names()).toEqual(['Igreja Vida Plena', 'Congregações'])
    expect(screen.getByText('Congregação da Saúde')).toBeInTheDocument()
    expect(transport.calls).toEqual(['GET /congregacao/?igreja=1'])
  })

  it('shows itself and its congregations on a map, too', async () => {
    const { path } = await open(scenes.congregations, { locale: 'en' })
    fireEvent.click(screen.getByRole('link', { name: 'Map' }))
    const map = await screen.findByRole('group', { name: 'Map of the church and its congregations' })
    expect(path()).toBe('/churchs?view=map')
    const pins = within(map).getAllByRole('button')
    expect(pins.map((pin) => pin.getAttribute('aria-label')).join('; ')).toContain('Congregação da Saúde')
    expect(screen.getByRole('link', { name: /^Congregação da Saúde/ })).toHaveAttribute('target', '_blank')
    expect(screen.getByText('Congregação do Ipiranga')).toBeInTheDocument()
  })

  it('has no map without a congregation that has a place', async () => {
    await open(scenes.alone, { at: '/churchs?view=map' })
    expect(names()).toEqual(['Igreja Vida Plena'])
    expect(screen.queryByRole('link', { name: 'Mapa' })).toBeNull()
  })
})
