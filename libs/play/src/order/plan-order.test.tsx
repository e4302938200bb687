import { ApiError } from '@atrio/api-client'
import { beginOrder, checkoutFeature } from '@atrio/checkout'
import { renderFeature, wirePayment, wireStartUp, type FakeHttp } from '@atrio/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { playFeature } from '../feature.ts'
import { access, ana, calls, scenes } from '../testing/play.scenes.ts'

const FEES = 'GET /pagamento/calcular-taxas?metodoPagamento=dinheiro&valor=1990&igreja=1'
const startUp = { metodosPagamento: [{ id: 1, codigo: 'dinheiro', nome: 'Dinheiro', idGatewayPagamento: null }] }
const fees = { moeda: 'BRL', valor: 1_990, taxaServico: 100, taxaProcessamento: 122, valorTotal: 2_212 }
const approved = wirePayment({ tipo: 'plano', situacao: 'aprovado', metodoPagamento: 'dinheiro', valor: 1_990 })
type Sent = { body: object; idempotencyKey: string }

beforeAll(() => Promise.all([import('./plan-order.ts'), import('./refusal.tsx'), import('./afterwards.tsx')]), 60_000)
afterEach(() => sessionStorage.clear())

async function atCheckout(planId: number, answer: unknown, session: typeof ana | undefined = ana, church: object = {}) {
  const sent: Sent[] = []
  const http: FakeHttp = {
    ...scenes.closed,
    [FEES]: { ...fees, flagAssumida: false },
    'GET /usuario/vida-plena/8/cartoes': { cartoes: [] },
    [calls.subscribe]: (request: Sent) => {
      sent.push(request)
      if (answer instanceof ApiError) throw answer
      return answer
    },
  }
  const beside = [checkoutFeature, access]
  const view = await renderFeature(playFeature, {
    at: '/play/plans',
    http,
    beside,
    startUp: { ...startUp, ...church },
    ...(session && { session }),
  })
  await act(() => view.router.navigate(beginOrder(view.ctx, 'plan', { planId })))
  return { ...view, sent }
}
const pay = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirmar' }))

describe('an order of a plan', () => {
  it('sends the server’s fees and links to the videos', async () => {
    const { sent, path } = await atCheckout(2, approved)
    await pay()
    await waitFor(() => expect(path()).toContain('/checkout/thank-you'))
    expect(sent[0]?.body).toMatchObject({ idUsuario: 8, idPlano: 2, valorTotal: 2_212 })
    expect(sent[0]?.idempotencyKey).toMatch(/^[0-9a-f]{36}$/)
    expect(await screen.findByText('Sua assinatura está ativa.')).toBeInTheDocument()
    expect(screen.getByText(/não renova sozinha/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Assistir agora' })).toHaveAttribute('href', '/play/browse')
  })

  it('adds no fees when the church pays them', async () => {
    const { sent } = await atCheckout(3, approved)
    await pay()
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ idPlano: 3, valorTotal: 19_900 }))
  })

  it('cannot be paid when its plan is gone', async () => {
    await atCheckout(99, approved)
    expect(await screen.findByText('Isto não está mais disponível')).toBeInTheDocument()
  })

  it('names the maximum of the wallet app in the church’s currency', async () => {
    const fields = { 'pagamento.metodoPagamento': 'wallet_maximum' }
    const refused = new ApiError('no', { kind: 'refused' as const, status: 400, code: 'validation', fields })
    await atCheckout(2, refused, ana, { igreja: { ...wireStartUp().igreja, moeda: 'USD' } })
    await pay()
    expect(await screen.findByText(/^No PicPay, o máximo é de US\$\s4\.999,99/)).toBeInTheDocument()
  })

  it('shows a refusal with its action', async () => {
    const refused = new ApiError('no', {
      kind: 'refused' as const,
      status: 400,
      code: 'validation',
      fields: { idPlano: 'gone' },
    })
    const { path } = await atCheckout(2, refused)
    await pay()
    const dialog = await screen.findByRole('dialog', { name: 'Este plano saiu da lista' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ver os planos' }))
    await waitFor(() => expect(path()).toBe('/play/plans'))
  })
})
