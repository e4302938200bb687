import { renderFeature, type FakeHttp } from '@atrio/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bellHost, openers } from './testing/bell-host.tsx'
import { calls, member, scenes, SEEN_ALL_BUT_ONE } from './testing/notifications.scenes.ts'

const SEEN = 'atrio.notificationsSeen.7'
const width = window.innerWidth

const resize = async (to: number) => {
  window.innerWidth = to
  await act(async () => {
    fireEvent(window, new Event('resize'))
    await new Promise(requestAnimationFrame)
  })
}

beforeEach(() => {
  // a phone's sheet: the test's browser opens no popovers
  window.innerWidth = 390
  localStorage.clear()
})
afterEach(() => {
  window.innerWidth = width
  vi.restoreAllMocks()
})

const render = (http: FakeHttp, more = {}) =>
  renderFeature(bellHost, { at: '/', http, session: member, beside: openers, ...more })
const bell = (name: RegExp | string = /^Notificações/) => screen.findByRole('button', { name })
const open = async (http: FakeHttp, more = {}) => {
  const portal = await render(http, more)
  fireEvent.click(await bell())
  return { ...portal, sheet: within(await screen.findByRole('dialog', { name: 'Notificações' })) }
}
const titles = (sheet: ReturnType<typeof within>) =>
  sheet.getAllByRole('listitem').map((row: HTMLElement) => row.querySelector('[data-row-title]')?.textContent)

describe('NotificationBell', () => {
  it.each([
    ['pt-BR', 'Notificações, 4 novas'],
    ['en', 'Notifications, 4 new'],
    ['es', 'Notificaciones, 4 nuevas'],
  ] as const)('shows the number of new notifications in %s', async (locale, name) => {
    await render(scenes.some, { locale })
    expect(await bell(name)).toHaveTextContent('4')
  })

  it('counts notifications since this account last saw the list', async () => {
    localStorage.setItem(SEEN, SEEN_ALL_BUT_ONE)
    localStorage.setItem('atrio.notificationsSeen.8', '2030-01-01T00:00:00Z')
    await render(scenes.some)
    expect(await bell('Notificações, 1 nova')).toHaveTextContent('1')
  })

  it('updates when another tab has seen the list', async () => {
    await render(scenes.some)
    await bell('Notificações, 4 novas')
    localStorage.setItem(SEEN, SEEN_ALL_BUT_ONE)
    fireEvent(window, new StorageEvent('storage', { key: SEEN }))
    expect(await bell('Notificações, 1 nova')).toBeInTheDocument()
  })

  it('ignores an invalid last-seen value', async () => {
    localStorage.setItem(SEEN, 'yesterday')
    await render(scenes.some)
    expect(await bell('Notificações, 4 novas')).toBeInTheDocument()
  })

  it.each(['none', 'failed'] as const)('shows no count without notifications: %s', async (scene) => {
    const { transport } = await render(scenes[scene])
    await waitFor(() => expect(transport.calls).toEqual([calls.page1]))
    expect(await bell('Notificações')).toHaveTextContent('')
  })

  it('is absent for visitors and makes no request', async () => {
    const { transport } = await renderFeature(bellHost, { at: '/', http: scenes.some, beside: openers })
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(screen.queryByRole('button')).toBeNull()
    expect(transport.calls).toEqual([])
  })
})

