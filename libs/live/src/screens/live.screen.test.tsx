import { defineFeature } from '@atrio/tenant-core'
import { refuse, renderFeature, wireBroadcast, wireBroadcasts, type FakeHttp } from '@atrio/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { liveFeature } from '../feature.ts'
import { pages } from '../testing/live.scenes.ts'

const none = () => Promise.resolve({})
/** Contents of the page's slots: a chat beside the video, and one action. */
const lender = defineFeature({
  id: 'lender',
  messages: { 'pt-BR': none, en: none, es: none },
  slots: {
    'live.beside': [{ id: 'chat', order: 1, content: async () => ({ default: () => <p>the chat</p> }) }],
    'live.acts': [{ id: 'give', order: 1, content: async () => ({ default: () => <button>give</button> }) }],
  },
})

const CALL = 'GET /igreja/vida-plena/transmissao/'
const SCHEDULE = 'GET /igreja/vida-plena/culto/'
const open = (http: object, more = {}) =>
  renderFeature(liveFeature, { at: '/live', http: http as Record<string, unknown>, beside: [lender], ...more })
const title = () => screen.getByRole('heading', { level: 1 }).textContent

// a busy machine takes its time to compile it: that is nothing that a test waits for
beforeAll(() => import('./live.screen.tsx'))
afterEach(() => vi.useRealTimers())

describe('a running broadcast', () => {
  it.each([
    ['pt-BR', 'Ao vivo', /Começou às 17h/, 'Próximas transmissões'],
    ['en', 'Live now', /Started at 5:00\sPM/, 'Upcoming broadcasts'],
    ['es', 'En vivo', /Empezó a las 17:00/, 'Próximas transmisiones'],
  ] as const)('fills the page, in %s', async (locale, tag, started, upcoming) => {
    await open(pages.onAir, { locale })
    expect(title()).toBe('Tarde de oração')
    expect(screen.getByText(tag)).toBeInTheDocument()
    expect(screen.getByText(started)).toBeInTheDocument()
    expect(screen.getByRole('region', { name: upcoming })).toHaveTextContent('Culto de jovens')
    expect(document.title).toBe('Tarde de oração · Igreja Vida Plena')
  })

  it('shows the chat beside it and the actions of other features', async () => {
    await open(pages.onAir)
    expect(within(screen.getByRole('complementary')).getByText('the chat')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'give' })).toBeInTheDocument()
  })

  it.each([
    ['onAir', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'],
    ['byCode', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ] as const)('plays in its frame once pressed: %s', async (scene, src) => {
    await open(pages[scene])
    expect(document.querySelector('iframe')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Assistir: Tarde de oração' }))
    expect(document.querySelector('iframe')).toHaveAttribute('src', src)
  })

  it('shows an error when its video cannot be played', async () => {
    await open(pages.noVideo)
    expect(screen.getByText('O vídeo desta transmissão não pode ser exibido aqui.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Assistir/ })).toBeNull()
  })
})

describe('a page without a running broadcast', () => {
  it('shows the last one and the time until the next service', async () => {
    await open(pages.between)
    expect(title()).toBe('Ao vivo')
    expect(screen.getByText('Nenhuma transmissão ao vivo no momento')).toBeInTheDocument()
    expect(screen.getByText('Última transmissão')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: 'Culto da noite' })).toBeInTheDocument()
    expect(screen.getByRole('timer', { name: /^Começa em 2 horas/ })).toBeInTheDocument()
    expect(screen.queryByText('the chat')).toBeNull()
    expect(screen.queryByRole('button', { name: 'give' })).toBeNull()
  })

  it.each(['none', 'noCall'] as const)('shows only the schedule: %s', async (scene) => {
    await open(pages[scene])
    expect(screen.getByText('Nenhuma transmissão ao vivo no momento')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Assistir/ })).toBeNull()
    const week = screen.getByRole('region', { name: 'Programação da semana' })
    expect(within(week).getAllByRole('listitem')).toHaveLength(7)
  })

  it('shows an empty state when nothing is scheduled', async () => {
    await open(pages.nothing)
    expect(screen.getByRole('heading', { name: 'Nenhum culto marcado por enquanto' })).toBeInTheDocument()
  })

  it('offers reminders of upcoming services', async () => {
    await open(pages.none)
    const link = screen.getByRole('link', { name: 'Lembrar-me de Culto de jovens' })
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain('DTSTART:20261121T200000Z')
  })
})

