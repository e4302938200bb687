import type { ApiRequest } from '@atrio/api-client'
import { renderFeature, type FakeHttp } from '@atrio/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bellHost, openers } from './testing/bell-host.tsx'
import { calls, scenes, SEEN_ALL_BUT_ONE } from './testing/notifications.scenes.ts'
import { bell, onPhone, openBell, renderBell } from './testing/open-bell.ts'

const SEEN = 'atrio.notificationsSeen.7'

const resize = async (to: number) => {
  window.innerWidth = to
  await act(async () => {
    fireEvent(window, new Event('resize'))
    await new Promise(requestAnimationFrame)
  })
}

onPhone()

const lists = (all: readonly string[]) => all.filter((call) => call.startsWith('GET /igreja/'))
const titles = (sheet: ReturnType<typeof within>) =>
  sheet.getAllByRole('listitem').map((row: HTMLElement) => row.querySelector('[data-row-title]')?.textContent)

describe('NotificationBell', () => {
  it.each([
    ['pt-BR', 'Notificações, 4 novas'],
    ['en', 'Notifications, 4 new'],
    ['es', 'Notificaciones, 4 nuevas'],
  ] as const)('shows the number of new notifications in %s', async (locale, name) => {
    await renderBell(scenes.some, { locale })
    expect(await bell(name)).toHaveTextContent('4')
  })

  it('counts notifications since this account last saw the list', async () => {
    localStorage.setItem(SEEN, SEEN_ALL_BUT_ONE)
    localStorage.setItem('atrio.notificationsSeen.8', '2030-01-01T00:00:00Z')
    await renderBell(scenes.some)
    expect(await bell('Notificações, 1 nova')).toHaveTextContent('1')
  })

  it('updates when another tab has seen the list', async () => {
    await renderBell(scenes.some)
    await bell('Notificações, 4 novas')
    localStorage.setItem(SEEN, SEEN_ALL_BUT_ONE)
    fireEvent(window, new StorageEvent('storage', { key: SEEN }))
    expect(await bell('Notificações, 1 nova')).toBeInTheDocument()
  })

  it('ignores an invalid last-seen value', async () => {
    localStorage.setItem(SEEN, 'yesterday')
    await renderBell(scenes.some)
    expect(await bell('Notificações, 4 novas')).toBeInTheDocument()
  })

  it.each(['none', 'failed'] as const)('shows no count without notifications: %s', async (scene) => {
    const { transport } = await renderBell(scenes[scene])
    await waitFor(() => expect(lists(transport.calls)).toEqual([calls.page1]))
    expect(await bell('Notificações')).toHaveTextContent('')
  })

  it('is absent for visitors and makes no request', async () => {
    const { transport } = await renderFeature(bellHost, { at: '/', http: scenes.some, beside: openers })
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(screen.queryByRole('button')).toBeNull()
    expect(transport.calls).toEqual([])
  })
})

describe('what the person has seen and muted', () => {
  it('follows them from another device, where it is later than the mark of this one', async () => {
    localStorage.setItem(SEEN, '2026-11-01T00:00:00Z')
    await renderBell({ ...scenes.some, [calls.preference]: { vistaAte: SEEN_ALL_BUT_ONE, silenciadas: [] } })
    expect(await bell('Notificações, 1 nova')).toBeInTheDocument()
  })

  it('is saved once when the list is opened', async () => {
    const sent: unknown[] = []
    const saved = { vistaAte: '2026-11-20T18:00:00Z', silenciadas: [] }
    const { transport } = await openBell({
      ...scenes.some,
      [calls.preference]: { vistaAte: null, silenciadas: [] },
      [calls.savePreference]: ({ body }: ApiRequest) => (sent.push(body), saved),
    })
    await waitFor(() => expect(sent).toEqual([{ vistaAte: '2026-11-20T18:00:00Z' }]))
    expect(transport.calls.filter((call) => call === calls.savePreference)).toHaveLength(1)
  })

  it('leaves muted kinds out of the count, and in the list', async () => {
    const { sheet } = await openBell({
      ...scenes.some,
      [calls.preference]: { vistaAte: null, silenciadas: ['EVENTO', 'OUTRO'] },
    })
    expect(titles(sheet)).toHaveLength(4)
  })

  it('counts only kinds that are not muted', async () => {
    await renderBell({ ...scenes.some, [calls.preference]: { vistaAte: null, silenciadas: ['EVENTO'] } })
    expect(await bell('Notificações, 2 novas')).toBeInTheDocument()
  })
})

