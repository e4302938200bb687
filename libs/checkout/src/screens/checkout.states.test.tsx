import { ORDER, refuse, wirePayment } from '@atrio/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptTerms,
  giveBuyer,
  giveCard,
  giveCpf,
  open,
  payButton,
  pressPay,
  warmUp,
} from '../testing/at-checkout.tsx'
import {
  americanChurch,
  calls,
  endOrder,
  member,
  scenes,
  startOrder,
  startWith,
  summaryOf,
} from '../testing/checkout.scenes.ts'
import { recorded } from '../testing/recorded.ts'
import { sampleFeature } from '../testing/sample-feature.tsx'

beforeAll(warmUp, 60_000)
beforeEach(() => void startOrder())
afterEach(endOrder)

describe('checkout of a member', () => {
  it('pays under the member’s account and asks for no name', async () => {
    startWith('card')
    const { sent, http } = recorded(scenes.member)
    await open(http, '/checkout', { session: member })
    expect(await screen.findByText('Pagando como Ana Lima')).toBeInTheDocument()
    expect(screen.queryByLabelText('Nome completo')).toBeNull()
    await giveCard()
    expect(screen.getByRole('checkbox', { name: 'Guardar este cartão para a próxima vez' })).toBeChecked()
    await acceptTerms()
    await pressPay()
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ buyer: null, saveCard: true }))
  })

  it('pays with a saved card of the church’s gateway', async () => {
    startWith('card')
    const { sent, http } = recorded(scenes.savedCards)
    await open(http, '/checkout', { session: member })
    expect(await screen.findByRole('radio', { name: /Visa com final 4242/ })).toBeChecked()
    expect(screen.queryByRole('radio', { name: /9999/ })).toBeNull()
    expect(screen.queryByLabelText('Número do cartão')).toBeNull()
    await acceptTerms()
    await pressPay()
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ token: null, savedCardId: 31, saveCard: false }))
  })

  it('disables an expired card and selects the next one', async () => {
    startWith('card')
    await open(scenes.expiredCards, '/checkout', { session: member })
    const expired = await screen.findByRole('radio', { name: /Visa com final 4242 .*expirou em 10\/2026/ })
    expect(expired).toBeDisabled()
    expect(expired).not.toBeChecked()
    expect(screen.getByRole('radio', { name: /Visa com final 1881/ })).toBeChecked()
  })

  it.each([
    ['accepts a card on the last evening of its month in the church’s zone', '2026-11-01T02:59:00Z', true],
    ['disables it when the next month begins there', '2026-11-01T03:01:00Z', false],
  ])('%s', async (_, now, accepted) => {
    startWith('card')
    await open(scenes.onlyExpiredCards, '/checkout', { session: member, now })
    const card = await screen.findByRole('radio', { name: /Visa com final 4242/ })
    expect(card.hasAttribute('disabled')).toBe(!accepted)
  })

  it('asks for a new card when all saved ones have expired', async () => {
    startWith('card')
    await open(scenes.onlyExpiredCards, '/checkout', { session: member })
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeDisabled()
    expect(screen.getByRole('radio', { name: 'Usar outro cartão' })).toBeChecked()
    expect(screen.getByLabelText('Número do cartão')).toBeInTheDocument()
  })

  it('asks for a new card when the saved ones fail to load', async () => {
    startWith('card')
    await open(scenes.cardsFail, '/checkout', { session: member })
    expect(await screen.findByLabelText('Número do cartão')).toBeInTheDocument()
  })
})

describe('checkout at a church in the United States', () => {
  it.each(['card', 'ach', 'cash', 'wallet', 'paypal'] as const)('asks for no CPF to pay by %s', async (way) => {
    startWith(way)
    await open(scenes.base, '/checkout', { startUp: americanChurch })
    await giveBuyer()
    expect(screen.getAllByRole('radio', { checked: true })[0]).toHaveAttribute('value', way)
    expect(screen.queryByLabelText(/CPF/)).toBeNull()
  })
})

