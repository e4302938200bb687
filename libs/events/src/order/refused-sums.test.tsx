import { ApiError } from '@atrio/api-client'
import { beginOrder, checkoutFeature } from '@atrio/checkout'
import { renderFeature, wirePayment, type FakeHttp } from '@atrio/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventsFeature } from '../feature.ts'
import { concert, one } from '../testing/events.scenes.ts'
import { fillCart } from '../testing/fill-cart.ts'
import { member } from '../testing/registrations.scenes.ts'
import type { EventOrderPayload } from './event-order.ts'

const KIND = concert.ingressos[0]!.id
const PRICE = 5000

/** The church's current data, which a test changes during checkout. */
let church: { fee: number; methods: string[] }
type Body = { valorTotal: number; pagamento: { metodoPagamento: string; qtdeParcelas: number } }
let sent: Body[]
beforeEach(() => {
  church = { fee: 100, methods: ['dinheiro', 'boleto'] }
  sent = []
})
beforeAll(() => import('./event-order.ts'), 60_000)
afterEach(() => sessionStorage.clear())

const codes = ['dinheiro', 'boleto', 'cartao_credito']
const fees = (amount: number) => ({
  moeda: 'BRL',
  valor: amount,
  taxaServico: church.fee,
  taxaProcessamento: 0,
  valorTotal: amount + church.fee,
  flagAssumida: false,
})
const event = () => ({
  ...concert,
  valorMinimo: PRICE,
  valorMaximo: PRICE,
  metodosPagamento: church.methods,
  termos: '<p>Regras.</p>',
  ingressos: concert.ingressos.map((kind) => ({ ...kind, valor: PRICE })),
})
const plans = ({ query }: { query: { valor: number; valorTaxas: number } }) => ({
  data: [1, 2, 3].map((qtdeParcelas) => {
    const valorTotal = query.valor + query.valorTaxas
    const valorParcela = Math.floor(valorTotal / qtdeParcelas)
    const valorUltimaParcela = valorTotal - valorParcela * (qtdeParcelas - 1)
    return { qtdeParcelas, valorParcela, valorUltimaParcela, juros: 0, valorTotal }
  }),
})
const installments = (fee: number) =>
  `GET /igreja/vida-plena/calcula-taxas-parcelamento-juros?valor=${PRICE}&flagJuros=false&flagTaxasAdministrativas=true&valorTaxas=${fee}&maxParcelas=3`

/** At checkout with one ticket; the first try is refused. */
async function atCheckout(
  code: string,
  { fields = {}, guest = false }: { fields?: Record<string, string>; guest?: boolean } = {},
) {
  const http: FakeHttp = {
    [one(8)]: event,
    'GET /igreja/vida-plena/evento/': { eventos: [] },
    'GET /usuario/8/evento/8/inscricao/?igreja=1': { inscricoes: [] },
    'GET /usuario/vida-plena/8/cartoes': {
      cartoes: [
        { id: 31, idGatewayPagamento: 8, final: '4242', titular: 'ANA B LIMA', bandeira: 'Visa', validade: '08/2029' },
      ],
    },
    [installments(100)]: plans,
    [installments(300)]: plans,
    'GET /utils/pais/': { paises: [] },
    [`POST /usuario/${guest ? 0 : 8}/evento/8/inscricao/?igreja=1`]: ({ body }: { body: Body }) => {
      sent.push(body)
      if (sent.length === 1) throw new ApiError('no', { kind: 'refused', status: 409, code, fields })
      return wirePayment({ situacao: 'aguardando', metodoPagamento: 'dinheiro', idReferencia: 8 })
    },
    ...Object.fromEntries(
      codes.map((code) => [
        `GET /evento/8/calcular-taxas?valor=${PRICE}&metodoPagamento=${code}&igreja=1`,
        () => fees(PRICE),
      ]),
    ),
  }
  const view = await renderFeature(eventsFeature, {
    at: '/event',
    http,
    beside: [checkoutFeature],
    ...(!guest && { session: member }),
    startUp: {
      metodosPagamento: codes.map((codigo, index) => ({
        id: index + 1,
        codigo,
        nome: codigo,
        idGatewayPagamento: codigo === 'cartao_credito' ? 8 : null,
      })),
    },
  })
  const payload: EventOrderPayload = {
    eventId: 8,
    version: concert.versao,
    tickets: [{ kindId: KIND, holder: 'Ana Lima', answers: [] }],
  }
  fillCart(8, [KIND], ['Ana Lima'])
  await act(() => view.router.navigate(beginOrder(view.ctx, 'event', payload)))
  return view
}

