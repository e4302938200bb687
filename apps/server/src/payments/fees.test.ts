import { TaxasWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireOf } from '../testing/expect-wire.ts'
import { paid, type PaymentWorld, paymentWorld } from '../testing/payment-world.ts'
import { outcome } from '../testing/people.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await paymentWorld()
})
afterAll(() => world.close())

const ask = (query: string, host = 'demo.localhost') =>
  world.server.get(`/api/v1/pagamento/calcular-taxas?${query}`, { headers: { host } })

describe('the fees of a payment method', () => {
  it('are what its orders are charged', async () => {
    const fees = wireOf(TaxasWire, await ask('metodoPagamento=cartao_credito&valor=50000'))
    expect(fees).toEqual({
      moeda: 'BRL',
      valor: 50_000,
      taxaServico: 2_500,
      taxaProcessamento: 2_134,
      valorTotal: 54_634,
      flagAssumida: false,
    })
    const token = await world.token()
    const order = paid(await world.buy({ method: 'cartao_credito', key: 'fees-of-the-whole', amount: 50_000, token }))
    expect([order.taxaServico, order.taxaProcessamento]).toEqual([fees.taxaServico, fees.taxaProcessamento])
  })

  it('are zero when the church collects the money itself', async () => {
    const fees = wireOf(TaxasWire, await ask('metodoPagamento=dinheiro&valor=50000'))
    expect([fees.taxaServico, fees.taxaProcessamento, fees.valorTotal]).toEqual([0, 0, 50_000])
  })

  it('are zero without an amount, as in the specification', async () => {
    const fees = wireOf(TaxasWire, await ask('metodoPagamento=cartao_credito'))
    expect([fees.valor, fees.taxaServico, fees.taxaProcessamento, fees.valorTotal]).toEqual([0, 0, 0, 0])
  })

  it('are those of the named church', async () => {
    expect(outcome(await ask(`metodoPagamento=pix&igreja=${world.churches.demo}`, 'localhost'))).toBe('200')
    expect(outcome(await ask(`metodoPagamento=pix&igreja=${world.churches.grace}`))).toBe('404 not_found')
    expect(outcome(await ask('metodoPagamento=pix', 'localhost'))).toBe('404 not_found')
  })

  it.each(['metodoPagamento=cheque', 'valor=100', 'metodoPagamento=pix&valor=-1', 'metodoPagamento=pix&valor=1e3'])(
    'are refused for %s',
    async (query) => expect(outcome(await ask(query))).toBe('400 validation'),
  )
})