describe('other states of checkout', () => {
  it('shows an empty state without an order', async () => {
    endOrder()
    await open(scenes.base)
    expect(await screen.findByRole('heading', { name: 'Não há nada para pagar' })).toBeInTheDocument()
  })

  it('redirects to the order that this tab has paid', async () => {
    endOrder()
    startOrder({ draft: null, code: ORDER })
    const { path } = await open(scenes.base)
    await waitFor(() => expect(path()).toBe(`/checkout/thank-you?order=${ORDER}`))
  })

  it('shows that the chosen item is gone', async () => {
    await open(scenes.gone)
    expect(await screen.findByRole('heading', { name: 'Isto não está mais disponível' })).toBeInTheDocument()
  })

  it('shows the specified error when the order fails to load and retries on request', async () => {
    const { transport } = await open(scenes.summaryFails)
    expect(await screen.findByText('Algo deu errado. Atualize a página e tente novamente.')).toBeInTheDocument()
    const before = transport.calls.length
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(transport.calls.length).toBeGreaterThan(before))
  })

  it('refuses to pay an unknown total', async () => {
    const { transport } = await open(scenes.sumsFail)
    expect(await screen.findByText(/Não foi possível calcular o total/)).toBeInTheDocument()
    await giveBuyer()
    giveCpf()
    await acceptTerms()
    await userEvent.click(await payButton())
    await waitFor(() => expect(screen.getAllByText(/Não foi possível calcular o total/)).toHaveLength(2))
    expect(transport.calls).not.toContain(calls.buy)
  })

  it('keeps the notice until the retry of a total is answered and then focuses the pay button', async () => {
    const fees = 'GET /sample/fees?tickets=2&method=pix'
    const answer = Promise.withResolvers<unknown>()
    let answerOf: () => unknown = () => refuse(500)
    await open({ ...scenes.base, [fees]: () => answerOf() })
    const notice = await screen.findByText(/Não foi possível calcular o total/)
    answerOf = () => answer.promise
    const retry = screen.getByRole('button', { name: 'Tentar de novo' })
    await userEvent.click(retry)
    expect(notice).toBeInTheDocument()
    expect(retry).toHaveFocus()
    expect(retry).toHaveAttribute('aria-busy', 'true')
    answer.resolve(scenes.base[fees])
    await waitFor(() => expect(notice).not.toBeInTheDocument())
    expect(await payButton()).toHaveFocus()
  })

  it('leaves the focus where it is when the notice of a failed total goes without a retry', async () => {
    await open({ ...scenes.base, 'GET /sample/fees?tickets=2&method=pix': refuse(500) })
    const notice = await screen.findByText(/Não foi possível calcular o total/)
    // as browsers that give no focus to what is clicked
    fireEvent.click(screen.getByRole('radio', { name: 'Cartão de crédito' }))
    await waitFor(() => expect(notice).not.toBeInTheDocument())
    expect(document.body).toHaveFocus()
  })

  it('links guests to sign in or register and back', async () => {
    await open(scenes.base)
    expect(await screen.findByRole('link', { name: 'entre' })).toHaveAttribute('href', '/access?redirectTo=%2Fcheckout')
    expect(screen.getByRole('link', { name: 'crie um cadastro' })).toHaveAttribute(
      'href',
      '/access?start=register&redirectTo=%2Fcheckout',
    )
  })

  it('shows the terms as plain text, or as their feature renders them', async () => {
    const { html } = summaryOf().terms
    const first = await open(scenes.base)
    const region = await screen.findByRole('region', { hidden: true, name: 'Ler os termos e condições' })
    expect(region).toHaveTextContent('O ingresso é pessoal.Devolvemos até 7 dias antes.')
    first.unmount()
    const Written = (props: { html: string }) => <a href="/rules">as written: {props.html}</a>
    const event = async () => {
      const { default: sold } = await sampleFeature.orders!.event!()
      return { default: { ...sold, parts: { ...sold.parts, terms: () => Promise.resolve(Written) } } }
    }
    await open(scenes.base, '/checkout', { beside: [{ ...sampleFeature, orders: { event } }] })
    const name = `as written: ${html}`
    await userEvent.click(await screen.findByText('Ler os termos e condições'))
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/rules')
  })

  it.each([
    ['en', 'How would you like to pay?'],
    ['es', '¿Cómo prefieres pagar?'],
  ] as const)('is translated to %s', async (locale, title) => {
    await open(scenes.base, '/checkout', { locale })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  })

  it('continues at the outcome when the answer is approved at once', async () => {
    startWith('cash')
    const { http } = recorded({ ...scenes.base, [calls.payment]: wirePayment({ metodoPagamento: 'dinheiro' }) })
    await open(http)
    await giveBuyer()
    await acceptTerms()
    await pressPay()
    expect(await screen.findByRole('heading', { level: 1, name: 'Pagamento confirmado' })).toBeInTheDocument()
  })
})
