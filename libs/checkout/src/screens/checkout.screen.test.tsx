import { ORDER } from '@atrio/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderStore } from '../data/order.store.ts'
import {
  acceptTerms,
  choose,
  field,
  fill,
  giveBuyer,
  giveCard,
  giveCpf,
  method,
  open,
  pressPay,
  warmUp,
} from '../testing/at-checkout.tsx'
import { americanChurch, calls, endOrder, scenes, startOrder, startWith } from '../testing/checkout.scenes.ts'
import { recorded } from '../testing/recorded.ts'

beforeAll(warmUp, 60_000)
beforeEach(() => void startOrder())
afterEach(endOrder)

describe('CheckoutScreen', () => {
  it('shows the order with the server’s total', async () => {
    await open(scenes.base)
    const table = (await screen.findAllByRole('table', { name: 'Resumo', hidden: true }))[0]!
    await waitFor(() => expect(within(table).getByText('R$ 183,60')).toBeInTheDocument())
    expect(within(table).getByRole('rowheader', { name: 'Taxa de serviço', hidden: true })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'Como você prefere pagar?' })).toBeInTheDocument()
  })

  it('offers the methods with their consequences', async () => {
    await open(scenes.base)
    expect(await method('Pix')).toHaveAccessibleDescription('Confirmação na hora')
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'Cartão de crédito' })).toHaveAccessibleDescription(
        /^Em até 2x de R\$\s91,80 sem juros$/,
      ),
    )
    expect(await method('Dinheiro ou transferência')).toHaveAccessibleDescription('Pague em até 3 dias')
  })

  it('lets a guest pay by Pix and continues at the outcome', async () => {
    const { sent, http } = recorded(scenes.base)
    const { path } = await open(http)
    await giveBuyer()
    giveCpf()
    await acceptTerms()
    await pressPay('Gerar o código Pix')
    await waitFor(() => expect(path()).toBe(`/checkout/thank-you?order=${ORDER}`))
    expect(sent[0]!.body).toMatchObject({
      method: 'pix',
      total: 18360,
      termsAccepted: true,
      token: null,
      buyer: { name: 'Ana Beatriz Lima', email: 'ana@demo.test', phone: null, cpf: '52998224725', country: 'BR' },
    })
    expect(orderStore.read()).toMatchObject({ draft: null, attempt: null, code: ORDER })
  })

  it('requires name, e-mail, CPF and acceptance of the terms', async () => {
    const { transport } = await open(scenes.base)
    await pressPay()
    expect(await screen.findAllByText('Esse campo é obrigatório.')).toHaveLength(3)
    expect(screen.getByText('É preciso aceitar os termos para continuar.')).toBeInTheDocument()
    expect(transport.calls).not.toContain(calls.buy)
  })

  it('sends the card to the payment host and only its token with the order', async () => {
    const tokens: unknown[] = []
    const { sent, http } = recorded({
      ...scenes.base,
      [calls.cardToken]: ({ client, body }: { client: string; body: unknown }) => {
        tokens.push({ client, body })
        return { token: 'tok_0123456789', bandeira: 'Visa', final: '4242' }
      },
    })
    const { path } = await open(http)
    await giveBuyer()
    await choose('Cartão de crédito')
    await giveCard()
    expect(await screen.findByText('Visa')).toBeInTheDocument()
    await userEvent.selectOptions(field('Parcelas'), '3')
    await acceptTerms()
    await pressPay(/^Pagar R\$\s187,25$/)
    await waitFor(() => expect(path()).toBe(`/checkout/thank-you?order=${ORDER}`))
    expect(tokens).toEqual([
      {
        client: 'card',
        body: {
          numero: '4242424242424242',
          titular: 'ANA B LIMA',
          validade: '08/2029',
          cvv: '123',
          cpf: '52998224725',
          dataNascimento: '1990-02-01',
        },
      },
    ])
    expect(sent[0]!.body).toMatchObject({ method: 'card', token: 'tok_0123456789', installments: 3, total: 18725 })
    expect(JSON.stringify(sent)).not.toContain('4242424242424242')
  })

  it('sends the card to the provider when the gateway’s tokens are made there', async () => {
    startWith('card')
    const { sent, http } = recorded(scenes.stripe)
    const { transport } = await open(http)
    await giveBuyer()
    await giveCard()
    await acceptTerms()
    await pressPay()
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ method: 'card', token: 'pm_1AbcDefGh' }))
    expect(transport.calls).toContain(calls.providerToken)
    expect(transport.calls).not.toContain(calls.cardToken)
    expect(JSON.stringify(sent)).not.toContain('4242424242424242')
  })

  it('sends the card to the payment host when the backend names no tokenizer', async () => {
    startWith('card')
    const { sent, http } = recorded(scenes.noTokenizer)
    await open(http)
    await giveBuyer()
    await giveCard()
    await acceptTerms()
    await pressPay()
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ method: 'card', token: 'tok_0123456789' }))
  })

  it('keeps a guest’s values but no card data over a refresh', async () => {
    const first = await open(scenes.base)
    await giveBuyer()
    await choose('Cartão de crédito')
    await giveCard()
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/4242|ANA B LIMA|52998224725|1990/)
    first.unmount()
    await open(scenes.base)
    expect(await screen.findByLabelText('Nome completo', { selector: 'input' })).toHaveValue('Ana Beatriz Lima')
    expect(await method('Cartão de crédito')).toBeChecked()
    expect(field('Número do cartão')).toHaveValue('')
  })

  it.each([
    ['4242424242424241', 'Confira o número do cartão.'],
    ['4000', 'Confira o número do cartão.'],
  ])('rejects the card number %s: %s', async (number, message) => {
    startWith('card')
    const { transport } = await open(scenes.base)
    await giveBuyer()
    await giveCard(number)
    await acceptTerms()
    await pressPay()
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(transport.calls).not.toContain(calls.cardToken)
  })

  it.each([
    ['badCard', 'Alguma informação do cartão está incorreta. Por favor verifique.'],
    ['badCardAtStripe', 'Alguma informação do cartão está incorreta. Por favor verifique.'],
    ['tokenizerLost', /Não houve resposta do banco. Nada foi cobrado./],
    ['tokenLost', /Não houve resposta do banco. Nada foi cobrado./],
  ] as const)('shows an error when there is no token: %s', async (scene, message) => {
    startWith('card')
    const { transport } = await open(scenes[scene])
    await giveBuyer()
    await giveCard()
    await acceptTerms()
    await pressPay()
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(transport.calls).not.toContain(calls.buy)
    expect(field('Número do cartão')).toHaveValue('4242 4242 4242 4242')
  })

  it('stays on the form when the bank refuses and makes the next try another payment', async () => {
    startWith('card')
    const { sent, http } = recorded(scenes.declined)
    const { path } = await open(http)
    await giveBuyer()
    await giveCard('4000000000000002')
    await acceptTerms()
    await pressPay()
    expect(await screen.findByText('O banco recusou este cartão. Confira o número ou use outro.')).toBeInTheDocument()
    expect(field('Número do cartão')).toHaveValue('4000 0000 0000 0002')
    expect(path()).toBe('/checkout')
    await pressPay()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]!.idempotencyKey).not.toBe(sent[0]!.idempotencyKey)
  })

  it('shows no methods when nothing is to be paid', async () => {
    const { sent, http } = recorded(scenes.free)
    await open(http)
    await giveBuyer()
    await acceptTerms()
    expect(screen.queryByRole('radio')).toBeNull()
    await pressPay('Confirmar')
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ method: null, total: 0, installments: 1 }))
  })

  it('accepts Pix and boleto from addresses in Brazil only', async () => {
    await open(scenes.base)
    await giveBuyer()
    expect(await method('Boleto')).toBeEnabled()
    await userEvent.selectOptions(field('País'), 'US')
    for (const name of ['Pix', 'Boleto', 'Pix para a igreja']) {
      expect(await method(name)).toBeDisabled()
      expect(await method(name)).toHaveAccessibleDescription('Só para endereços no Brasil')
    }
    expect(await method('Cartão de crédito')).toBeEnabled()
    await acceptTerms()
    await pressPay()
    expect(await screen.findByText('Escolha uma forma de pagamento.')).toBeInTheDocument()
  })

  it('pays from a bank account in the United States', async () => {
    startWith('ach')
    const { sent, http } = recorded(scenes.base)
    const { transport } = await open(http, '/checkout', { startUp: americanChurch })
    await giveBuyer()
    fill('Titular da conta', 'John Doe')
    fill(/Número de roteamento/, '110000001')
    fill('Número da conta', '000123456789')
    await acceptTerms()
    await pressPay()
    expect(await screen.findByText(/Confira o número de roteamento/)).toBeInTheDocument()
    expect(transport.calls).not.toContain(calls.cardToken)
    fill(/Número de roteamento/, '110000000')
    await pressPay()
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ method: 'ach', token: 'tok_0123456789' }))
  })
})
