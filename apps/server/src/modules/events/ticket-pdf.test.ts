import { EventoDetalheWire, PagamentoWire } from '@atrio/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownerTransaction } from '../../database/owner-transaction.ts'
import { pdfInTurn } from '../../http/pdf-work.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { whileFull } from '../../testing/full-queue.ts'
import { outcome, type People, people } from '../../testing/people.ts'
import { placeText } from './ticket-pdf.ts'
import { newKey, purchaseOf, putOnSale } from './testing/sale.ts'

const NOWHERE = { complemento: null, bairro: null, estado: null, cep: null }

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

it('answers 503 with Retry-After to tickets as PDF when the queue is full', async () => {
  const { ana, churches, server } = world
  const event = await ownerTransaction(server.database, async ({ db, enterChurch }) => {
    await enterChurch(churches.demo)
    return putOnSale(db, churches.demo, { lots: [{ valor: 0 }] })
  })
  const detail = wireOf(EventoDetalheWire, await server.get(`/api/v1/igreja/igreja-demo/evento/${event}/`))
  const authorization = `Bearer ${(await world.login(ana.email)).token}`
  const url = `/api/v1/usuario/${ana.user}/evento/${event}/inscricao/`
  const bought = await server.app.inject({
    method: 'POST',
    url: `${url}?igreja=${churches.demo}`,
    payload: purchaseOf(detail, 2, { comprador: null }),
    headers: { 'idempotency-key': newKey(), authorization },
  })
  const { pedido } = wireOf(PagamentoWire, bought)

  const print = () => server.get(`${url}pdf?igreja=${churches.demo}&pedido=${pedido}`, { headers: { authorization } })
  await whileFull(pdfInTurn, 'demo', async () => {
    const refused = await print()
    expect([outcome(refused), refused.headers['retry-after']]).toEqual(['503 unavailable', '2'])
    expect((await server.get('/api/v1/igreja/igreja-demo/evento/')).statusCode).toBe(200)
  })
  expect((await print()).statusCode).toBe(200)
})

it('prints the place of an event as its country writes an address', () => {
  const endereco = { logradouro: 'Main St', numero: '1200', cidade: 'Evanston', pais: 'US' }
  const at = (pais: string) =>
    placeText(
      {
        local: { nome: 'Chapel', endereco: { ...NOWHERE, ...endereco, pais }, latitude: null, longitude: null },
        flagOnline: false,
      },
      'en',
    )
  expect(at('US')).toBe('Chapel · 1200 Main St · Evanston')
  expect(at('BR')).toBe('Chapel · Main St, 1200 · Evanston')
})
