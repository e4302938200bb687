import { PagamentoWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { paid, type PaymentWorld, paymentWorld } from '../../testing/payment-world.ts'
import { sweepPayments } from '../sweep.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await paymentWorld()
})
afterAll(() => world.close())

let keys = 0
async function bought(method: 'cartao_credito' | 'pix' | 'boleto' | 'dinheiro', amount = 10_000) {
  const token = method === 'cartao_credito' ? await world.token() : null
  const payment = paid(await world.buy({ method, key: `sandbox-money-back-${++keys}`, token, amount }))
  await play(payment.pedido, 'pay')
  return payment
}
const pageOf = async (code: string, language = 'pt-BR') =>
  (await world.server.get(`/sandbox/${code}`, { headers: { host: 'pay.localhost', 'accept-language': language } })).body
const play = (code: string, action: string) => world.atPaymentHost('POST', `/sandbox/${code}`, `action=${action}`)
const actionsOf = async (code: string) =>
  [...(await pageOf(code)).matchAll(/name="action" value="(\w+)"/g)].map(([, action]) => action)
const shown = async (code: string) => {
  const answer = await world.server.get(`/api/v1/usuario/0/pagamento/?pedido=${code}&igreja=${world.churches.demo}`)
  const { situacao, valorDevolvido, flagContestado } = wireOf(PagamentoWire, answer)
  return { situacao, valorDevolvido, flagContestado }
}
/** Refunds and disputes of an order in our ledger, the largest first. */
const ledgerOf = (code: string) =>
  world.server.database.admin<{ kind: string; amount: number }>(
    `select m.tipo as kind, m.valor::int as amount from movimento_pedido m
     join pedido p on p.igreja_id = m.igreja_id and p.id = m.pedido_id where p.codigo = $1 order by m.valor desc`,
    [code],
  )
const none = { valorDevolvido: undefined, flagContestado: undefined }

