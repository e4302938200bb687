import type { Problem } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashSource } from '../../http/hash-source.ts'
import { CARD, BANK, paid, type PaymentWorld, paymentWorld } from '../../testing/payment-world.ts'
import { outcome } from '../../testing/people.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await paymentWorld()
})
afterAll(() => world.close())

const url = () => `/general/payment/church/${world.churches.demo}/card/token`
const post = (body: object, headers: object = {}) =>
  world.server.app.inject({ method: 'POST', url: url(), payload: body, headers: { host: 'pay.localhost', ...headers } })

describe('the payment host', () => {
  it('is the only host that accepts cards', async () => {
    expect((await post(CARD)).json()).toEqual({
      token: expect.stringMatching(/^tok_[\w-]{43}$/),
      bandeira: 'visa',
      final: '4242',
    })
    expect((await post(BANK)).json()).toMatchObject({ bandeira: null, final: '6789' })
    for (const host of ['demo.localhost', 'localhost', 'pay.localhost.evil.test', 'www.pay.localhost']) {
      expect(outcome(await post(CARD, { host })), host).toBe('404 not_found')
    }
    expect((await post(CARD, { host: 'PAY.localhost:4200' })).statusCode).toBe(200)
  })

  it('answers no paths of the portals or the API', async () => {
    const { slug } = { slug: 'igreja-demo' }
    for (const path of [
      '/',
      '/checkout',
      `/api/v1/igreja/${slug}/modulo/`,
      '/bff/v1/start-up?codigo=demo',
      '/api/v1/me',
    ]) {
      const answer = await world.server.get(path, { headers: { host: 'pay.localhost' } })
      expect(outcome(answer), path).toBe('404 not_found')
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
    const api = await world.server.app.inject({
      method: 'POST',
      url: '/api/v1/security/login_check',
      payload: CARD,
      headers: { host: 'demo.localhost' },
    })
    expect(api.json()).toMatchObject({ code: 'validation' })
  })

  it('allows only portals’ origins to read its answers', async () => {
    for (const [origin, allowed] of [
      ['http://demo.localhost:4200', true],
      ['https://evil.example', false],
      ['http://pay.localhost:4200', false],
      ['null', false],
    ] as const) {
      const answer = await post(CARD, { origin })
      expect(answer.headers['access-control-allow-origin'], origin).toBe(allowed ? origin : undefined)
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
      const preflight = await world.server.app.inject({
        method: 'OPTIONS',
        url: url(),
        headers: { host: 'pay.localhost', origin, 'access-control-request-method': 'POST' },
      })
      expect(preflight.headers['access-control-allow-origin'], `preflight ${origin}`).toBe(allowed ? origin : undefined)
    }
  })

  it.each([
    [{ ...CARD, numero: '4242 4242 4242 4241' }, 'card_invalid', 'numero'],
    [{ ...CARD, validade: '12/2029' }, 'card_invalid', 'validade'],
    [{ ...CARD, validade: '13/2031' }, 'validation', 'validade'],
    [{ ...CARD, cvv: 'abc' }, 'validation', 'cvv'],
    [{ ...BANK, numeroRoteamento: '123456789' }, 'card_invalid', 'numeroRoteamento'],
    [{ ...BANK, numeroRoteamento: '000000000' }, 'card_invalid', 'numeroRoteamento'],
    [{ numeroConta: '1' }, 'validation', 'numeroConta'],
    [{}, 'validation', 'numero'],
  ])('refuses %j', async (body, code, field) => {
    const answer = await post(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code, errors: expect.arrayContaining([expect.objectContaining({ field })]) })
    expect(answer.body).not.toContain('4242 4242')
  })

  it.each([
    [{ ...CARD, dataNascimento: 'yesterday' }, ['dataNascimento format']],
    [{ ...CARD, numero: '4'.repeat(24), titular: undefined }, ['numero maxLength', 'titular required']],
    [{ ...BANK, numeroRoteamento: 'x', titular: '' }, ['numeroRoteamento pattern', 'titular minLength']],
  ])('names each invalid field of %j once, with its first fault', async (body, expected) => {
    const { errors = [] } = (await post(body)).json<Problem>()
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual(expected)
  })

  it('answers 429 with Retry-After to one address that tries many cards', async () => {
    const tries = await Promise.all(
      Array.from({ length: 30 }, () =>
        world.server.app.inject({
          method: 'POST',
          url: url(),
          payload: CARD,
          remoteAddress: '10.99.0.1',
          headers: { host: 'pay.localhost' },
        }),
      ),
    )
    const stopped = tries.filter(({ statusCode }) => statusCode === 429)
    expect(stopped).toHaveLength(10)
    expect(Number(stopped[0]?.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('renders its pages in the visitor’s language, with the hashes of exactly their style and script', async () => {
    const token = await world.token({ ...CARD, numero: '4000 0027 6000 3184' })
    const payment = paid(await world.buy({ method: 'cartao_credito', key: 'pages-of-the-host', token }))
    for (const [language, title] of [
      ['pt-BR', 'Confirme a compra'],
      ['en-US', 'Confirm the purchase'],
      ['es', 'Confirma la compra'],
      ['fr', 'Confirme a compra'],
      ['fr, en;q=0.8', 'Confirm the purchase'],
    ]) {
      const page = await world.server.get(`/challenge/${payment.pedido}`, {
        headers: { host: 'pay.localhost', 'accept-language': language },
      })
      expect(page.body).toContain(title)
    }
    const done = await world.atPaymentHost('POST', `/challenge/${payment.pedido}`, 'answer=confirm')
    const policy = String(done.headers['content-security-policy'])
    const part = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(done.body)?.[1] ?? ''
    expect(policy).toContain(`style-src ${hashSource(part('style'))}`)
    expect(policy).toContain(`script-src ${hashSource(part('script'))}`)
    expect(policy).toMatch(/frame-ancestors http:\/\/demo\.localhost:\d+$/)
    const sandbox = await world.atPaymentHost('GET', `/sandbox/${payment.pedido}`)
    expect(sandbox.headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/)
    expect(sandbox.headers['cache-control']).toBe('no-store')
    // bought by a guest, who has no account page to return to
    expect(sandbox.body).toContain(`/checkout/thank-you?order=${payment.pedido}"`)
  })

  it('answers 404 for an unknown code', async () => {
    for (const page of ['sandbox', 'challenge', 'boleto']) {
      expect((await world.atPaymentHost('GET', `/${page}/${'A'.repeat(26)}`)).statusCode).toBe(404)
      expect((await world.atPaymentHost('GET', `/${page}/${'7'.repeat(26)}`)).statusCode).toBe(404)
    }
  })
})
