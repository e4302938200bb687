import { CartoesWire, PagamentoWire } from '@atrio/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownerTransaction } from '../../database/owner-transaction.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { CARD } from '../../testing/payment-world.ts'
import { outcome, type People, people } from '../../testing/people.ts'
import { newKey, purchaseOf, putOnSale, takeMoney } from './testing/sale.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

it('a member of a sister church sees their payments there, and the cards that pay there', async () => {
  const { churches, john, sam, server } = world
  const event = await ownerTransaction(server.database, async ({ db, enterChurch }) => {
    await enterChurch(churches.hope)
    await takeMoney(db, churches.hope)
    return putOnSale(db, churches.hope)
  })
  await server.database.admin(
    `insert into cartao (igreja_id, usuario_id, id_gateway_pagamento, titular, bandeira, final, validade, referencia)
     values ($1, $2, 8, 'John', 'visa', '1111', '12/2031', 'of-grace')`,
    [churches.grace, john.user],
  )
  const { token } = await world.login(john.email)
  const headers = { authorization: `Bearer ${token}`, host: 'hope.localhost' }
  const get = (path: string) => server.get(`/api/v1/usuario/${path}`, { headers })
  const cards = async (slug: string) =>
    wireOf(CartoesWire, await get(`${slug}/${john.user}/cartoes`)).cartoes.map(({ id, final }) => ({ id, final }))
  // a card pays where it is stored: there is none here
  expect([await cards('igreja-grace'), await cards('igreja-hope')]).toMatchObject([[{ final: '1111' }], []])

  const card = await server.app.inject({
    method: 'POST',
    url: `/general/payment/church/${churches.hope}/card/token`,
    payload: CARD,
    headers: { host: 'pay.localhost', origin: 'http://hope.localhost:4200' },
  })
  const body = purchaseOf((await server.get(`/api/v1/igreja/igreja-hope/evento/${event}/`)).json(), 1, {
    comprador: null,
  })
  const buy = async (pagamento: object) =>
    wireOf(
      PagamentoWire,
      await server.app.inject({
        method: 'POST',
        url: `/api/v1/usuario/${john.user}/evento/${event}/inscricao/?igreja=${churches.hope}`,
        payload: { ...body, pagamento: { ...body.pagamento, metodoPagamento: 'cartao_credito', ...pagamento } },
        headers: { ...headers, 'idempotency-key': newKey() },
      }),
    )
  const first = await buy({ token: card.json<{ token: string }>().token, salvarCartao: true })
  const status = (user: number) => get(`${user}/pagamento/?pedido=${first.pedido}&igreja=${churches.hope}`)
  expect(wireOf(PagamentoWire, await status(john.user)).situacao).toBe('aprovado')
  expect(outcome(await status(sam.user))).toBe('404 not_found')
  const kept = await cards('igreja-hope')
  expect(kept).toMatchObject([{ final: '4242' }])
  expect((await buy({ idCartao: kept[0]?.id })).situacao).toBe('aprovado')
})

it('a member of a sister church saves a card there before any purchase', async () => {
  const { churches, sam, ana, server } = world
  await ownerTransaction(server.database, async ({ db, enterChurch }) => {
    await enterChurch(churches.grace)
    await takeMoney(db, churches.grace)
  })
  const post = (url: string, payload: object, token?: string) =>
    server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: token
        ? { host: 'grace.localhost', authorization: `Bearer ${token}` }
        : { host: 'pay.localhost', origin: 'http://grace.localhost:4200' },
    })
  const register = async (token: string) => {
    const typed = await post(`/general/payment/church/${churches.grace}/card/token`, CARD)
    return post(`/api/v1/general/church/${churches.grace}/card`, typed.json(), token)
  }
  const { token } = await world.login(sam.email)
  const registered = await register(token)
  const kept = await post(
    `/api/v1/usuario-cartao-gateway-pagamento/?igreja=${churches.grace}`,
    registered.json(),
    token,
  )
  expect(outcome(kept)).toBe('200')
  const stranger = await world.login(ana.email)
  expect(outcome(await register(stranger.token))).toBe('404 not_found')
})
