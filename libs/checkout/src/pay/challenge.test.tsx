import { ORDER, wirePayment, type FakeHttp } from '@atrio/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { thanksPath } from '../paths.ts'
import { acceptTerms, field, giveBuyer, giveCard, open, pressPay, warmUp } from '../testing/at-checkout.tsx'
import { calls, endOrder, member, scenes, startOrder, startWith } from '../testing/checkout.scenes.ts'

beforeAll(warmUp, 60_000)
afterEach(endOrder)

const paid = thanksPath({ order: ORDER })

describe('3-D Secure', () => {
  /** Pending until the bank has answered, then approved. */
  const challenge = (answer = wirePayment()) => {
    let done = false
    const http = {
      ...scenes.challenge,
      [calls.payment]: () => (done ? answer : scenes.challenge[calls.payment]),
    }
    return { http, end: () => void (done = true) }
  }
  const openChallenge = async (http: FakeHttp) => {
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

  it('shows the bank’s page and asks the server when it reports completion', async () => {
    const { http, end } = challenge()
    const { frame, say, path } = await openChallenge(http)
    expect(frame).toHaveAttribute('src', 'https://pay.portal.test/challenge/1')
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
    end()
    say()
    await waitFor(() => expect(path()).toBe(paid))
  })

  it('asks the server when the payment host’s page reports completion', async () => {
    const { http, end } = challenge()
    const { say, path, transport } = await openChallenge(http)
    const asked = () => transport.calls.filter((call) => call === calls.payment).length
    const before = asked()
    say({ origin: 'https://pay.portal.test', source: window })
    expect(asked()).toBe(before)
    end()
    say({ origin: 'https://pay.portal.test' })
    await waitFor(() => expect(path()).toBe(paid))
  })

  it('does not trust a message without the server’s confirmation', async () => {
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

  it('returns to the form with the card data when the bank does not confirm', async () => {
    const { http, end } = challenge(wirePayment({ situacao: 'nao_aprovado', motivoRecusa: 'autenticacao' }))
    const { say } = await openChallenge(http)
    end()
    say()
    expect(await screen.findByText(/não conseguiu confirmar que é você/)).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('Número do cartão')).toHaveValue('4000 0027 6000 3184')
  })

  it('frames only the payment host’s page and always offers another tab', async () => {
    startOrder({ code: ORDER, method: 'card' })
    await open(scenes.challenge, '/checkout', { config: { cardBase: 'https://other.test' } })
    expect(await screen.findByRole('link', { name: /Abrir em outra aba/ })).toHaveAttribute('target', '_blank')
    expect(screen.queryByTitle('Página do seu banco')).toBeNull()
  })

  it('is restored after a refresh, also for a member', async () => {
    startOrder({ code: ORDER, method: 'card' })
    const http = { ...scenes.member, [calls.ownPayment]: scenes.challenge[calls.payment] }
    await open(http, '/checkout', { session: member })
    expect(await screen.findByRole('dialog', { name: 'Confirme com o seu banco' })).toBeInTheDocument()
  })
})
