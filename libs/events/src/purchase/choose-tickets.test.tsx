import { refuse, type FakeHttp } from '@atrio/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { add, more, open, order, press, warmUp } from '../testing/buying.ts'
import { conference, one } from '../testing/events.scenes.ts'
import { fillCart } from '../testing/fill-cart.ts'
import { feesOf, scenes } from '../testing/purchase.scenes.ts'
import { member } from '../testing/registrations.scenes.ts'

beforeAll(warmUp, 60_000)
afterEach(() => sessionStorage.clear())

describe('ChooseTickets', () => {
  it('offers only the kinds on sale', async () => {
    await open(scenes.open)
    await more('Individual')
    const offered = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))
    expect(offered).toEqual(expect.arrayContaining(['Casal', 'Individual', 'Só a transmissão']))
    expect(screen.queryByRole('group', { name: 'Berçário' })).toBeNull()
    expect(screen.queryByRole('group', { name: 'Segundo lote' })).toBeNull()
  })

  it('shows the price with the fees of each payment method, as computed by the server', async () => {
    await open(scenes.open)
    const fee = /^\+ taxas a partir de R\$\s5,25, conforme a forma de pagamento$/
    expect(await screen.findByText(fee)).toBeInTheDocument()
    await add('Individual', 2)
    expect(await screen.findByText('2 ingressos · com taxas, conforme a forma de pagamento')).toBeInTheDocument()
    expect(screen.getByText(/^A partir de R\$\s179,50$/)).toBeInTheDocument()
    expect(screen.getByText(/^As taxas são a de serviço e a de processamento/)).toBeInTheDocument()
  })

  const byMethods = (rates: Parameters<typeof feesOf>[0], more: FakeHttp = {}) => ({
    [one(7)]: {
      ...conference,
      metodosPagamento: Object.keys(rates),
      ingressos: conference.ingressos.filter(({ id }) => id === 1),
    },
    ...feesOf(rates, 8500),
    ...more,
  })
  const none = { service: 0, processing: 0 }
  it.each([
    [
      'cash before a card that has fees',
      { dinheiro: none, cartao_credito: { service: 5, processing: 100 } },
      /^\+ taxas de até R\$\s5,25, conforme a forma de pagamento$/,
      '1 ingresso · com taxas, conforme a forma de pagamento',
      /^A partir de R\$\s85,00$/,
    ],
    [
      'a fee for processing alone, the same for all',
      { cartao_credito: { service: 0, processing: 290 }, ach: { service: 0, processing: 290 } },
      /^\+ R\$\s2,90 de taxas$/,
      /^1 ingresso · com R\$\s2,90 de taxas$/,
      /^R\$\s87,90$/,
    ],
  ] as const)('shows the right fee note for %s', async (_, rates, fee, note, sum) => {
    await open(byMethods(rates))
    expect(await screen.findByText(fee)).toBeInTheDocument()
    expect(await screen.findByText(note)).toBeInTheDocument()
    expect(screen.getByText(sum)).toBeInTheDocument()
  })

  it('shows no fees when there are none, and a note when they fail to load', async () => {
    await open(byMethods({ dinheiro: none }))
    expect(await screen.findByText('1 ingresso')).toBeInTheDocument()
    expect(screen.queryByText(/taxas/)).toBeNull()
    cleanup()
    const pix = 'GET /evento/7/calcular-taxas?valor=8500&metodoPagamento=pix&igreja=1'
    await open(byMethods({ dinheiro: none, pix: none }, { [pix]: refuse(503) }))
    expect(await screen.findByText('Pode haver taxas, conforme a forma de pagamento')).toBeInTheDocument()
    expect(await screen.findByText('1 ingresso · mais taxas, se houver')).toBeInTheDocument()
  })

  it('goes straight to checkout when every holder is complete', async () => {
    fillCart(7, [1, 3], ['Ana Lima', 'Bento Lima'])
    const { path } = await open(scenes.open)
    expect(await screen.findByRole('link', { name: 'Rever os dados de quem vai participar' })).toHaveAttribute(
      'href',
      '/event/7?buyingStep=holders&fillTicket=1',
    )
    await press('Ir para o resumo')
    await waitFor(() => expect(path()).toBe('/checkout'))
    expect(order()).toMatchObject({ payload: { tickets: [{ holder: 'Ana Lima' }, { holder: 'Bento Lima' }] } })
  })

  it('continues at the first holder with missing data', async () => {
    fillCart(7, [1, 3], ['Ana Lima'])
    const { path } = await open(scenes.open)
    await press('Continuar')
    await waitFor(() => expect(path()).toBe('/event/7?buyingStep=holders&fillTicket=2'))
  })

  it('stops at the order’s and the person’s limit', async () => {
    await open(scenes.limited, undefined, { session: member })
    expect(await screen.findByText('Limite atingido: 1 por pessoa')).toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'Só a transmissão' })).toBeNull()
    await add('Individual', 8)
    const group = screen.getByRole('group', { name: 'Individual' })
    expect(within(group).getByRole('status')).toHaveTextContent('6')
    expect(await more('Casal')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('O limite é de 6 ingressos por compra.')).toBeInTheDocument()
  })

  it('requires at least one ticket', async () => {
    const { path } = await open(scenes.open)
    await press('Continuar')
    expect(path()).toBe('/event/7?buyingStep=tickets')
    expect(screen.getByText('Escolha pelo menos um ingresso.')).toBeInTheDocument()
  })

  const oneKind: FakeHttp = { ...scenes.open, ...byMethods({ dinheiro: none }) }

  it('begins with one ticket where the event has a single kind', async () => {
    const { path } = await open(oneKind)
    expect(await screen.findByText('1 ingresso')).toBeInTheDocument()
    await press('Continuar')
    await waitFor(() => expect(path()).toBe('/event/7?buyingStep=holders&fillTicket=1'))
    expect(await screen.findByText('Ingresso 1 de 1')).toBeInTheDocument()
  })

  it('leaves the single kind at none once its one ticket was taken out', async () => {
    await open(oneKind)
    await press('Menos um: Individual')
    await press('Continuar')
    expect(screen.getByText('Escolha pelo menos um ingresso.')).toBeInTheDocument()
    cleanup()
    await open(oneKind)
    const group = await screen.findByRole('group', { name: 'Individual' })
    expect(within(group).getByRole('status')).toHaveTextContent('0')
  })

  it('shows the tickets before the questions about a holder when nothing was chosen', async () => {
    await open(oneKind, '/event/7?buyingStep=holders&fillTicket=1')
    expect(await screen.findByRole('heading', { name: 'Escolha os ingressos' })).toBeInTheDocument()
  })

  it('does not say that tickets are gone which nobody has chosen', async () => {
    const [kind] = conference.ingressos
    await open({ ...oneKind, [one(7)]: { ...conference, ingressos: [{ ...kind, qtdeDisponivel: 0 }] } })
    expect(await screen.findByRole('heading', { name: 'Escolha os ingressos' })).toBeInTheDocument()
    expect(screen.queryByText(/^Alguns dos ingressos/)).toBeNull()
  })

  it('sells nothing of a closed event', async () => {
    await open(scenes.closed)
    expect(await screen.findByRole('heading', { name: 'Inscrições encerradas' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull()
  })
})
