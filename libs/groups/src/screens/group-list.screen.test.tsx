import { renderFeature, type FakeHttp } from '@atrio/testing'
import { fireEvent, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { groupsFeature } from '../feature.ts'
import { member, scenes } from '../testing/groups.scenes.ts'

const open = (http: FakeHttp, at = '/groups', more = {}) => renderFeature(groupsFeature, { at, http, ...more })
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
const located = (answer: (found: PositionCallback, lost: PositionErrorCallback) => void) =>
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: answer }, configurable: true })
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

describe('GroupListScreen', () => {
  it('lists each group with area, time and audience, and why some accept no requests', async () => {
    await open(scenes.groups)
    expect(screen.getByRole('heading', { level: 1, name: 'Pequenos grupos' })).toBeInTheDocument()
    expect(titles()).toEqual(['Vizinhos da Vila', 'Jovens da Saúde', 'Quarto de Costura'])
    expect(screen.getByRole('link', { name: 'Vizinhos da Vila' })).toHaveAttribute('href', '/groups/5')
    const [first, second, third] = screen.getAllByRole('article').map((card) => card.textContent)
    expect(first).toMatch(/Vila Mariana.*quarta-feira, 20h.*Famílias/)
    expect(second).toContain('Não recebe pedidos agora')
    expect(third).toMatch(/quinta-feira, 14h.*Sem vagas/)
    expect(screen.getByRole('link', { name: 'Disponíveis' })).toHaveAttribute('aria-current', 'page')
  })

  it('searches by name through the address and shows all groups when the search is cleared', async () => {
    const { path } = await open(scenes.found, '/groups?view=map')
    const field = screen.getByRole('searchbox', { name: 'Nome do grupo' })
    await userEvent.type(field, 'jovens{Enter}')
    expect(await screen.findByText('1 grupo encontrado para “jovens”.')).toBeInTheDocument()
    expect(path()).toBe('/groups?term=jovens&view=map')
    expect(field).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: 'Limpar a busca' }))
    expect(await screen.findByRole('link', { name: 'Vizinhos da Vila' })).toBeInTheDocument()
    expect(path()).toBe('/groups?view=map')
    expect(field).toHaveValue('')
    expect(document.activeElement).toContainElement(field)
    expect(document.body).not.toHaveFocus()
  })

  it('filters by weekday and neighbourhood through the address, and offers to clear the filters', async () => {
    const { path } = await open(scenes.filtered)
    const days = screen.getByRole('combobox', { name: 'Dia da semana' })
    expect(
      within(days)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Qualquer dia', 'quarta-feira', 'quinta-feira'])
    const areas = screen.getByRole('combobox', { name: 'Bairro' })
    expect(
      within(areas)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Todos os bairros', 'Moema', 'Vila Mariana'])
    days.focus()
    fireEvent.change(days, { target: { value: '4' } })
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(await screen.findByText('1 grupo encontrado.')).toBeInTheDocument()
    expect(path()).toContain('day=4')
    expect(days).toHaveValue('4')
    expect(days).toHaveFocus()
    fireEvent.click(screen.getByRole('link', { name: 'Limpar os filtros' }))
    expect(await screen.findByRole('link', { name: 'Vizinhos da Vila' })).toBeInTheDocument()
    expect(path()).toBe('/groups')
    expect(days).toHaveValue('')
  })

  it('shows an empty state when nothing matches the filters, with what was chosen and a link to all groups', async () => {
    await open(scenes.filtered, '/groups?term=x&day=4&area=Moema&view=map')
    expect(screen.getByRole('heading', { level: 2, name: 'Nenhum grupo com estes filtros' })).toBeInTheDocument()
    expect(within(screen.getByTestId('page')).getByRole('status')).toHaveTextContent('Nenhum grupo com estes filtros')
    expect(screen.getByRole('combobox', { name: 'Bairro' })).toHaveValue('Moema')
    expect(screen.getByRole('link', { name: 'Limpar os filtros' })).toHaveAttribute('href', '/groups?view=map')
  })

  it('finds groups by name without the filters when these fail to load', async () => {
    await open(scenes.groups)
    expect(screen.getByRole('searchbox', { name: 'Nome do grupo' })).toBeInTheDocument()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it.each([
    ['nothingFound', '/groups?term=xyz', 'Nenhum grupo com o nome “xyz”', 'Nenhum grupo com o nome “xyz”'],
    ['noGroups', '/groups', 'Ainda não há grupos por aqui', ''],
  ] as const)('shows an empty state, announced after a search: %s', async (scene, at, title, status) => {
    await open(scenes[scene], at)
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument()
    expect(within(screen.getByTestId('page')).getByRole('status').textContent).toBe(status)
  })

  it('loads the next page on request', async () => {
    await open(scenes.pages)
    expect(titles()).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }))
    expect(await screen.findByRole('link', { name: 'Quarto de Costura' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
  })

  it('leaves a failure to the route’s error boundary', async () => {
    await open(scenes.listBroken)
    expect(screen.getByRole('alert')).toBeInTheDocument()
  })
})

describe('groups by distance', () => {
  it('are ordered by a place rounded to about a kilometre', async () => {
    located((found) => found({ coords: { latitude: -23.60431, longitude: -46.69888 } } as GeolocationPosition))
    const { transport } = await open(scenes.near)
    fireEvent.click(screen.getByRole('button', { name: 'Perto de mim' }))
    expect(await screen.findByText('Os mais próximos primeiro.')).toBeInTheDocument()
    expect(titles()).toEqual(['Quarto de Costura', 'Vizinhos da Vila'])
    expect(screen.getByText('1,2 km')).toBeInTheDocument()
    expect(transport.calls.at(-1)).toBe('GET /igreja/vida-plena/celula/?latitude=-23.6&longitude=-46.7')
  })

  it('keep their order when the person refuses or the server fails', async () => {
    located((_found, lost) => lost({} as GeolocationPositionError))
    await open(scenes.nearFailing)
    fireEvent.click(screen.getByRole('button', { name: 'Perto de mim' }))
    expect(await screen.findByText(/Não conseguimos saber onde você está/)).toBeInTheDocument()
    located((found) => found({ coords: { latitude: -23.6, longitude: -46.7 } } as GeolocationPosition))
    fireEvent.click(screen.getByRole('button', { name: 'Perto de mim' }))
    expect(await screen.findByText(/Não foi possível ordenar/)).toBeInTheDocument()
    expect(titles()).toHaveLength(3)
  })
})

describe('the map of groups', () => {
  it('shows the same groups at an address of its own', async () => {
    const { path } = await open(scenes.groups)
    fireEvent.click(screen.getByRole('link', { name: 'Mapa' }))
    const map = await screen.findByRole('group', { name: 'Mapa dos grupos' })
    expect(path()).toBe('/groups?view=map')
    const pins = within(map).getAllByRole('button')
    expect(pins.map((pin) => pin.getAttribute('aria-label'))).toEqual([
      '1: Vizinhos da Vila',
      '2: Jovens da Saúde',
      '3: Quarto de Costura',
    ])
    fireEvent.click(pins[2]!)
    expect(screen.getByRole('link', { name: 'Quarto de Costura' })).toHaveFocus()
    fireEvent.click(screen.getByRole('link', { name: 'Lista' }))
    await waitFor(() => expect(path()).toBe('/groups'))
  })

  it('offers a street map where the installation has tiles', async () => {
    const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapmakers', maxZoom: 19 }
    await renderFeature(groupsFeature, { at: '/groups?view=map', http: scenes.groups, config: { mapTiles } })
    expect(screen.getByRole('group', { name: 'Mapa dos grupos' })).toBeInTheDocument()
    expect(screen.getByText(/As imagens do mapa vêm de tiles\.example/)).toBeInTheDocument()
  })

  it('shows a message when no group has a place', async () => {
    await open(scenes.placeless, '/groups?view=map')
    expect(screen.getByText('Nenhum destes grupos informou onde fica.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Vizinhos da Vila' })).toBeInTheDocument()
  })
})

describe('own groups', () => {
  const at = '/groups?mine=1'

  it('are listed for their members', async () => {
    await open(scenes.own, at, { session: member })
    expect(await screen.findByText('Você lidera')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Meus grupos' })).toHaveAttribute('aria-current', 'page')
  })

  it('invite visitors and people without a group', async () => {
    const { transport, unmount } = await open({}, at)
    expect(screen.getByRole('heading', { level: 2, name: 'Entre para ver os seus grupos' })).toBeInTheDocument()
    expect(transport.calls).toEqual([])
    unmount()
    await open(scenes.ownNone, at, { session: member })
    expect(screen.getByRole('link', { name: 'Ver os grupos disponíveis' })).toHaveAttribute('href', '/groups')
  })

  it('show an error when they fail to load and retry on request', async () => {
    let failures = 1
    const own = 'GET /igreja/vida-plena/celula/?usuario=1'
    await open({ [own]: () => (failures-- > 0 ? scenes.ownBroken[own] : scenes.own[own]) }, at, { session: member })
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByText('Você lidera')).toBeInTheDocument()
  })
})
