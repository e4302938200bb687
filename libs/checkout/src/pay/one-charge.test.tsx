import { ApiError } from '@atrio/api-client'
import { noResponse, ORDER, refuse } from '@atrio/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { orderStore } from '../data/order.store.ts'
import { thanksPath } from '../paths.ts'
import {
  acceptTerms,
  field,
  fillPix,
  giveBuyer,
  giveCard,
  open,
  payButton,
  pressPay,
  warmUp,
} from '../testing/at-checkout.tsx'
import { calls, endOrder, member, scenes, sentAttempt, startOrder, startWith } from '../testing/checkout.scenes.ts'

type Sent = { body: unknown; idempotencyKey: string }

beforeAll(warmUp, 60_000)
afterEach(() => {
  endOrder()
  vi.useRealTimers()
})

/** A server that charges once per key, however often it is asked, with injected faults in its answers. */
function server(faults: ((tries: number) => unknown)[] = []) {
  const charged = new Map<string, string>()
  const sent: Sent[] = []
  const buy = ({ body, idempotencyKey }: Sent) => {
    sent.push({ body, idempotencyKey })
    const before = charged.get(idempotencyKey)
    if (before !== undefined && before !== JSON.stringify(body)) return refuse(422, 'idempotency_mismatch')
    charged.set(idempotencyKey, JSON.stringify(body))
    return faults[sent.length - 1]?.(sent.length) ?? { code: ORDER }
  }
  return { charged, sent, http: { ...scenes.base, [calls.buy]: buy } }
}
const inFlight = () =>
  Promise.reject(new ApiError('no', { kind: 'refused', status: 409, code: 'idempotency_in_flight', retryAfter: 2 }))
const paid = thanksPath({ order: ORDER })

describe('an order is charged once', () => {
  it('after a double click', async () => {
    startOrder()
    const { charged, sent, http } = server()
    const { path } = await open(http)
    await fillPix()
    const button = await payButton()
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(path()).toBe(paid))
    expect(sent).toHaveLength(1)
    expect(charged.size).toBe(1)
  })

  it('after a lost answer, when the same order is sent again', async () => {
    startWith('card')
    const { charged, sent, http } = server([noResponse])
    const { path, transport } = await open(http)
    await giveBuyer()
    await giveCard()
    await acceptTerms()
    await pressPay()
    expect(await screen.findByText(/você não será cobrado duas vezes/)).toBeInTheDocument()
    expect(field('Número do cartão')).toHaveValue('4242 4242 4242 4242')
    expect(field('Número do cartão')).toBeDisabled()
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(path()).toBe(paid))
    expect(sent[1]).toEqual(sent[0])
    expect(charged.size).toBe(1)
    expect(transport.calls.filter((call) => call === calls.cardToken)).toHaveLength(1)
  })

  it('while the first request is in flight, after waiting as long as the server says', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 })
    startOrder()
    const { sent, http } = server([inFlight, inFlight])
    const { path } = await open(http)
    await fillPix()
    await pressPay()
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    await waitFor(() => expect(path()).toBe(paid))
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(sent).toHaveLength(3)
  })

  it('after a refresh during payment, when the page asks again with the same key', async () => {
    startOrder()
    const { charged, sent, http } = server([() => new Promise(() => undefined)])
    const first = await open(http)
    await fillPix()
    await pressPay()
    await waitFor(() => expect(sent).toHaveLength(1))
    first.unmount()
    const { path } = await open(http)
    await waitFor(() => expect(path()).toBe(paid))
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(charged.size).toBe(1)
  })

  it('after a refresh while there is still no answer', async () => {
    startOrder({ attempt: sentAttempt })
    const { charged, http } = server([noResponse])
    const { path } = await open(http)
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(path()).toBe(paid))
    expect(charged.size).toBe(1)
  })

  it('in two tabs with the same order', async () => {
    const order = startOrder()
    const { charged, http } = server()
    const { path } = await open(http)
    await fillPix()
    // a duplicated tab has its own storage with the same order in it
    const copy = new BroadcastChannel('atrio.checkout')
    copy.postMessage({ order: order.order, code: ORDER })
    await waitFor(() => expect(path()).toBe(paid))
    copy.close()
    expect(charged.size).toBe(0)
    expect(orderStore.read()).toMatchObject({ code: ORDER, draft: null })
  })

  it('in two tabs at the same time, where the second one’s different contents are not charged', async () => {
    const order = startOrder()
    const { charged, sent, http } = server()
    charged.set(order.draft!.key, 'sent by the other tab')
    await open(http)
    await fillPix()
    await pressPay()
    expect(await screen.findByText(/talvez em outra aba/)).toBeInTheDocument()
    expect(charged.size).toBe(1)
    // another payment is made only on request
    fireEvent.click(screen.getByRole('button', { name: 'Pagar de novo mesmo assim' }))
    await pressPay()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]!.idempotencyKey).not.toBe(sent[0]!.idempotencyKey)
  })

  it('when another tab pays a different order', async () => {
    startOrder()
    const { path } = await open(scenes.base)
    await giveBuyer()
    const other = new BroadcastChannel('atrio.checkout')
    other.postMessage({ order: 'another', code: ORDER })
    await act(() => new Promise((done) => setTimeout(done, 50)))
    other.close()
    expect(path()).toBe('/checkout')
  })

  it('without sending a member’s attempt as a guest', async () => {
    startOrder({ attempt: { ...sentAttempt, payer: 8 } })
    const { sent, http } = server()
    await open(http)
    expect(await screen.findByText('Entre de novo para conferir o pagamento que você enviou.')).toBeInTheDocument()
    expect(sent).toHaveLength(0)
  })

  it('after the guest who sent it has signed in', async () => {
    startOrder({ attempt: sentAttempt })
    const sent: unknown[] = []
    const buy = ({ body }: { body: { payer: number | null; buyer: unknown } }) => {
      sent.push(body.payer)
      return { code: ORDER }
    }
    const { path } = await open({ ...scenes.member, [calls.buy]: buy }, '/checkout', { session: member })
    await waitFor(() => expect(path()).toBe(paid))
    expect(sent).toEqual([null])
  })

  it('without sending another member’s attempt, which can be left', async () => {
    startOrder({ attempt: { ...sentAttempt, payer: 9 } })
    const { sent, http } = server()
    const { path } = await open({ ...scenes.member, ...http }, '/checkout', { session: member })
    expect(await screen.findByText('Este pagamento foi enviado com outra conta.')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Deixar este pagamento' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Não há nada para pagar' })).toBeInTheDocument()
    expect([path(), sent.length, orderStore.read()]).toEqual(['/checkout', 0, null])
  })

  it('or refused after a refresh with the seller’s message', async () => {
    startOrder({ attempt: sentAttempt })
    const refused = new ApiError('no', { kind: 'refused', status: 409, code: 'SAMPLE_001' })
    await open({ ...scenes.base, [calls.buy]: () => Promise.reject(refused) })
    expect(await screen.findByRole('dialog', { name: 'Sample refuses: SAMPLE_001' })).toBeInTheDocument()
  })
})
