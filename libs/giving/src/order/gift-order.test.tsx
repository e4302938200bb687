import { ApiError } from '@atrio/api-client'
import { beginOrder, checkoutFeature } from '@atrio/checkout'
import { renderFeature, wirePayment, wireStartUp, type FakeHttp } from '@atrio/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { givingFeature } from '../feature.ts'
import type { GiftPayload } from '../model/gift.ts'
import { scenes } from '../testing/giving.scenes.ts'

const GIVE = 'POST /pagamento/?igreja=1'
const FEES = 'GET /pagamento/calcular-taxas?metodoPagamento=dinheiro&valor=12500&igreja=1'
const startUp = {
  metodosPagamento: [
    { id: 1, codigo: 'dinheiro', nome: 'Dinheiro', idGatewayPagamento: null },
    { id: 2, codigo: 'picpay', nome: 'PicPay', idGatewayPagamento: 4 },
  ],
}
type Sent = { body: { valorTotal: number; flagUsuarioTaxa: boolean; motivos: object[] }; idempotencyKey: string }

beforeAll(() => Promise.all([import('./gift-order.ts'), import('./refusal.tsx'), import('./afterwards.tsx')]), 60_000)
afterEach(() => sessionStorage.clear())

/** At checkout with a gift; the server answers in turn. */
async function atCheckout(
  payload: Partial<Omit<GiftPayload, 'everyDays'>>,
  answers: (ApiError | object)[],
  more: FakeHttp = {},
  church: object = {},
) {
  const sent: Sent[] = []
  const http: FakeHttp = {
    ...scenes.many,
    [GIVE]: (request: Sent) => {
      const answer = answers[sent.push(request) - 1]
      if (answer instanceof ApiError) throw answer
      return answer
    },
    ...more,
  }
  const view = await renderFeature(givingFeature, {
    at: '/',
    http,
    beside: [checkoutFeature],
    startUp: { ...startUp, ...church },
  })
  const gifts = [
    { reasonId: 3, amount: 10_000 },
    { reasonId: 4, amount: 2_500 },
  ]
  const whole: GiftPayload = { gifts, coversFees: false, everyDays: null, ...payload }
  await act(() => view.router.navigate(beginOrder(view.ctx, 'gift', whole)))
  return { ...view, sent }
}

async function pay() {
  await userEvent.type(await screen.findByLabelText('Nome completo'), 'Rui Prado')
  await userEvent.type(screen.getByLabelText('E-mail'), 'rui@gift.test')
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
}
const refused = (fields: Record<string, string>, status = 400) =>
  new ApiError('no', { kind: 'refused', status, code: 'validation', fields })

describe('an order of gifts', () => {
  it('sends the chosen gifts and shows thanks', async () => {
    const approved = wirePayment({ tipo: 'doacao', situacao: 'aprovado', metodoPagamento: 'dinheiro', valor: 12_500 })
    const { sent, path } = await atCheckout({}, [approved])
    await pay()
    await waitFor(() => expect(path()).toContain('/checkout/thank-you'))
    expect(sent[0]?.body).toMatchObject({
      idUsuario: null,
      flagUsuarioTaxa: false,
      valorTotal: 12_500,
      motivos: [
        { idMotivo: 3, valor: 10_000 },
        { idMotivo: 4, valor: 2_500 },
      ],
    })
    expect(sent[0]?.idempotencyKey).toMatch(/^[0-9a-f]{36}$/)
    expect(await screen.findByText('Obrigado por contribuir.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Contribuir de novo' })).toHaveAttribute('href', '/give')
  })

  it('includes the server’s fees when the giver pays them', async () => {
    const fees = { moeda: 'BRL', valor: 12_500, taxaServico: 300, taxaProcessamento: 200, valorTotal: 13_000 }
    const { sent } = await atCheckout({ coversFees: true }, [wirePayment({ tipo: 'doacao' })], {
      [FEES]: { ...fees, flagAssumida: false },
    })
    await pay()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ flagUsuarioTaxa: true, valorTotal: 13_000 })
  })

  it('offers the wallet app up to its maximum', async () => {
    const { unmount } = await atCheckout({ gifts: [{ reasonId: 4, amount: 499_999 }] }, [])
    expect(await screen.findByRole('radio', { name: 'PicPay' })).toBeInTheDocument()
    unmount()
    sessionStorage.clear()
    await atCheckout({ gifts: [{ reasonId: 4, amount: 500_000 }] }, [])
    expect(await screen.findByRole('radio', { name: 'Dinheiro ou transferência' })).toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: 'PicPay' })).toBeNull()
  })

  it('names the maximum of the wallet app in the church’s currency', async () => {
    const american = { igreja: { ...wireStartUp().igreja, moeda: 'USD' } }
    await atCheckout({}, [refused({ 'pagamento.metodoPagamento': 'wallet_maximum' })], {}, american)
    await pay()
    expect(await screen.findByText(/^No PicPay, o máximo é de US\$\s4\.999,99/)).toBeInTheDocument()
  })

  it('cannot be paid when its reason is gone', async () => {
    await atCheckout({ gifts: [{ reasonId: 99, amount: 10_000 }] }, [])
    expect(await screen.findByText('Isto não está mais disponível')).toBeInTheDocument()
  })

  it.each([
    [{ 'motivos.0.idMotivo': 'gone' }, 'Esta finalidade saiu da lista', 'Rever a contribuição', '/give'],
    [{ 'motivos.0.valor': 'minimum' }, 'Confira o valor', 'Rever a contribuição', '/give'],
    [{ 'pagamento.metodoPagamento': 'unavailable' }, 'Forma de pagamento indisponível', 'Escolher outra forma', ''],
    [{ 'pagamento.metodoPagamento': 'wallet_maximum' }, 'Valor alto demais para o PicPay', 'Escolher outra forma', ''],
    [{ valorTotal: 'changed' }, 'O total mudou', 'Ver o novo total', ''],
    [{ 'comprador.cpf': 'required' }, 'Faltam dados seus', 'Completar os dados', ''],
    [{ recorrenciaDias: 'signed_in' }, 'Esta contribuição não pode se repetir', 'Rever a contribuição', '/give'],
  ])('shows a refusal for %j as “%s” with its action', async (fields, title, action, to) => {
    const { path } = await atCheckout({}, [refused(fields as Record<string, string>)])
    await pay()
    const dialog = await screen.findByRole('dialog', { name: title })
    await userEvent.click(within(dialog).getByRole('button', { name: action }))
    await waitFor(() => expect(path()).toBe(to || '/checkout'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    if (to) expect(await screen.findByLabelText('Valor: Missões')).toHaveValue('25,00')
  })
})
