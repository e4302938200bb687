// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '../create-api.ts'
import { localServer } from '../testing/local-server.ts'
import { createBrowserTransport } from '../transport/browser-transport.ts'
import { createFetchTransport } from '../transport/fetch-transport.ts'
import { cardApi } from './card.endpoints.ts'
import type { BankAccountData, CardData } from './payment.types.ts'

let stripe: Awaited<ReturnType<typeof localServer>>
let ours: typeof stripe
beforeEach(async () => {
  stripe = await localServer()
  ours = await localServer()
})
afterEach(() => Promise.all([stripe.close(), ours.close()]))

const api = (create = createBrowserTransport) =>
  createApi(
    create({
      bases: { main: `${ours.base}/api/v1`, card: ours.base },
      token: () => 'token-of-the-person',
    }),
    { id: 1, slug: 'vida-plena' },
  )
const tokenizer = () => ({ kind: 'stripe', url: `${stripe.base}/`, publicKey: 'pk_test_1', test: true }) as const
const answer = (status: number, body: object) => {
  stripe.state.answer = (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const card: CardData = {
  number: '4242424242424242',
  holder: 'ANA & LIMA',
  expires: '08/2039',
  cvv: '123',
  cpf: '52998224725',
  birthDate: '1990-02-01',
}
const bank: BankAccountData = { account: '000123456789', routing: '110000000', type: 'savings', holder: 'John Reed' }
const tokenOf = (create = createBrowserTransport) =>
  api(create).run(cardApi.cardToken, { ...card, tokenizer: tokenizer() })
const bankTokenOf = () => api().run(cardApi.bankToken, { ...bank, tokenizer: tokenizer() })

describe('tokens of a gateway that uses Stripe', () => {
  it.each([
    ['axios', createBrowserTransport],
    ['fetch', createFetchTransport],
  ])('send the card as a form to Stripe alone, with its public key: %s', async (_name, create) => {
    answer(200, { id: 'pm_1Abc', object: 'payment_method', card: { brand: 'visa', last4: '4242' } })
    expect(await tokenOf(create)).toEqual({ token: 'pm_1Abc', brand: 'visa', lastDigits: '4242' })
    const [asked] = stripe.asked
    expect(`${asked?.method} ${asked?.url}`).toBe('POST /v1/payment_methods')
    expect(asked?.headers).toMatchObject({
      authorization: 'Bearer pk_test_1',
      'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/),
    })
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
      type: 'card',
      'card[number]': card.number,
      'card[exp_month]': '08',
      'card[exp_year]': '2039',
      'card[cvc]': '123',
      'billing_details[name]': card.holder,
    })
    expect(JSON.stringify(stripe.asked)).not.toContain('token-of-the-person')
    expect(ours.asked).toEqual([])
  })

  it('send a bank account in the same way', async () => {
    answer(200, { id: 'pm_2Abc', object: 'payment_method', us_bank_account: { last4: '6789' } })
    expect(await bankTokenOf()).toEqual({ token: 'pm_2Abc', brand: null, lastDigits: '6789' })
    expect(Object.fromEntries(new URLSearchParams(stripe.asked[0]?.body))).toEqual({
      type: 'us_bank_account',
      'us_bank_account[account_number]': bank.account,
      'us_bank_account[routing_number]': bank.routing,
      'us_bank_account[account_type]': 'savings',
      'us_bank_account[account_holder_type]': 'individual',
      'billing_details[name]': bank.holder,
    })
    expect(ours.asked).toEqual([])
  })

  it.each([
    ['number', 'incorrect_number', 'cardNumber'],
    ['card[number]', 'invalid_number', 'cardNumber'],
    ['exp_month', 'invalid_expiry_month', 'dueDate'],
    ['exp_year', 'invalid_expiry_year', 'dueDate'],
    ['cvc', 'invalid_cvc', 'cvv'],
  ])('map Stripe’s field %s and code %s to the form’s field %s', async (param, code, field) => {
    answer(402, { error: { type: 'card_error', code, param, message: 'no' } })
    await expect(tokenOf()).rejects.toMatchObject({ kind: 'refused', status: 402, fields: { [field]: code } })
  })

  it('map the fields of a bank account too', async () => {
    const param = 'us_bank_account[routing_number]'
    answer(400, { error: { type: 'invalid_request_error', code: 'routing_number_invalid', param } })
    await expect(bankTokenOf()).rejects.toMatchObject({ status: 400, fields: { routing: 'routing_number_invalid' } })
  })

  it.each([{ error: { type: 'invalid_request_error' } }, { error: 'no' }, {}])(
    'are refused without a field: %j',
    async (body) => {
      answer(401, body)
      await expect(tokenOf()).rejects.toMatchObject({ kind: 'refused', status: 401, fields: {} })
    },
  )

  it('reject with no-response when Stripe does not answer', async () => {
    stripe.state.answer = (request) => request.socket.destroy()
    await expect(tokenOf()).rejects.toMatchObject({ kind: 'no-response' })
  })
})

it('of another gateway are created at the payment host, without a bearer token', async () => {
  ours.state.answer = (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"token":"tok_12345678","bandeira":"Visa","final":"4242"}')
  const made = { ...tokenizer(), kind: 'atrio' } as const
  expect(await api().run(cardApi.cardToken, { ...card, tokenizer: made })).toMatchObject({ token: 'tok_12345678' })
  expect(ours.asked[0]?.url).toBe('/general/payment/church/1/card/token')
  expect(ours.asked[0]?.headers).not.toHaveProperty('authorization')
  expect(stripe.asked).toEqual([])
})