describe('the list of notifications', () => {
  it('shows the newest first, marks new ones and resets the count', async () => {
    localStorage.setItem(SEEN, SEEN_ALL_BUT_ONE)
    const { sheet } = await open(scenes.some)
    expect(titles(sheet)).toEqual([
      'A ceia da Hope é sua também',
      'Domingo tem cantata',
      'Uma notícia do campo',
      'A secretaria muda de horário',
    ])
    expect(sheet.getAllByText('Nova')).toHaveLength(1)
    expect(sheet.getByText(/Só para você · De Hope Chapel, em outro site$/)).toBeInTheDocument()
    expect(localStorage.getItem(SEEN)).toBe('2026-11-20T18:00:00Z')
    expect(document.querySelector('[data-count]')).toBeNull()
  })

  it('links to the notification’s screen', async () => {
    const { sheet, path } = await open(scenes.some)
    fireEvent.click(sheet.getByRole('link', { name: 'Domingo tem cantata' }))
    expect(await screen.findByRole('heading', { name: 'Cantata de Natal' })).toBeInTheDocument()
    expect(path()).toBe('/event/12')
  })

  it.each([
    ['that the server’s cursor names', scenes.many, calls.page2],
    ['of a backend that only counts pages, each once', scenes.numbered, calls.numberedPage2],
  ])('loads older ones on request: %s', async (_, http, second) => {
    const { sheet, transport } = await open(http)
    expect(sheet.getAllByRole('listitem')).toHaveLength(30)
    fireEvent.click(sheet.getByRole('button', { name: 'Mostrar mais' }))
    await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(34))
    expect(titles(sheet).at(-1)).toBe('Aviso 67')
    expect(transport.calls).toEqual([calls.page1, second])
    expect(sheet.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
  })

  it('keeps the loaded ones when older ones fail to load and retries on request', async () => {
    const { sheet, transport } = await open(scenes.olderFail)
    fireEvent.click(sheet.getByRole('button', { name: 'Mostrar mais' }))
    expect(await sheet.findByRole('alert')).toHaveTextContent('Não conseguimos buscar as mais antigas.')
    expect(sheet.getAllByRole('listitem')).toHaveLength(30)
    fireEvent.click(sheet.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(transport.calls).toEqual([calls.page1, calls.page2, calls.page2]))
  })

  it('shows an error when it fails to load and retries on request', async () => {
    let failing = true
    const http: FakeHttp = {
      [calls.page1]: () => (failing ? scenes.failed : scenes.some)[calls.page1],
    }
    const { sheet } = await open(http)
    expect(await sheet.findByRole('alert')).toHaveTextContent(
      'Ocorreu um erro ao buscar os dados. Por favor, tente novamente.',
    )
    failing = false
    fireEvent.click(sheet.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(4))
  })

  it('shows an empty state without notifications', async () => {
    const { sheet } = await open(scenes.none)
    expect(await sheet.findByRole('heading', { name: 'Nenhuma notificação por enquanto' })).toBeInTheDocument()
  })

  it('shows that it is loading', async () => {
    const { sheet } = await open(scenes.waiting)
    expect(sheet.getByRole('status')).toHaveTextContent('Buscando as notificações…')
  })

  it('opens in a panel on wider screens', async () => {
    await render(scenes.some)
    await bell('Notificações, 4 novas')
    await resize(1200)
    const panel = screen.getByLabelText('Notificações')
    fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }))
    await waitFor(() => expect(within(panel).getAllByRole('listitem', { hidden: true })).toHaveLength(4))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a notification without a screen', () => {
  const show = async (http: FakeHttp, title: string) => {
    const portal = await open(http)
    fireEvent.click(portal.sheet.getByRole('button', { name: title }))
    return { ...portal, dialog: within(await screen.findByRole('dialog', { name: title })) }
  }

  it('is shown in full without a link', async () => {
    const { dialog } = await show(scenes.some, 'A secretaria muda de horário')
    expect(dialog.getByText(/das 9h às 17h\.\sAos sábados/)).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: 'Notificações' })).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('of another church requests a code on click and opens that church’s event page', async () => {
    const left = vi.spyOn(window, 'open').mockReturnValue(null)
    const { dialog, transport } = await show(scenes.passes, 'A ceia da Hope é sua também')
    expect(dialog.getByText(/é preciso ir ao site dessa igreja/)).toBeInTheDocument()
    expect(transport.calls).not.toContain(calls.code)
    fireEvent.click(dialog.getByRole('button', { name: 'Abrir o site de Hope Chapel' }))
    await waitFor(() =>
      expect(left.mock.calls).toEqual([['https://hope.portal.test/event/77?token=once-1&user=7', '_self']]),
    )
  })

  it.each([
    ['stranger', /^A sua conta ainda não faz parte de Hope Chapel\. .* troque de igreja/],
    ['unreachable', /^Não conseguimos abrir o site de Hope Chapel\./],
  ] as const)('of another church explains why it does not open: %s', async (scene, text) => {
    const left = vi.spyOn(window, 'open').mockReturnValue(null)
    const { dialog } = await show(scenes[scene], 'A ceia da Hope é sua também')
    fireEvent.click(dialog.getByRole('button', { name: /^Abrir/ }))
    expect((await dialog.findByRole('alert')).textContent?.trim()).toMatch(text)
    expect(left).not.toHaveBeenCalled()
  })
})
