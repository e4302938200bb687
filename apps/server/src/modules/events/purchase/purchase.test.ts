import { InscricoesWire, PagamentoWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../../testing/expect-wire.ts'
import { outcome } from '../../../testing/people.ts'
import { settle } from '../../../payments/pay.ts'
import type { Order } from '../../../payments/payments.ts'
import { type Desk, saleDesk, withMethod } from '../testing/desk.ts'
import { guest, newKey, purchaseOf } from '../testing/sale.ts'

let desk: Desk
beforeAll(async () => {
  desk = await saleDesk()
})
afterAll(() => desk.world.close())
// Tests exceed the rate limits, which are tested separately.
beforeEach(() => desk.world.server.database.admin('delete from limite'))

describe('a purchase', () => {
  it('by a member takes places, and its tickets are theirs, without a code until they are paid', async () => {
    const event = await desk.onSale({ lots: [{ quantidade: 10 }] })
    const body = purchaseOf(await desk.detail(event), 2, { comprador: null })
    const paid = wireOf(PagamentoWire, await desk.buy(event, body, desk.asAna))
    expect(paid).toMatchObject({ situacao: 'aguardando', tipo: 'evento', idReferencia: event, valorTotal: 10_000 })
    expect(paid.comprador).toEqual({
      nome: 'Canary ana@demo.test'.replace('@demo.test', ''),
      email: desk.world.ana.email,
    })
    expect(await desk.taken(event)).toEqual([2])
    const own = await desk.world.server.get(
      `/api/v1/usuario/${desk.world.ana.user}/evento/${event}/inscricao/?igreja=${desk.world.churches.demo}`,
      { headers: { authorization: `Bearer ${desk.asAna.token}` } },
    )
    const { inscricoes } = wireOf(InscricoesWire, own)
    expect(inscricoes.map(({ situacao, codigo, pedido }) => [situacao, codigo, pedido])).toEqual([
      ['aguardando', null, paid.pedido],
      ['aguardando', null, paid.pedido],
    ])
    expect(own.headers['cache-control']).toBe('no-store')
  })

  it('of a free ticket is approved at once, with unguessable codes', async () => {
    const event = await desk.onSale({ lots: [{ valor: 0 }] })
    const paid = wireOf(PagamentoWire, await desk.buy(event, purchaseOf(await desk.detail(event), 2)))
    expect(paid).toMatchObject({ situacao: 'aprovado', metodoPagamento: null, valorTotal: 0 })
    const { inscricoes } = wireOf(
      InscricoesWire,
      await desk.world.server.get(
        `/api/v1/usuario/0/evento/${event}/inscricao/?igreja=${desk.world.churches.demo}&pedido=${paid.pedido}`,
      ),
    )
    const codes = inscricoes.map(({ codigo }) => codigo)
    expect(new Set(codes).size).toBe(2)
    for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{26}$/)
  })

  it('is made once per key, which reveals nothing to other people', async () => {
    const event = await desk.onSale({ lots: [{ quantidade: 10 }] })
    const body = purchaseOf(await desk.detail(event))
    const key = newKey()
    const first = wireOf(PagamentoWire, await desk.buy(event, body, { key }))
    expect((await desk.buy(event, body, { key })).json()).toEqual(first)
    expect(await desk.taken(event)).toEqual([1])
    expect(outcome(await desk.buy(event, { ...body, flagTermos: false }, { key }))).toBe('422 idempotency_mismatch')
    const corrected = { ...body, comprador: body.comprador && { ...body.comprador, email: 'other@guest.test' } }
    expect(outcome(await desk.buy(event, corrected, { key }))).toBe('422 idempotency_mismatch')
    const asAna = { ...body, comprador: null }
    expect(outcome(await desk.buy(event, asAna, { ...desk.asAna, key }))).toBe('422 idempotency_mismatch')
    expect(await desk.taken(event)).toEqual([1])
    expect(outcome(await desk.buy(event, body, { key: 'short' }))).toBe('400 idempotency_key_required')
  })

  it('under a used key repeats its answer, also when sold out; a refusal stores no key', async () => {
    const event = await desk.onSale({ lots: [{ quantidade: 1 }] })
    const body = purchaseOf(await desk.detail(event))
    const [key, late] = [newKey(), newKey()]
    const first = wireOf(PagamentoWire, await desk.buy(event, body, { key }))
    expect(outcome(await desk.buy(event, body, { key: late }))).toBe('409 EVT_REG_001')
    expect((await desk.buy(event, body, { key })).json()).toEqual(first)
    const keys = await desk.world.server.database.admin('select chave from idempotencia where chave in ($1, $2)', [
      key,
      late,
    ])
    expect(keys).toEqual([{ chave: key }])
  })

  it('is a member’s only with their own id and bearer', async () => {
    const event = await desk.onSale()
    const body = purchaseOf(await desk.detail(event))
    expect(outcome(await desk.buy(event, body, { user: desk.world.ana.user }))).toBe('401 unauthorized')
    expect(outcome(await desk.buy(event, body, { ...desk.asAna, user: desk.world.admin.user }))).toBe('404 not_found')
    expect(outcome(await desk.buy(event, { ...body, comprador: null }))).toBe('400 validation')
    expect(await desk.taken(event)).toEqual([0])
  })

  it('adds the method’s fees, unless the church bears them', async () => {
    const body = withMethod(purchaseOf(await desk.detail(await desk.onSale())), 'pix', { valorTotal: 5000 + 50 + 131 })
    const event = await desk.onSale()
    const version = { versao: (await desk.detail(event)).versao }
    const own = purchaseOf(await desk.detail(event))
    const sent = { ...body, ...version, ingressos: own.ingressos }
    const paid = wireOf(PagamentoWire, await desk.buy(event, sent))
    expect(paid).toMatchObject({ valor: 5000, taxaServico: 50, taxaProcessamento: 131, juros: 0, valorTotal: 5181 })
    expect(paid).toMatchObject({ situacao: 'pendente', flagTeste: true })
    expect(paid.pix?.codigo).toContain('br.gov.bcb.pix')
    const bearing = await desk.onSale({ event: { flagAssumirTaxasServico: true } })
    const plain = withMethod(purchaseOf(await desk.detail(bearing)), 'pix')
    expect(wireOf(PagamentoWire, await desk.buy(bearing, plain))).toMatchObject({ valorTotal: 5000, taxaServico: 0 })
  })

  it('that is never paid expires, and its places are free for everyone, the buyer included', async () => {
    const event = await desk.onSale({ lots: [{ quantidade: 1, limitePorUsuario: 1 }] })
    const body = withMethod(purchaseOf(await desk.detail(event)), 'pix', { valorTotal: 5181 })
    const paid = wireOf(PagamentoWire, await desk.buy(event, body))
    expect(outcome(await desk.buy(event, { ...body, comprador: guest('other@sale.test') }))).toBe('409 EVT_REG_001')
    const { igreja_id, id } = (
      await desk.world.server.database.admin<{ igreja_id: number; id: string }>(
        'select * from pedido where codigo = $1',
        [paid.pedido],
      )
    )[0] ?? { igreja_id: 0, id: '0' }
    await settle(desk.world.server.app.services, { igrejaId: igreja_id, id: Number(id) } as Order, {
      status: 'cancelado',
      refusal: null,
      step: {},
    })
    expect(await desk.taken(event)).toEqual([0])
    expect(outcome(await desk.buy(event, body))).toBe('200')
    expect(await desk.taken(event)).toEqual([1])
  })
})
