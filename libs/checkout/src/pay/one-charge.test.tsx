import { ApiError } from '@atrio/api-client'
import { noResponse, ORDER, refuse, wirePayment } from '@atrio/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { orderStore } from '../data/order.store.ts'
import { thanksPath } from '../paths.ts'
import {
  acceptTerms,
  field,
  giveBuyer,
  giveCard,
  giveCpf,
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

/** A server that charges once per key, however often and from wherever it is asked, with faults in its answers. */
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

async function fillPix() {
  await giveBuyer()
  giveCpf()
  await acceptTerms()
}

describe('one order is one charge', () => {
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

  it('after an answer that was lost: everything stays, and the same is sent again', async () => {
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

  it('when the first is still in flight: waits as long as it is told, and asks again', async () => {
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

  it('after a refresh in mid-payment: the page asks by itself, by the same key', async () => {
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

  it('after a refresh, also while there is still no answer', async () => {
    startOrder({ attempt: sentAttempt })
    const { charged, http } = server([noResponse])
    const { path } = await open(http)
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(path()).toBe(paid))
    expect(charged.size).toBe(1)
  })

  it('in two tabs that hold the same order', async () => {
    const order = startOrder()
    const { charged, http } = server()
    const { path } = await open(http)
    await fillPix()
    // a copied tab has its own storage with the same order in it
    const copy = new BroadcastChannel('atrio.checkout')
    copy.postMessage({ order: order.order, code: ORDER })
    await waitFor(() => expect(path()).toBe(paid))
    copy.close()
    expect(charged.size).toBe(0)
    expect(orderStore.read()).toMatchObject({ code: ORDER, draft: null })
  })

  it('in two tabs at the same time: the second one’s other contents are not charged, and it says so', async () => {
    const order = startOrder()
    const { charged, sent, http } = server()
    charged.set(order.draft!.key, 'sent by the other tab')
    await open(http)
    await fillPix()
    await pressPay()
    expect(await screen.findByText(/talvez em outra aba/)).toBeInTheDocument()
    expect(charged.size).toBe(1)
    // only who wants another payment gets one
    fireEvent.click(screen.getByRole('button', { name: 'Pagar de novo mesmo assim' }))
    await pressPay()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]!.idempotencyKey).not.toBe(sent[0]!.idempotencyKey)
  })

  it('of another order in another tab takes nothing away', async () => {
    startOrder()
    const { path } = await open(scenes.base)
    await giveBuyer()
    const other = new BroadcastChannel('atrio.checkout')
    other.postMessage({ order: 'another', code: ORDER })
    await act(() => new Promise((done) => setTimeout(done, 50)))
    other.close()
    expect(path()).toBe('/checkout')
  })

  it('asks nobody but its payer for what was sent', async () => {
    startOrder({ attempt: { ...sentAttempt, payer: 8 } })
    const { sent, http } = server()
    await open(http)
    expect(await screen.findByText('Entre de novo para conferir o pagamento que você enviou.')).toBeInTheDocument()
    expect(sent).toHaveLength(0)
  })
})

describe('what is left of a try', () => {
  it('after a refresh is a new one, when the bank has refused', async () => {
    const { draft } = startOrder({ attempt: sentAttempt })
    await open(scenes.declined)
    expect(await screen.findByText('O banco recusou este cartão. Confira o número ou use outro.')).toBeInTheDocument()
    expect(await screen.findByRole('radio', { name: 'Pix' })).toBeInTheDocument()
    expect(orderStore.read()?.draft?.key).not.toBe(draft!.key)
  })

  it('in checkout’s own words, when nobody else has any', async () => {
    startOrder()
    await open(scenes.failed)
    await fillPix()
    await pressPay()
    expect(await screen.findByText('Algo deu errado. Atualize a página e tente novamente.')).toBeInTheDocument()
    expect(field('Nome completo')).toHaveValue('Ana Beatriz Lima')
  })

  it('is told to wait by a busy server, and nothing was charged', async () => {
    startOrder()
    const { draft } = orderStore.read()!
    const limited = () =>
      Promise.reject(new ApiError('no', { kind: 'refused', status: 429, code: 'rate_limited', retryAfter: 100 }))
    await open({ ...scenes.base, [calls.buy]: limited })
    await fillPix()
    await pressPay()
    expect(await screen.findByText(/Espere 2 minutos e tente de novo. Nada foi cobrado./)).toBeInTheDocument()
    expect(orderStore.read()).toMatchObject({ attempt: null, draft: { key: draft!.key } })
  })
})

it('says beside its field what was refused of the buyer', async () => {
  startOrder()
  const missing = () =>
    Promise.reject(
      new ApiError('no', { kind: 'refused', status: 409, code: 'SAMPLE_026', fields: { 'comprador.cpf': 'cpf' } }),
    )
  await open({ ...scenes.base, [calls.buy]: missing })
  await fillPix()
  await pressPay()
  await waitFor(() => expect(field('CPF')).toHaveAccessibleDescription('CPF inválido.'))
})

describe('a refusal of the feature', () => {
  const openRefused = async () => {
    startOrder()
    const view = await open(scenes.refused)
    await fillPix()
    await pressPay()
    const dialog = await screen.findByRole('dialog', { name: 'Sample refuses: SAMPLE_001' })
    return { ...view, press: (name: string) => fireEvent.click(within(dialog).getByRole('button', { name })) }
  }

  it('is told by the feature, and what was typed stays', async () => {
    const { press } = await openRefused()
    press('Review')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('Nome completo')).toHaveValue('Ana Beatriz Lima')
    expect(screen.getByText('O pedido não foi aceito. Nada foi cobrado.')).toBeInTheDocument()
  })

  it('leads back to the methods', async () => {
    const { press } = await openRefused()
    press('Another method')
    expect(screen.getByRole('radio', { name: 'Pix' })).not.toBeChecked()
  })

  it('goes on with another draft, whose sum is seen before it is paid', async () => {
    const { press, transport } = await openRefused()
    press('One ticket less')
    await waitFor(() => expect(transport.calls).toContain('GET /sample?tickets=1'))
    expect(orderStore.read()?.draft?.payload).toEqual({ tickets: 1 })
    expect(transport.calls.filter((call) => call === calls.buy)).toHaveLength(1)
  })
})

describe('3-D Secure', () => {
  /** Open until the bank has answered, then approved. */
  const challenge = (answer = wirePayment()) => {
    let done = false
    const http = {
      ...scenes.challenge,
      [calls.payment]: () => (done ? answer : scenes.challenge[calls.payment]),
    }
    return { http, end: () => void (done = true) }
  }
  const openChallenge = async (http: object) => {
    startWith('card')
    const view = await open(http)
    await giveBuyer()
    await giveCard('4000002760003184')
    await acceptTerms()
    await pressPay()
    const frame = (await screen.findByTitle('Página do seu banco')) as HTMLIFrameElement
    const say = (over: Partial<MessageEventInit> = {}) =>
      act(() =>
        window.dispatchEvent(
          new MessageEvent('message', {
            origin: location.origin,
            source: frame.contentWindow,
            data: { type: 'atrio:3ds-authentication-complete', challenge: 'ch_1' },
            ...over,
          }),
        ),
      )
    return { ...view, frame, say }
  }

  it('shows the bank’s page, and asks the server when it says that it is done', async () => {
    const { http, end } = challenge()
    const { frame, say, path } = await openChallenge(http)
    expect(frame).toHaveAttribute('src', 'https://pay.portal.test/challenge/1')
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
    end()
    say()
    await waitFor(() => expect(path()).toBe(paid))
  })

  it('believes no message: without the server’s word nothing happens', async () => {
    const { http } = challenge()
    const { say, path, transport } = await openChallenge(http)
    const asked = () => transport.calls.filter((call) => call === calls.payment).length
    const before = asked()
    say({ origin: 'https://evil.test' })
    say({ source: window })
    say({ data: { type: 'atrio:3ds-authentication-complete', challenge: 'ch_2' } })
    expect(asked()).toBe(before)
    say()
    await waitFor(() => expect(asked()).toBeGreaterThan(before))
    expect(path()).toBe('/checkout')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('goes back to the form, the card still there, when the bank does not confirm', async () => {
    const { http, end } = challenge(wirePayment({ situacao: 'nao_aprovado', motivoRecusa: 'autenticacao' }))
    const { say } = await openChallenge(http)
    end()
    say()
    expect(await screen.findByText(/não conseguiu confirmar que é você/)).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('Número do cartão')).toHaveValue('4000 0027 6000 3184')
  })

  it('frames nothing but the payment host’s page; a tab of its own is always offered', async () => {
    startOrder({ code: ORDER, method: 'card' })
    await open(scenes.challenge, '/checkout', { config: { cardBase: 'https://other.test' } })
    expect(await screen.findByRole('link', { name: /Abrir em outra aba/ })).toHaveAttribute('target', '_blank')
    expect(screen.queryByTitle('Página do seu banco')).toBeNull()
  })

  it('comes back after a refresh, and for a member as well', async () => {
    startOrder({ code: ORDER, method: 'card' })
    const http = { ...scenes.member, [calls.ownPayment]: scenes.challenge[calls.payment] }
    await open(http, '/checkout', { session: member })
    expect(await screen.findByRole('dialog', { name: 'Confirme com o seu banco' })).toBeInTheDocument()
  })
})
