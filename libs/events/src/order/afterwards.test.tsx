import { checkoutFeature } from '@atrio/checkout'
import {
  noResponse,
  ORDER,
  refuse,
  renderFeature,
  wirePayment,
  wireTicket,
  wireTicketContent,
  type FakeHttp,
  type RenderFeatureOptions,
} from '@atrio/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventsFeature } from '../feature.ts'
import { readCart } from '../model/cart-draft.ts'
import { conference, one } from '../testing/events.scenes.ts'
import { fillCart } from '../testing/fill-cart.ts'
import { member } from '../testing/registrations.scenes.ts'

const FILE = `GET /usuario/0/evento/7/inscricao/pdf?igreja=1&pedido=${ORDER}&idioma=pt_BR`
const FACTS = `GET /igreja/vida-plena/evento/7/?pedido=${ORDER}`
const PAYMENT = `GET /usuario/0/pagamento/?pedido=${ORDER}&igreja=1`
const TICKETS = `GET /usuario/0/evento/7/inscricao/?igreja=1&pedido=${ORDER}`
const CONTENTS = `GET /usuario/0/evento/7/inscricao/31/conteudo/?igreja=1&pedido=${ORDER}`

const http: FakeHttp = {
  'GET /igreja/vida-plena/evento/': { eventos: [] },
  [PAYMENT]: wirePayment({ idReferencia: 7 }),
  [FACTS]: conference,
  [TICKETS]: { inscricoes: [wireTicket()] },
  [FILE]: noResponse(),
}

beforeAll(
  () => Promise.all([import('./event-order.ts'), import('./afterwards.tsx'), import('./order-contents.tsx')]),
  60_000,
)
afterEach(() => sessionStorage.clear())

async function open(more: FakeHttp = {}, { at = '', ...options }: Partial<RenderFeatureOptions> = {}) {
  const view = await renderFeature(eventsFeature, {
    at: '/event',
    http: { ...http, ...more },
    beside: [checkoutFeature],
    ...options,
  })
  await act(() => view.router.navigate(`/checkout/thank-you?order=${ORDER}${at}`))
  return view
}
const QR = 'QR Code do ingresso de Ana Lima'

describe('a guest’s order', () => {
  it('shows its tickets and their PDF by its code', async () => {
    const { transport } = await open()
    expect(await screen.findByRole('img', { name: QR })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Baixar PDF' }))
    expect(await screen.findByText(/Não houve resposta/)).toBeInTheDocument()
    expect(transport.calls).toContain(FILE)
  })

  it('shows its tickets even when the church has withdrawn the event', async () => {
    await open({ [one(7)]: refuse(404, 'not_found'), [FACTS]: { ...conference, situacao: 'indisponivel' } })
    expect(await screen.findByRole('img', { name: QR })).toBeInTheDocument()
  })

  it('opens its exclusive contents by its code', async () => {
    const view = await open({
      [TICKETS]: { inscricoes: [wireTicket({ flagConteudoExclusivo: true })] },
      [CONTENTS]: { conteudos: [wireTicketContent()] },
    })
    await userEvent.click(await screen.findByRole('link', { name: 'Ver conteúdo' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Conteúdo exclusivo' })).toHaveFocus())
    await userEvent.click(await screen.findByRole('link', { name: 'Roteiro da primeira roda' }))
    expect(await screen.findByText(/Comecem pela mesa/)).toBeInTheDocument()
    expect(view.path()).toBe(`/checkout/thank-you?order=${ORDER}&ticket=31&content=41`)
    await userEvent.click(screen.getByRole('link', { name: 'Conteúdo exclusivo' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Meus ingressos' }))
    expect(await screen.findByRole('img', { name: QR })).toBeInTheDocument()
  })

  it('shows its tickets when the query names a ticket of another order', async () => {
    const { transport } = await open({}, { at: '&ticket=99' })
    expect(await screen.findByRole('img', { name: QR })).toBeInTheDocument()
    expect(transport.calls.filter((call) => call.includes('conteudo'))).toEqual([])
  })

  it('links to the online event of its tickets', async () => {
    await open({ [TICKETS]: { inscricoes: [wireTicket({ urlOnline: 'https://live.test/x' })] } })
    expect(await screen.findByRole('link', { name: 'Acessar on-line' })).toHaveAttribute('href', 'https://live.test/x')
  })

  it('stays available after the guest signs in', async () => {
    const own = 'GET /usuario/8/evento/7/inscricao/?igreja=1'
    const payment = `GET /usuario/8/pagamento/?pedido=${ORDER}&igreja=1`
    await open({ [payment]: refuse(404), [own]: { inscricoes: [] } }, { session: member })
    expect(await screen.findByRole('img', { name: QR })).toBeInTheDocument()
  })

  it('of a member is not requested as a guest’s', async () => {
    const own = 'GET /usuario/8/evento/7/inscricao/?igreja=1'
    const payment = `GET /usuario/8/pagamento/?pedido=${ORDER}&igreja=1`
    const { transport } = await open(
      { [payment]: wirePayment({ idReferencia: 7 }), [own]: { inscricoes: [wireTicket({ pedido: ORDER })] } },
      { session: member },
    )
    expect(await screen.findByRole('link', { name: 'Ver meus ingressos' })).toBeInTheDocument()
    await waitFor(() => expect(transport.calls).toContain(own))
    expect(transport.calls).not.toContain(TICKETS)
  })
})

describe('an order that failed', () => {
  it.each(['nao_aprovado', 'cancelado', 'estornado'] as const)('links back to its event: %s', async (situacao) => {
    await open(
      { [`GET /usuario/8/pagamento/?pedido=${ORDER}&igreja=1`]: wirePayment({ idReferencia: 7, situacao }) },
      { session: member },
    )
    expect(await screen.findByRole('link', { name: 'Ver o evento' })).toHaveAttribute('href', '/event/7')
    expect(screen.queryByRole('link', { name: 'Ver meus ingressos' })).toBeNull()
  })
})

describe('the cart after an order', () => {
  const inCart = () => {
    const { values } = JSON.parse(sessionStorage.getItem('atrio.draft.events.cart.7') ?? '{}') as { values?: object }
    return readCart(values as Record<string, unknown>).length
  }
  /** The state in which checkout leaves the tab once an order is placed. */
  const placed = (code: string) =>
    sessionStorage.setItem(
      'atrio.draft.checkout',
      JSON.stringify({ order: 'x', draft: null, method: null, attempt: null, code, next: null }),
    )

  it('is emptied by the order made from it', async () => {
    fillCart(7, [1, 1], ['Ana', 'Bento'])
    placed(ORDER)
    await open()
    await waitFor(() => expect(inCart()).toBe(0))
  })

  it('is kept when an older order of the same event is opened', async () => {
    fillCart(7, [1, 1], ['Ana', 'Bento'])
    await open()
    expect(await screen.findByRole('img', { name: QR })).toBeInTheDocument()
    expect(inCart()).toBe(2)
  })

  it('is kept when it is filled again and the previous order is reopened', async () => {
    placed(ORDER)
    const view = await open()
    expect(await screen.findByRole('img', { name: QR })).toBeInTheDocument()
    await act(() => view.router.navigate('/event'))
    fillCart(7, [1], ['Clara'])
    await act(() => view.router.navigate(`/checkout/thank-you?order=${ORDER}`))
    expect(await screen.findByRole('img', { name: QR })).toBeInTheDocument()
    expect(inCart()).toBe(1)
  })
})
