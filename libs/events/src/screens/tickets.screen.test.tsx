import { renderFeature, type FakeHttp } from '@atrio/testing'
import { qrPath } from '@atrio/ui/qr-path'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { eventsFeature } from '../feature.ts'
import { conference, one } from '../testing/events.scenes.ts'
import { calls, member, scenes, writtenFile } from '../testing/registrations.scenes.ts'

// loads the lazy modules before the tests
beforeAll(() => import('./tickets.screen.tsx'), 60_000)

const open = (http: FakeHttp, more = {}, at = '/user/registrations/7/tickets') =>
  renderFeature(eventsFeature, { at, http, session: member, ...more })

const cardOf = (holder: string) =>
  within(screen.getAllByRole('listitem').find((card) => within(card).queryByRole('heading', { name: holder }))!)

afterEach(() => vi.restoreAllMocks())

describe('TicketsScreen', () => {
  it('shows buyer, date, time, event, ticket and holder, with the ticket’s code as a QR code', async () => {
    await open(scenes.single)
    const card = cardOf('Ana Lima')
    expect(card.getByRole('heading', { name: 'Ana Lima' })).toBeInTheDocument()
    const facts = card.getAllByRole('term').map((term) => [
      term.textContent,
      // Intl separates words with several kinds of spaces
      term.nextElementSibling?.textContent.replace(/\s/gu, ' '),
    ])
    expect(Object.fromEntries(facts)).toEqual({
      Evento: 'A mesa posta',
      Ingresso: 'Inteira',
      Data: 'sábado, 28 de novembro – domingo, 29 de novembro',
      Horário: 'Começa às 9h e termina às 18h',
      Local: 'Templo da Vila Mariana',
      Comprador: 'Ana Lima',
    })
    expect(card.getByText('Confirmado')).toBeInTheDocument()
    const code = card.getByRole('img', { name: 'QR Code do ingresso de Ana Lima' })
    expect(code.querySelector('path')).toHaveAttribute('d', qrPath('TICKET-31-7F3K9Q').path)
  })

  it('shows a QR code only for paid tickets', async () => {
    await open(scenes.tickets)
    expect(screen.getAllByRole('img')).toHaveLength(1)
    expect(cardOf('Bento Lima').getByText('Aguardando pagamento')).toBeInTheDocument()
    expect(cardOf('Bento Lima').getByText(/assim que o pagamento for confirmado/)).toBeInTheDocument()
    expect(cardOf('Clara Lima').getByText('Cancelado')).toBeInTheDocument()
    expect(cardOf('Clara Lima').getByText(/não vale para a entrada/)).toBeInTheDocument()
  })

  it('links to the exclusive contents of a ticket', async () => {
    await open(scenes.tickets)
    expect(screen.getAllByRole('link', { name: 'Ver conteúdo' }).map((link) => link.getAttribute('href'))).toEqual([
      '/user/registrations/7/ticket/31/content',
    ])
  })

  /** Collects the files offered as downloads from here on. */
  function downloads() {
    const files: { name: string; file: Blob }[] = []
    const made = new Map<string, Blob>()
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      const address = `blob:${made.size}`
      made.set(address, file as Blob)
      return address
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, file: made.get(this.href)! })
    })
    return files
  }
  const download = () => userEvent.click(screen.getByRole('button', { name: 'Baixar PDF' }))

  it('downloads the PDF that the server writes', async () => {
    const files = downloads()
    const { transport } = await open(scenes.withFile)
    await download()
    await waitFor(() => expect(files).toHaveLength(1))
    expect(files[0]).toMatchObject({ name: 'ingressos-7.pdf', file: { type: 'application/pdf' } })
    expect(transport.calls).toContain(calls.file)
    expect(screen.queryByText(/Não houve resposta|não está disponível/)).toBeNull()
  })

  it('shows that the PDF is being downloaded', async () => {
    await open(scenes.fileOnItsWay)
    await download()
    expect(await screen.findByText('Baixando o PDF…')).toHaveAttribute('role', 'status')
    expect(screen.getByRole('button', { name: 'Baixar PDF' })).toHaveAttribute('aria-busy', 'true')
  })

  it.each([
    ['without an answer', 'fileOffline', 'Não houve resposta. Confira a sua conexão e tente de novo.'],
    ['from a backend that has no such file', 'fileUnknown', /Use Imprimir/],
  ] as const)('shows an error for a download %s, with a retry and printing', async (_, scene, words) => {
    const files = downloads()
    let up = false
    const answers = { [calls.file]: () => (up ? writtenFile() : scenes[scene][calls.file]) }
    await open({ ...scenes.single, ...answers })
    await download()
    expect(await screen.findByText(words)).toHaveAttribute('role', 'status')
    expect(files).toEqual([])
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }))
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
    up = true
    await download()
    await waitFor(() => expect(files).toHaveLength(1))
    expect(screen.queryByText(words)).toBeNull()
  })

  it('keeps the tickets of a withdrawn event and says so', async () => {
    await open({ ...scenes.single, [one(7)]: { ...conference, situacao: 'indisponivel' } })
    expect(screen.getByText(/^Este evento não está disponível/)).toBeInTheDocument()
    expect(screen.getByRole('img', { name: /^QR Code/ })).toBeInTheDocument()
  })

  it('offers neither download nor printing before payment', async () => {
    await open(scenes.waiting)
    expect(screen.getByText('Aguardando pagamento')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Baixar PDF' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull()
  })

  it.each([
    ['pt-BR', /^O banco de quem pagou está analisando uma contestação .* suspenso até a decisão\.$/],
    ['en', /^The payer’s bank is looking into a dispute .* suspended until it decides\.$/],
    ['es', /^El banco de quien pagó está revisando un reclamo .* suspendido hasta que decida\.$/],
  ])('says why a ticket whose payment is disputed has no code: %s', async (locale, words) => {
    await open(scenes.disputed, { locale })
    expect(screen.getByText(words)).toBeInTheDocument()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('shows an error when the tickets fail to load and retries on request', async () => {
    let up = false
    const http = {
      ...scenes.ticketsFail,
      [calls.tickets]: () => (up ? scenes.single[calls.tickets] : Promise.reject(new Error('down'))),
    }
    await open(http)
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Ocorreu um erro ao buscar os dados. Por favor, tente novamente.',
    )
    expect(screen.queryByRole('heading', { name: 'Nenhum ingresso deste evento' })).toBeNull()
    up = true
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByText('Confirmado')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows an empty state without tickets', async () => {
    await open(scenes.none)
    expect(screen.getByRole('heading', { name: 'Nenhum ingresso deste evento' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ver o evento' })).toHaveAttribute('href', '/event/7')
  })

  it('links to no event when the church has switched events off', async () => {
    await open(scenes.none, { startUp: { modulos: [] } })
    expect(screen.getByRole('heading', { name: 'Nenhum ingresso deste evento' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Ver o evento' })).toBeNull()
  })

  it('opens from the event too and links back to it', async () => {
    await open(scenes.single, {}, '/event/7/tickets')
    expect(screen.getByRole('link', { name: 'A mesa posta' })).toHaveAttribute('href', '/event/7')
    expect(screen.getByRole('heading', { level: 1, name: 'Ingressos: A mesa posta' })).toBeInTheDocument()
  })

  it.each(['/event/7/tickets', '/user/registrations/7/tickets'])('requires a login at %s', async (at) => {
    const { transport } = await renderFeature(eventsFeature, { at, http: scenes.single })
    expect(screen.queryByText('Confirmado')).toBeNull()
    expect(transport.calls).toEqual([])
  })

  it('stays available when the church has switched events off', async () => {
    await open(scenes.single, { startUp: { modulos: [] } })
    expect(screen.getByText('Confirmado')).toBeInTheDocument()
  })
})
