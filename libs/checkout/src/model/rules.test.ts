import { isCardExpired } from '@atrio/forms'
import type { InstallmentPlan, PaymentMethod, PaymentMethodKind, PaymentStatus } from '@atrio/api-client'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandName } from './brand-name.ts'
import { brandOf, cvvSize, isCardNumber, isCvv } from './card-brands.ts'
import { cardMask, wholeDueDate } from './card.ts'
import { bestPlan, needsCpf, offeredMethods, paysFrom } from './methods.ts'
import { isOver, nextPollMs, outcomeOf } from './outcome.ts'
import { isOfHost, sandboxPage, webAddress } from './payment-host.ts'
import { termsParagraphs } from './terms-text.ts'
import { timeLeft } from './time-left.ts'

describe('cards', () => {
  it('show known brands in their own spelling and others with a capital', () =>
    expect(['VISA', 'visa', 'amex', 'aura'].map(brandName)).toEqual(['Visa', 'Visa', 'American Express', 'Aura']))

  it.each([
    ['4242 4242 4242 4242', 'Visa', 3],
    ['5555555555554444', 'Mastercard', 3],
    ['3782 822463 10005', 'American Express', 4],
    ['6362970000457013', 'Elo', 3],
  ])('%s is a number of %s', (number, brand, size) => {
    expect(isCardNumber(number)).toBe(true)
    expect(brandOf(number)).toBe(brand)
    expect(cvvSize(number)).toBe(size)
  })

  it('are valid only with the right check digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), (digit) => {
        expect(isCardNumber(`424242424242424${digit}`)).toBe(digit === 2)
      }),
    )
  })

  it.each([
    ['123', '4242424242424242', true],
    ['1234', '4242424242424242', false],
    ['1234', '378282246310005', true],
    ['12a', '4242424242424242', false],
  ])('have the code %s with %s valid: %s', (cvv, number, right) => expect(isCvv(cvv, number)).toBe(right))

  it.each([
    ['10/26', true],
    ['11/26', false],
    ['11/2026', false],
    ['01/2027', false],
    ['12/2025', true],
    ['13/20', false],
  ])('due %s are expired in November 2026: %s', (date, over) => expect(isCardExpired(date, '2026-11-20')).toBe(over))

  it('expand the year of their date and group their number by brand', () => {
    expect([wholeDueDate('08/29'), wholeDueDate('08/2029'), wholeDueDate('8/29')]).toEqual(['08/2029', '08/2029', null])
    expect(cardMask('3782')).toBe('#### ###### #####')
    expect(cardMask('4242')).toMatch(/^#### ####/)
  })
})

describe('payment methods', () => {
  const ofChurch = (kind: PaymentMethodKind, gatewayId: number | null): PaymentMethod => ({
    id: 1,
    kind,
    name: kind,
    gatewayId,
  })

  it.each([
    [1, true],
    [5, true],
    [8, true],
    [4, false],
    [2, false],
    [null, true], // the deployment's default
  ])('offer cards through the gateway %s: %s', (gateway, offered) => {
    expect(offeredMethods(['card', 'cash'], [ofChurch('card', gateway)])).toEqual(offered ? ['card', 'cash'] : ['cash'])
  })

  it('offer the wallet only through its own gateway', () => {
    expect(offeredMethods(['wallet'], [ofChurch('wallet', 4)])).toEqual(['wallet'])
    expect(offeredMethods(['wallet'], [ofChurch('wallet', 5)])).toEqual([])
  })

  it('offer Brazilian methods only to addresses in Brazil', () => {
    const kinds: PaymentMethodKind[] = ['card', 'pix', 'manualPix', 'boleto', 'cash', 'wallet', 'paypal', 'ach']
    expect(kinds.filter((kind) => !paysFrom(kind, 'US'))).toEqual(['pix', 'manualPix', 'boleto'])
    expect(kinds.every((kind) => paysFrom(kind, 'BR'))).toBe(true)
    expect(needsCpf('pix', 'BR')).toBe(true)
    expect(needsCpf('card', 'BR')).toBe(false)
    expect(needsCpf('boleto', 'US')).toBe(false)
  })

  it('advertise the most instalments without interest, else the most', () => {
    const plan = (count: number, interest: number): InstallmentPlan => ({ count, interest, each: 1, last: 1, total: 1 })
    expect(bestPlan([plan(1, 0)])).toBeUndefined()
    expect(bestPlan([plan(1, 0), plan(2, 0), plan(3, 5)])?.count).toBe(2)
    expect(bestPlan([plan(1, 0), plan(2, 5), plan(3, 9)])?.count).toBe(3)
  })
})

