import { renderFeature, wireStartUp, type FakeHttp } from '@atrio/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { eventsFeature } from '../feature.ts'
import { scenes } from '../testing/events.scenes.ts'
import { member, scenes as mine } from '../testing/registrations.scenes.ts'

// loads the lazy modules before the tests
beforeAll(() => import('./event-detail.screen.tsx'), 60_000)

const open = (id: number | string, http: FakeHttp, more = {}) =>
  renderFeature(eventsFeature, { at: `/event/${id}`, http, ...more })

const facts = (name = 'Quando, onde e quanto') => within(screen.getByRole('list', { name }))

describe('EventDetailScreen', () => {
  it('shows the event’s dates, place and prices', async () => {
    await open(7, scenes.open)
    expect(screen.getByRole('heading', { level: 1, name: 'A mesa posta' })).toBeInTheDocument()
    expect(facts().getByText(/sábado, 28 de novembro – domingo, 29 de novembro/)).toBeInTheDocument()
    expect(facts().getByText(/Começa às 9h e termina às 18h/)).toBeInTheDocument()
    expect(facts().getByText('Templo da Vila Mariana')).toBeInTheDocument()
    expect(facts().getByText(/De R\$\s30,00 a R\$\s150,00/)).toBeInTheDocument()
    expect(facts().getByText('Inscrições até 27 de novembro')).toBeInTheDocument()
    expect(facts().getByRole('link', { name: 'Como chegar' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=-23.589%2C-46.634',
    )
    expect(document.title).toBe('A mesa posta · Igreja Vida Plena')
  })

  it.each([
    ['pt-BR', 'Evento não encontrado', 'Todos os eventos'],
    ['en', 'Event not found', 'All events'],
    ['es', 'Evento no encontrado', 'Todos los eventos'],
  ] as const)('says in %s that an event does not exist, with a link to the others', async (locale, title, all) => {
    await open(99, scenes.missing, { locale })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: all })).toHaveAttribute('href', '/event')
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })

  it('names the church’s time zone to a visitor in another one', async () => {
    // unlike any likely zone of the machine: it is offset by half an hour
    const igreja = { ...wireStartUp().igreja, fusoHorario: 'Asia/Kolkata' }
    await open(7, scenes.open, { startUp: { igreja } })
    expect(facts().getByText(/^Começa às 17h30 e termina às 2h30, .*Índia/)).toBeInTheDocument()
  })

  it.each([
    ['pt-BR', 'Quando, onde e quanto', 'Gratuito', 'Inscrições até 27 de novembro'],
    ['en', 'When, where and how much', 'Free', 'Register by November 27'],
    ['es', 'Cuándo, dónde y cuánto', 'Gratis', 'Inscripciones hasta el 27 de noviembre'],
  ] as const)('is translated to %s', async (locale, name, free, until) => {
    await open(8, scenes.free, { locale })
    expect(facts(name).getByText(free)).toBeInTheDocument()
    expect(facts(name).getByText(until)).toBeInTheDocument()
  })

  it.each([
    [9, scenes.soon, 'Inscrições a partir de 1 de dezembro'],
    [10, scenes.soldOut, 'Esgotado'],
    [11, scenes.closed, 'Inscrições encerradas'],
    [12, scenes.ended, 'Já aconteceu'],
  ] as const)('shows the sale state of event %i', async (id, scene, words) => {
    await open(id, scene)
    expect(facts().getByText(words)).toBeInTheDocument()
  })

  it('offers an upcoming event as a calendar file', async () => {
    await open(7, scenes.open)
    expect(screen.getByRole('button', { name: 'Adicionar à agenda' })).toBeInTheDocument()
    const link = screen.getByRole('link', { name: 'Arquivo de agenda (.ics)', hidden: true })
    const file = decodeURIComponent(link.getAttribute('href')!)
    expect(file).toContain('DTSTART:20261128T120000Z')
    expect(file).toContain('SUMMARY:A mesa posta')
    expect(link).toHaveAttribute('download', 'event-7.ics')
  })

  it('offers no calendar entry for a past event', async () => {
    await open(12, scenes.ended)
    expect(screen.queryByRole('button', { name: 'Adicionar à agenda' })).toBeNull()
  })

  it('lists the payment methods', async () => {
    await open(7, scenes.open)
    expect(facts().getByText('Pix, cartão em até 3x sem juros ou boleto')).toBeInTheDocument()
  })

  it.each([0, 99, 'abc', '7.5', '1e1'])('answers not found for the id %s', async (id) => {
    const { transport } = await open(id, scenes.missing)
    expect(await screen.findByRole('heading', { level: 1, name: 'Evento não encontrado' })).toBeInTheDocument()
    expect(transport.calls.length).toBe(id === 99 ? 1 : 0)
  })

  it('leaves a failure to the route’s error boundary', async () => {
    await open(7, scenes.broken)
    expect(screen.getByRole('alert')).toBeInTheDocument()
  })

  it('moves to the error page when no answer arrives', async () => {
    const { path } = await open(7, scenes.unreachable)
    expect(path()).toMatch(/^\/error\?/)
  })
})