describe('the sandbox page of a paid order', () => {
  it.each(['cartao_credito', 'pix'] as const)('simulates a dispute that the church wins, by %s', async (method) => {
    const { pedido } = await bought(method)
    expect(await actionsOf(pedido)).toEqual(['refund', 'refundPart', 'dispute'])
    await play(pedido, 'dispute')
    expect(await shown(pedido)).toEqual({ ...none, situacao: 'em_analise', flagContestado: true })
    expect(await actionsOf(pedido)).toEqual(['winDispute', 'loseDispute'])
    await play(pedido, 'winDispute')
    expect(await shown(pedido)).toEqual({ ...none, situacao: 'aprovado' })
  })

  it('simulates a dispute that the church loses, also after one that it won and after a part refund', async () => {
    const { pedido, valorTotal } = await bought('cartao_credito')
    for (const action of ['dispute', 'winDispute', 'refundPart', 'dispute']) await play(pedido, action)
    const half = Math.ceil(valorTotal / 2)
    expect(await shown(pedido)).toEqual({ situacao: 'em_analise', flagContestado: true, valorDevolvido: half })
    await play(pedido, 'loseDispute')
    expect(await shown(pedido)).toEqual({ ...none, situacao: 'estornado', valorDevolvido: valorTotal })
    expect(await actionsOf(pedido)).toEqual([])
  })

  it('simulates part refunds of a half each, until a refund of the rest ends the order', async () => {
    const { pedido, valorTotal } = await bought('cartao_credito')
    const first = Math.ceil(valorTotal / 2)
    await play(pedido, 'refundPart')
    expect(await shown(pedido)).toEqual({ ...none, situacao: 'aprovado', valorDevolvido: first })
    await play(pedido, 'refundPart')
    const second = first + Math.ceil((valorTotal - first) / 2)
    expect(await shown(pedido)).toEqual({ ...none, situacao: 'aprovado', valorDevolvido: second })
    await play(pedido, 'refund')
    expect(await shown(pedido)).toEqual({ ...none, situacao: 'estornado', valorDevolvido: valorTotal })
    const amounts = (await ledgerOf(pedido)).map(({ amount }) => amount)
    expect(amounts).toEqual([first, second - first, valorTotal - second])
  })

  it.each(['dinheiro', 'boleto'] as const)('simulates a part refund, but no dispute, of %s', async (method) => {
    const { pedido } = await bought(method)
    expect(await actionsOf(pedido)).toEqual(['refund', 'refundPart'])
    await play(pedido, 'dispute')
    expect(await shown(pedido)).toEqual({ ...none, situacao: 'aprovado' })
    await play(pedido, 'refundPart')
    expect(await shown(pedido)).toEqual({ ...none, situacao: 'aprovado', valorDevolvido: 5_000 })
  })

  it('handles a double click on a dispute or its end once', async () => {
    const { pedido, valorTotal } = await bought('cartao_credito')
    await Promise.all([play(pedido, 'dispute'), play(pedido, 'dispute')])
    await Promise.all([play(pedido, 'loseDispute'), play(pedido, 'loseDispute'), play(pedido, 'winDispute')])
    const { situacao, flagContestado } = await shown(pedido)
    expect(flagContestado).toBeUndefined()
    expect(['estornado', 'aprovado']).toContain(situacao)
    expect(await ledgerOf(pedido)).toEqual([{ kind: 'disputa', amount: valorTotal }])
  })

  it('offers neither for an order that cost nothing', async () => {
    const { pedido } = paid(await world.buy({ method: null, key: 'sandbox-money-back-free', amount: 0 }))
    expect(await actionsOf(pedido)).toEqual(['refund'])
  })

  it.each([
    ['pt-BR', 'Contestado no banco', 'Valor devolvido', 'Estornar metade'],
    ['en', 'Disputed at the bank', 'Amount refunded', 'Refund half'],
    ['es', 'En disputa con el banco', 'Monto reembolsado', 'Reembolsar la mitad'],
  ])('names in %s a dispute and the refunded sum', async (language, disputed, returned, half) => {
    const { pedido } = await bought('cartao_credito')
    expect(await pageOf(pedido, language)).toContain(half)
    expect(await pageOf(pedido, language)).not.toContain(returned)
    await play(pedido, 'refundPart')
    await play(pedido, 'dispute')
    const page = await pageOf(pedido, language)
    expect(page).toContain(disputed)
    expect(page).toContain(returned)
  })
})

describe('the sandbox gateway', () => {
  it('makes one refund for two requests with one key', async () => {
    const { pedido, valorTotal } = await bought('cartao_credito')
    const { sandbox } = world.server.app.services.payments
    const [charge] = await world.server.database.admin<{ referencia: string }>(
      'select referencia from sandbox_cobranca where pedido = $1',
      [pedido],
    )
    const { referencia } = charge ?? { referencia: '' }
    const at = { church: world.churches.demo, amount: valorTotal - 1 }
    for (let times = 0; times < 2; times++) await sandbox?.refund(referencia, 'part-once', at)
    await expect(sandbox?.refund(referencia, 'part-other', at)).rejects.toThrow('refused')
    const { facts } = (await sandbox?.look(referencia, at)) ?? {}
    const part = { amount: valorTotal - 1, part: 'part-once' }
    expect(facts).toEqual([{ kind: 'estorno', reference: 'sbx_re_once', status: 'feito', ...part }])
  })

  it('reports a dispute on request when its webhook was lost', async () => {
    const { pedido } = paid(await world.buy({ method: 'pix', key: 'sandbox-money-back-lost' }))
    const { sandbox } = world.server.app.services.payments
    await sandbox?.act(pedido, 'aprovado')
    await sandbox?.moveMoney(pedido, 'dispute')
    expect((await shown(pedido)).situacao).toBe('pendente')
    world.wait(31 * 60_000)
    await sweepPayments(world.server.app.services)
    expect(await shown(pedido)).toEqual({ ...none, situacao: 'em_analise', flagContestado: true })
  })
})