describe('payment outcomes', () => {
  const methods = ['card', 'boleto', 'pix', 'manualPix', 'cash', 'paypal', 'wallet', 'ach', null] as const
  const waiting: PaymentStatus[] = ['open', 'underReview', 'pending', 'awaiting']
  const ends: PaymentStatus[] = ['approved', 'declined', 'canceled', 'refunded']

  it('are under review while a card is processed and awaited while the payer has to act', () => {
    expect(waiting.map((status) => outcomeOf({ status, method: 'card' }))).toEqual(Array(4).fill('underReview'))
    expect(outcomeOf({ status: 'underReview', method: 'boleto' })).toBe('awaiting')
    expect(outcomeOf({ status: 'pending', method: 'pix' })).toBe('awaiting')
    expect(outcomeOf({ status: 'awaiting', method: 'cash' })).toBe('awaiting')
    expect(outcomeOf({ status: 'underReview', method: 'ach' })).toBe('underReview')
    expect(outcomeOf({ status: 'declined', method: 'ach', refusal: null })).toBe('underReview')
    expect(outcomeOf({ status: 'declined', method: 'ach', refusal: 'accountDeclined' })).toBe('canceled')
    expect(outcomeOf({ status: 'declined', method: 'card', refusal: null })).toBe('canceled')
    expect(nextPollMs({ status: 'declined', method: 'ach', refusal: null, challenge: null }, 0)).not.toBe(false)
  })

  it('are polled at growing intervals until they are final', () => {
    fc.assert(
      fc.property(fc.constantFrom(...methods), fc.constantFrom(...waiting), fc.nat(60), (method, status, looks) => {
        const payment = { method, status, challenge: null }
        const now = nextPollMs(payment, looks)
        const later = nextPollMs(payment, looks + 1)
        expect(now === false || later === false || (now >= 3000 && later >= now && later <= 60_000)).toBe(true)
        expect(now).not.toBe(false)
      }),
    )
    for (const status of ends) {
      expect(isOver({ status })).toBe(true)
      expect(nextPollMs({ status, method: 'pix', challenge: null }, 0)).toBe(false)
    }
  })
})

describe('payment addresses', () => {
  it.each([
    ['https://pay.portal.test/challenge/1', 'https://pay.portal.test', true],
    ['http://pay.localhost:4310/challenge/1', 'http://pay.localhost:4310/x', true],
    ['https://pay.portal.test.evil.test/', 'https://pay.portal.test', false],
    ['https://evil.test/', 'https://pay.portal.test', false],
    ['javascript:alert(1)', 'https://pay.portal.test', false],
    ['/challenge', 'https://pay.portal.test', false],
    ['https://pay.portal.test/', null, false],
    ['https://pay.portal.test/', '/pay', false],
  ])('%s belongs to the host %s: %s', (address, host, own) => expect(isOfHost(address, host)).toBe(own))

  it('accept only http and https addresses', () => {
    expect(webAddress('https://paypal.test/1')).toBe('https://paypal.test/1')
    for (const address of ['javascript:alert(1)', 'data:text/html,x', 'x', '', null])
      expect(webAddress(address)).toBeUndefined()
  })

  it('escape the order’s code', () => {
    expect(sandboxPage('https://pay.portal.test/base', 'A/../B')).toBe('https://pay.portal.test/sandbox/A%2F..%2FB')
    expect(sandboxPage(null, 'A')).toBeUndefined()
  })
})

describe('timeLeft', () => {
  const from = '2026-11-20T20:00:00Z'
  const until = '2026-11-20T20:30:00Z'
  it.each([
    ['2026-11-20T20:00:00Z', '30:00', 30, 1],
    ['2026-11-20T20:15:28Z', '14:32', 14, 0.4844],
    ['2026-11-20T20:29:59.500Z', '0:01', 0, 0.0005],
    ['2026-11-20T18:59:59Z', '1:30:01', 90, 1],
  ])('at %s is %s', (now, clock, minutes, share) => {
    const left = timeLeft(from, until, Date.parse(now))
    expect(left).toMatchObject({ over: false, clock, minutes })
    expect(left.share).toBeCloseTo(share, 3)
  })
  it('is over at the end', () => {
    expect(timeLeft(from, until, Date.parse(until))).toMatchObject({ over: true, share: 0 })
  })
})

it('termsParagraphs splits terms into paragraphs without markup', () => {
  expect(
    termsParagraphs('<h2>Regras</h2><p>O <b>ingresso</b> &eacute; pessoal.<br>Sempre.</p><script>x</script>'),
  ).toEqual(['Regras', 'O ingresso é pessoal.', 'Sempre.', 'x'])
})