describe('the list of notifications', () => {
  it('shows the newest first, marks new ones and resets the count', async () => {
    localStorage.setItem(SEEN, SEEN_ALL_BUT_ONE)
    const { sheet } = await openBell(scenes.some)
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

  it('counts ages by the page’s time and not by the device’s clock', async () => {
    const { sheet } = await openBell(scenes.some, { now: '2026-11-20T20:15:24Z' })
    expect(sheet.getByText(/^há 2 horas · Só para você/)).toBeInTheDocument()
    expect(sheet.getByText('há 5 horas')).toBeInTheDocument()
  })

  it('links to the notification’s screen', async () => {
    const { sheet, path } = await openBell(scenes.some)
    fireEvent.click(sheet.getByRole('link', { name: 'Domingo tem cantata' }))
    expect(await screen.findByRole('heading', { name: 'Cantata de Natal' })).toBeInTheDocument()
    expect(path()).toBe('/event/12')
  })

  it.each([
    ['that the server’s cursor names', scenes.many, calls.page2],
    ['of a backend that only counts pages, each once', scenes.numbered, calls.numberedPage2],
  ])('loads older ones on request: %s', async (_, http, second) => {
    const { sheet, transport } = await openBell(http)
    expect(sheet.getAllByRole('listitem')).toHaveLength(30)
    const more = sheet.getByRole('button', { name: 'Mostrar mais' })
    const end = more.parentElement
    more.focus()
    fireEvent.click(more)
    await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(34))
    expect(titles(sheet).at(-1)).toBe('Aviso 67')
    expect(lists(transport.calls)).toEqual([calls.page1, second])
    expect(sheet.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
    expect(end).toHaveFocus()
  })

  it('keeps the loaded ones when older ones fail to load and retries on request', async () => {
    const { sheet, transport } = await openBell(scenes.olderFail)
    fireEvent.click(sheet.getByRole('button', { name: 'Mostrar mais' }))
    expect(await sheet.findByRole('alert')).toHaveTextContent('Não conseguimos buscar as mais antigas.')
    expect(sheet.getAllByRole('listitem')).toHaveLength(30)
    fireEvent.click(sheet.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(lists(transport.calls)).toEqual([calls.page1, calls.page2, calls.page2]))
  })

  it('shows an error when it fails to load and retries on request', async () => {
    let failing = true
    const http: FakeHttp = {
      [calls.page1]: () => (failing ? scenes.failed : scenes.some)[calls.page1],
    }
    const { sheet } = await openBell(http)
    expect(await sheet.findByRole('alert')).toHaveTextContent(
      'Ocorreu um erro ao buscar os dados. Por favor, tente novamente.',
    )
    failing = false
    fireEvent.click(sheet.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(4))
  })

  it('shows an empty state without notifications', async () => {
    const { sheet } = await openBell(scenes.none)
    expect(await sheet.findByRole('heading', { name: 'Nenhuma notificação por enquanto' })).toBeInTheDocument()
  })

  it('shows that it is loading', async () => {
    const { sheet } = await openBell(scenes.waiting)
    expect(sheet.getByRole('status')).toHaveTextContent('Buscando as notificações…')
  })

  it('opens in a panel on wider screens', async () => {
    await renderBell(scenes.some)
    await bell('Notificações, 4 novas')
    await resize(1200)
    const panel = screen.getByLabelText('Notificações')
    fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }))
    await waitFor(() => expect(within(panel).getAllByRole('listitem', { hidden: true })).toHaveLength(4))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
