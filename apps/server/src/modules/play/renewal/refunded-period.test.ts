import type { PaymentStatusCode } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { orderOf } from '../../../payments/orders/order-by-code.ts'
import { settle } from '../../../payments/pay.ts'
import { recordDispute } from '../../../testing/record-dispute.ts'
import { DAY, renewalWorld } from '../testing/renewal-world.ts'

const here = renewalWorld()
const { own, byCard, byHand, agree, renewing, later, charges, periods, subjects } = here

const move = async (code: string, status: PaymentStatusCode) => {
  const { services } = here.world.server.app
  const order = await orderOf(services, here.world.churches.demo, code)
  if (!order) throw new Error(`no order ${code}`)
  await settle(services, order, { status, refusal: null, step: {} })
}
const refund = (code: string) => move(code, 'estornado')
/** Pays a period by hand, which the church confirms. @returns the order's code */
const paidByHand = async () => {
  const { pedido } = await byHand()
  await move(pedido, 'aprovado')
  return pedido
}
const now = () => here.world.server.app.services.clock().getTime()
const endOfRenewal = async () => Date.parse((await own())?.dataFim ?? '')
const dispute = (code: string, status: 'aberta' | 'ganha' | 'perdida') =>
  recordDispute(here.world.server.app.services, code, status)
/** Waits for the mail about a charge, then for the charge itself, a day before the end of what is paid. */
const chargeDay = async (end: string | undefined) => {
  await later(24)
  await later((Date.parse(end ?? '') - now()) / DAY - 1)
}
/** The reminders and announcements of the next days, without the church and the day that they name. */
const mailsWithin = async (...days: number[]) => {
  const before = (await subjects()).length
  for (const each of days) await later(each)
  return (await subjects()).slice(before).map((subject) => subject.replace(/^.*?: /, '').replace(/ em \d.*$/, ''))
}

describe('a refunded period', () => {
  it('ends the paid time: its subscriber is reminded of no end that was refunded', async () => {
    await refund(await paidByHand())
    const ended = now()
    expect(await mailsWithin(25, 10)).toEqual([])
    await here.freshSession()
    expect(await endOfRenewal()).toBe(ended)
  })

  it('gives no time to the period that was appended to it', async () => {
    const first = await paidByHand()
    const [end] = await periods()
    await paidByHand()
    await refund(first)
    expect(await periods()).toEqual([end])
    expect(await mailsWithin(25, 10)).toEqual(['a sua assinatura termina'])
  })

  it('keeps the time before its refund used, and no more', async () => {
    const first = await paidByHand()
    await paidByHand()
    await later(10)
    await refund(first)
    await here.freshSession()
    const left = (await endOfRenewal()) - now()
    expect(left).toBeGreaterThanOrEqual(28 * DAY)
    expect(left).toBeLessThanOrEqual(31 * DAY)
    expect(await periods()).toEqual([new Date(await endOfRenewal()).toISOString().slice(0, 10)])
  })

  it('between two others closes up, and the one before it keeps its end', async () => {
    await paidByHand()
    const middle = await paidByHand()
    const two = await periods()
    await paidByHand()
    await refund(middle)
    expect(await periods()).toEqual(two)
  })

  it('that was the last leaves the end of the one before it, where the card is charged', async () => {
    await byCard()
    const [end] = await periods()
    const second = await paidByHand()
    await refund(second)
    expect(await periods()).toEqual([end])
    expect((await agree()).statusCode).toBe(200)
    const { dataFim, dataCobranca } = (await own()) ?? {}
    expect(dataFim?.slice(0, 10)).toBe(end)
    expect(dataCobranca).toBe(new Date(Date.parse(dataFim ?? '') - DAY).toISOString())
    await chargeDay(dataFim)
    expect(await charges()).toEqual([expect.objectContaining({ period: String(Date.parse(dataFim ?? '')) })])
    expect(here.errors).toEqual([])
  })

  it('ends a renewal by card, and its subscriber is reminded to pay by hand', async () => {
    await renewing()
    const second = await paidByHand()
    const [end] = await periods()
    await refund(second)
    expect(await own()).toMatchObject({ situacao: 'manual', valorTotal: null })
    expect(new Date(await endOfRenewal()).toISOString().slice(0, 10)).toBe(end)
    expect(await mailsWithin(25, 10)).toEqual(['a sua assinatura termina'])
    expect(await charges()).toEqual([])
  })

  it('moves the end of a cancelled renewal, which can be taken up again for what is left', async () => {
    const { dataFim } = await renewing()
    const second = await paidByHand()
    await here.put({ situacao: 'cancelada' })
    await refund(second)
    expect(await own()).toMatchObject({ situacao: 'cancelada', dataFim })
    expect(await mailsWithin(10)).toEqual([])
    await here.freshSession()
    expect((await agree()).json()).toMatchObject({ situacao: 'ativa', dataFim })
  })

  it('that a card had renewed can be renewed by card again, under another key', async () => {
    const { dataFim } = await renewing()
    await chargeDay(dataFim)
    expect(await charges()).toHaveLength(1)
    const [renewed] = await here.world.server.database.admin<{ codigo: string }>(
      `select codigo from pedido where idempotencia like 'renovacao %' order by id desc limit 1`,
    )
    await refund(renewed?.codigo ?? '')
    await here.freshSession()
    expect(await own()).toMatchObject({ situacao: 'manual', dataFim })
    expect((await agree()).statusCode).toBe(200)
    await later(0.1)
    expect((await charges()).map(({ tried, situacao }) => [tried, situacao])).toEqual([
      ['1', 'estornado'],
      ['2', 'aprovado'],
    ])
    expect(here.errors).toEqual([])
  })

  it('leaves a period that the church gave as it is', async () => {
    const code = await paidByHand()
    await here.world.server.database.admin(
      `insert into usuario_plano_assinatura
         (igreja_id, usuario_id, plano_id, nome, valor, qtde_meses, idioma, situacao, data_inicio, data_fim, data_cadastro)
       select igreja_id, usuario_id, plano_id, nome, 0, 1, idioma, situacao, data_inicio, data_fim + interval '1 year',
         data_cadastro from usuario_plano_assinatura`,
    )
    const given = (await periods())[1]
    await refund(code)
    expect(await periods()).toEqual([given])
    expect(new Date(await endOfRenewal()).toISOString().slice(0, 10)).toBe(given)
  })
})

describe('a disputed period', () => {
  it('gives its time to later ones when the dispute is won, and none when it is lost', async () => {
    const won = (await byCard()).pedido
    await paidByHand()
    const two = await periods()
    await dispute(won, 'aberta')
    await dispute(won, 'ganha')
    expect(await periods()).toEqual(two)
    await here.reset()
    const lost = (await byCard()).pedido
    await paidByHand()
    await dispute(lost, 'aberta')
    expect(await periods()).toHaveLength(2)
    await dispute(lost, 'perdida')
    expect(await periods()).toEqual(two.slice(0, 1))
  })

  it('that is lost takes nothing from a period that was paid during the dispute', async () => {
    const disputed = (await byCard()).pedido
    await later(3)
    await dispute(disputed, 'aberta')
    await here.freshSession()
    await paidByHand()
    const [, paid] = await periods()
    await later(5)
    await dispute(disputed, 'perdida')
    expect(await periods()).toEqual([paid])
  })
})