const agree = async () => {
  const terms = await screen.findByRole('checkbox', { name: /Li e aceito/ })
  if (!(terms as HTMLInputElement).checked) await userEvent.click(terms)
}
const submit = () => document.querySelector<HTMLButtonElement>('main form button[type="submit"]')!
/** Accepts the terms and pays, once the total has loaded. */
async function pay() {
  await agree()
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(submit())
}
const press = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

describe('checkout after a refusal', () => {
  it('pays the new total without asking the holders again', async () => {
    const view = await atCheckout('EVT_REG_014')
    await screen.findAllByText(/R\$\s51,00/)
    church.fee = 300
    await pay()
    await press('Rever os ingressos')
    await waitFor(() => expect(view.path()).toBe('/event/8?buyingStep=tickets'))
    await userEvent.click(await screen.findByRole('button', { name: 'Ir para o resumo' }))
    await waitFor(() => expect(view.path()).toBe('/checkout'))
    await pay()
    await waitFor(() => expect(sent.map(({ valorTotal }) => valorTotal)).toEqual([5100, 5300]))
  })

  it('shows the current data when the dialog is closed', async () => {
    await atCheckout('EVT_REG_014')
    await screen.findAllByText(/R\$\s51,00/)
    church.fee = 300
    await pay()
    await press('Fechar')
    expect((await screen.findAllByText(/R\$\s53,00/)).length).toBeGreaterThan(0)
    await pay()
    await waitFor(() => expect(sent.map(({ valorTotal }) => valorTotal)).toEqual([5100, 5300]))
  })

  it.each([
    ['EVT_REG_010', 'Boleto', ['dinheiro']],
    ['EVT_REG_012', 'Dinheiro ou transferência', ['boleto']],
    ['EVT_REG_013', 'Boleto', ['dinheiro']],
  ])('after %s no longer offers “%s”', async (code, gone, left) => {
    await atCheckout(code)
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(gone) }))
    church.methods = left
    await pay()
    await press('Escolher outra forma')
    await waitFor(() => expect(screen.queryByRole('radio', { name: new RegExp(gone) })).toBeNull())
    const other = screen.getByRole('radio')
    expect(other).not.toBeChecked()
    await userEvent.click(other)
    await pay()
    await waitFor(() => expect(sent[1]?.pagamento.metodoPagamento).toBe(left[0]))
  })

  it('moves to a guest’s missing CPF and keeps the payment method', async () => {
    await atCheckout('EVT_REG_026', { fields: { 'comprador.cpf': 'required' }, guest: true })
    await userEvent.click(await screen.findByRole('radio', { name: /^Boleto/ }))
    await userEvent.type(screen.getByLabelText('Nome completo'), 'Rui Prado')
    await userEvent.type(screen.getByLabelText('E-mail'), 'rui@demo.test')
    await userEvent.type(await screen.findByLabelText('CPF'), '52998224725')
    await pay()
    await press('Completar os dados')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('radio', { name: /^Boleto/ })).toBeChecked()
    expect(screen.getByLabelText('CPF')).toHaveFocus()
  })

  it('reloads the instalments with the current fees', async () => {
    church.methods = ['cartao_credito']
    await atCheckout('EVT_REG_016')
    const select = () => screen.findByLabelText<HTMLSelectElement>('Parcelas')
    await waitFor(async () => expect((await select()).options).toHaveLength(4))
    await userEvent.selectOptions(await select(), '3')
    church.fee = 300
    await pay()
    await press('Ver as parcelas')
    expect(await screen.findByRole('option', { name: /R\$\s53,00/ })).toBeInTheDocument()
    expect(await select()).toHaveValue('1')
    await userEvent.selectOptions(await select(), '2')
    await pay()
    await waitFor(() => expect(sent.map(({ valorTotal }) => valorTotal)).toEqual([5100, 5300]))
    expect(sent[1]?.pagamento.qtdeParcelas).toBe(2)
  })
})