describe('earlier broadcasts', () => {
  const earlier = (name: string) => within(screen.getByRole('region', { name }))
  const titles = (name: string) =>
    earlier(name)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent)

  it.each([
    ['pt-BR', 'Transmissões anteriores', '1 de novembro de 2026'],
    ['en', 'Earlier broadcasts', 'November 1, 2026'],
    ['es', 'Transmisiones anteriores', '1 de noviembre de 2026'],
  ] as const)('are listed by title and the church’s day, in %s', async (locale, name, day) => {
    await open(pages.between, { locale })
    expect(titles(name)).toEqual(['Estudo bíblico: Romanos 8', 'Culto de gratidão', 'Batismos no sítio'])
    expect(earlier(name).getByText(day)).toHaveAttribute('dateTime', '2026-11-02T00:30:00Z')
  })

  it('play in place and stop the one that played before', async () => {
    await open(pages.between)
    fireEvent.click(screen.getByRole('button', { name: 'Assistir: Culto da noite' }))
    expect(document.querySelector('video')).toHaveAttribute('src', '/media/demo/0/transmissoes/transmissao.mp4')
    fireEvent.click(earlier('Transmissões anteriores').getByRole('button', { name: 'Assistir: Culto de gratidão' }))
    expect(document.querySelector('video')).toBeNull()
    expect(earlier('Transmissões anteriores').getByTitle('Culto de gratidão')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
    )
  })

  it('show an error when a video cannot be played', async () => {
    await open(pages.between)
    const [one] = earlier('Transmissões anteriores').getAllByRole('listitem').slice(-1)
    expect(within(one!).getByText('O vídeo desta transmissão não pode ser exibido aqui.')).toBeInTheDocument()
    expect(within(one!).queryByRole('button')).toBeNull()
  })

  it('start with the last one while another runs', async () => {
    await open(pages.onAirWithEarlier)
    expect(titles('Transmissões anteriores')).toEqual(['Culto da noite', 'Estudo bíblico: Romanos 8'])
  })

  it.each([
    ['firstOne', 'pt-BR', 'Ainda não há transmissões gravadas'],
    ['none', 'en', 'No recordings yet'],
    ['nothing', 'es', 'Todavía no hay transmisiones grabadas'],
  ] as const)('show an empty state: %s', async (scene, locale, name) => {
    await open(pages[scene], { locale })
    expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument()
  })

  it('are hidden when the broadcasts fail to load', async () => {
    await open(pages.videoFails)
    expect(screen.queryByText('Ainda não há transmissões gravadas')).toBeNull()
  })
})

describe('passing time on the live page', () => {
  it('shows the broadcast when it starts and refetches when that is due to change', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() })
    const vigil = wireBroadcast({
      id: 12,
      titulo: 'Vigília de louvor',
      dataInicio: '2026-11-20T22:30:00Z',
      dataFim: '2026-11-21T00:30:00Z',
    })
    const answers = [wireBroadcasts({ proximaTransmissao: vigil }), wireBroadcasts({ aoVivo: vigil })]
    const { transport } = await open({ ...pages.none, [CALL]: () => answers[0] })
    expect(title()).toBe('Ao vivo')
    answers.shift()
    await act(async () => vi.advanceTimersByTime(2.25 * 60 * 60 * 1000))
    expect(title()).toBe('Vigília de louvor')
    expect(screen.getByText('the chat')).toBeInTheDocument()
    expect(transport.calls.filter((call) => call === CALL).length).toBeGreaterThan(1)
  })

  it('shows the time zone when the visitor’s clock differs', async () => {
    const real = Intl.DateTimeFormat.prototype.resolvedOptions
    const elsewhere = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
      this: Intl.DateTimeFormat,
    ) {
      return { ...real.call(this), timeZone: 'Europe/Lisbon' }
    })
    await open(pages.none)
    expect(screen.getByText(/^Horários da igreja: .*Brasília/)).toBeInTheDocument()
    elsewhere.mockRestore()
  })
})

describe('failures on the live page', () => {
  it('keep the schedule when the broadcasts fail and retry on request', async () => {
    let answer: unknown = refuse(500)
    await open({ ...pages.videoFails, [CALL]: () => answer })
    expect(screen.getByRole('region', { name: 'Programação da semana' })).toBeInTheDocument()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ocorreu um erro ao buscar os dados. Por favor, tente novamente.',
    )
    answer = wireBroadcasts({ aoVivo: wireBroadcast() })
    await act(async () => screen.getByRole('button', { name: 'Tentar de novo' }).click())
    expect(await screen.findByRole('heading', { level: 1, name: 'Tarde de oração' })).toBeInTheDocument()
  })

  it('keep the broadcast when the schedule fails', async () => {
    await open(pages.scheduleFails)
    expect(title()).toBe('Tarde de oração')
    expect(await screen.findByRole('alert')).toBeInTheDocument()
  })

  it.each([
    ['broadcasts', CALL],
    ['schedule', SCHEDULE],
  ])('show their notice of the %s until the retry is answered', async (_what, call) => {
    let answer: unknown = refuse(500)
    await open({ ...pages.onAir, [call]: () => answer })
    const notice = await screen.findByRole('alert')
    const { promise, resolve } = Promise.withResolvers<unknown>()
    answer = promise
    const retry = screen.getByRole('button', { name: 'Tentar de novo' })
    await userEvent.click(retry)
    expect(notice).toBeInTheDocument()
    expect(retry).toHaveFocus()
    await act(async () => resolve((pages.onAir as FakeHttp)[call]))
    await waitFor(() => expect(notice).not.toBeInTheDocument())
  })

  it('show nothing of a schedule that the backend lacks, which is asked for once', async () => {
    const { transport } = await open({ ...pages.onAir, [SCHEDULE]: refuse(404, 'not_found') })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(transport.calls.filter((call) => call === SCHEDULE)).toHaveLength(1)
  })

  it('reach the route’s error boundary when both fail', async () => {
    await open(pages.bothFail)
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
  })
})

it('LiveScreen redirects to home when the module is off', async () => {
  const { path, transport } = await open(pages.onAir, { startUp: { modulos: [] } })
  expect(path()).toBe('/')
  expect(transport.calls).toEqual([])
})

it('LiveScreen opens from a notification of a service', async () => {
  const { ctx } = await open(pages.onAir)
  expect(liveFeature.opensNotification?.service?.({ id: 4, slug: null }, ctx)).toBe('/live')
})