describe('actions and tickets of an event', () => {
  const ticket = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('article')!)

  it.each([
    ['Casal', 'Restam 8'],
    ['Individual', 'Disponível até 27 de novembro ou até esgotar'],
    ['Segundo lote', 'Disponível a partir de 25 de novembro'],
    ['Primeiro lote', 'Vendas encerradas'],
    ['Berçário', 'Esgotado'],
  ])('shows the availability of %s', async (name, words) => {
    await open(7, scenes.open)
    expect(ticket(name).getByText(words)).toBeInTheDocument()
  })

  it('shows whether fees are added to the price', async () => {
    await open(7, scenes.open)
    expect(ticket('Individual').getByText(/R\$\s85,00/)).toBeInTheDocument()
    expect(ticket('Individual').getByText('+ taxas')).toBeInTheDocument()
    cleanup()
    await open(7, scenes.absorbed)
    expect(ticket('Individual').getByText('Sem taxas: a igreja as assume')).toBeInTheDocument()
  })

  it('link a visitor to the choice of tickets', async () => {
    await open(7, scenes.open)
    const link = screen.getByRole('link', { name: 'Inscrever-se' })
    expect(link).toHaveAttribute('href', '/event/7?buyingStep=tickets')
  })

  it.each([
    [9, scenes.soon, 'Indisponível'],
    [10, scenes.soldOut, 'Indisponível'],
    [11, scenes.closed, 'Encerrado'],
    [12, scenes.ended, 'Encerrado'],
  ] as const)('are disabled for event %i', async (id, scene, words) => {
    await open(id, scene)
    expect(screen.getByRole('button', { name: words })).toBeDisabled()
    expect(screen.queryByRole('link', { name: 'Inscrever-se' })).toBeNull()
  })

  it('do not link an online event that the church has made unavailable', async () => {
    await open(14, scenes.unavailable)
    expect(screen.getByRole('button', { name: 'Indisponível' })).toBeDisabled()
    expect(screen.queryByRole('link', { name: 'Acessar on-line' })).toBeNull()
  })

  it('link an open online event', async () => {
    await open(14, scenes.online)
    const link = screen.getByRole('link', { name: 'Acessar on-line' })
    expect(link).toHaveAttribute('href', 'https://live.vidaplena.test/vigilia')
  })

  it('show a member their tickets and content and allow another registration', async () => {
    await open(7, mine.withContent, { session: member })
    expect(await screen.findByRole('link', { name: 'Ver conteúdo' })).toHaveAttribute(
      'href',
      '/user/registrations/7/ticket/31/content',
    )
    expect(screen.getByRole('link', { name: 'Ver meus ingressos' })).toHaveAttribute('href', '/event/7/tickets')
    expect(screen.getByRole('link', { name: 'Inscrever mais alguém' })).toBeInTheDocument()
  })

  it('remain when the person’s tickets fail to load', async () => {
    await open(7, mine.ticketsFail, { session: member })
    expect(screen.getByRole('link', { name: 'Inscrever-se' })).toBeInTheDocument()
  })

  it('leave structured data to the server-rendered page', async () => {
    const { container } = await open(7, scenes.open)
    expect(container.querySelector('script')).toBeNull()
  })
})

describe('sharing an event', () => {
  afterEach(() => vi.unstubAllGlobals())

  const share = async (navigatorParts: object) => {
    vi.stubGlobal('navigator', { ...navigatorParts })
    await open(7, scenes.open)
    fireEvent.click(screen.getByRole('button', { name: 'Compartilhar' }))
  }

  it('uses the system’s share sheet when there is one', async () => {
    const shared = vi.fn(() => Promise.resolve())
    await share({ share: shared })
    expect(shared).toHaveBeenCalledWith({ title: 'A mesa posta', url: location.href })
  })

  it('copies the address without a share sheet and confirms it', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    await share({ clipboard: { writeText } })
    expect(await screen.findByText('Link copiado.')).toBeInTheDocument()
    expect(writeText).toHaveBeenCalledWith(location.href)
  })

  it('shows the address when it cannot be copied', async () => {
    await share({})
    expect(await screen.findByText(`Copie o endereço: ${location.href}`)).toBeInTheDocument()
  })
})
