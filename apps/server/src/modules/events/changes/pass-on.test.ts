import { OfertaIngressoWire } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { REPEAT_MS } from '../../../http/call-key.ts'
import { wireOf } from '../../../testing/expect-wire.ts'
import { paid } from '../../../testing/payment-world.ts'
import { outcome } from '../../../testing/people.ts'
import { changesWorld, free, type Planned, reasonOf, rule } from '../testing/changes-world.ts'
import { days, newKey, purchaseOf } from '../testing/sale.ts'
import { sweepTicketOffers } from './ticket-offers.sweep.ts'

const changes = changesWorld()
const { onSale, call, detail, buy, ticketsOf, cancel, forgetLimits, expectPlaces } = changes

describe('passing a ticket on', () => {
  const offer = (event: number, ticket: number, email = changes.world.admin.email, who = changes.world.ana) =>
    call('POST', `/usuario/${who.user}/evento/${event}/inscricao/${ticket}/transferencia`, { email }, who)
  const withdraw = (event: number, ticket: number) =>
    call('DELETE', `/usuario/${changes.world.ana.user}/evento/${event}/inscricao/${ticket}/transferencia`)
  const look = (event: number, code: string, who = changes.world.admin) =>
    call('GET', `/evento/${event}/transferencia?codigo=${code}`, undefined, who)
  const take = (event: number, codigo: string, who = changes.world.admin, body = {}) =>
    call('POST', `/evento/${event}/transferencia`, { codigo, titular: 'Rui Prado', respostas: [], ...body }, who)
  const mailedCode = async (email = changes.world.admin.email) => {
    const mails = (await changes.world.mailsTo(email)).filter(({ subject }) =>
      subject.includes('um ingresso para você'),
    )
    return /pass=([\w-]{32})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  }
  const offered = async (planned: Planned = free) => {
    const event = await onSale(planned)
    await buy(event)
    const [ticket] = await ticketsOf(event)
    expect(outcome(await offer(event, ticket!.id))).toBe('200')
    return { event, ticket: ticket!, code: await mailedCode() }
  }
  const change = (event: number, set: string, ...values: unknown[]) =>
    changes.world.server.database.admin(`update evento set ${set} where id = $1`, [event, ...values])

  it('changes holder, code and counts, once, and tells both', async () => {
    const { event, ticket, code } = await offered()
    expect((await ticketsOf(event))[0]?.transferencia).toMatchObject({ email: changes.world.admin.email })
    const shown = wireOf(OfertaIngressoWire, await look(event, code))
    expect(shown.ingresso.nome).toBe('Lote 1')
    expect(outcome(await take(event, code))).toBe('200')
    // asked again after a lost answer
    expect(outcome(await take(event, code))).toBe('200')
    const [taken] = await ticketsOf(event, changes.world.admin)
    expect(taken).toMatchObject({ id: ticket.id, titular: 'Rui Prado', situacao: 'aprovado' })
    expect(taken?.codigo).not.toBe(ticket.codigo)
    expect(taken?.transferencia).toBeUndefined()
    expect(await ticketsOf(event)).toEqual([])
    await expectPlaces(event, 1)
    expect(outcome(await look(event, code))).toBe('404 not_found')
    expect((await changes.world.mailsTo(changes.world.ana.email)).at(-1)?.subject).toBe(
      'Retiro: o seu ingresso mudou de mãos',
    )
    expect((await changes.world.mailsTo(changes.world.admin.email)).at(-1)?.subject).toBe('Retiro: o ingresso é seu')
    // the former holder has nothing to say about it any more
    expect(outcome(await cancel(event, ticket.id))).toBe('404 not_found')
    expect(outcome(await cancel(event, ticket.id, changes.world.admin))).toBe('200')
  })

  it.each(['without', 'with'])('is offered once by a call that is sent again, %s a key', async (which) => {
    const key = which === 'with' ? newKey() : null
    const { event, ticket } = await offered()
    const { ana, admin } = changes.world
    const url = `/usuario/${ana.user}/evento/${event}/inscricao/${ticket.id}/transferencia`
    const send = async () => outcome(await call('POST', url, { email: admin.email }, ana, key))
    expect(await send()).toBe('200')
    const code = await mailedCode()
    const sent = (await changes.world.mailsTo(admin.email)).length
    changes.world.wait(REPEAT_MS)
    expect(await send()).toBe('200')
    expect(await changes.world.mailsTo(admin.email)).toHaveLength(sent)
    expect(outcome(await take(event, code))).toBe('200')
  })

  it('is not found for a guess, another account, and another church', async () => {
    const { event, code } = await offered()
    for (const [who, secret] of [
      [changes.world.admin, 'A'.repeat(32)],
      [changes.world.ana, code],
      [changes.world.eva, code],
    ] as const) {
      expect(outcome(await look(event, secret, who))).toBe('404 not_found')
      expect(outcome(await take(event, secret, who))).toBe('404 not_found')
    }
    const elsewhere = await onSale(free)
    expect(outcome(await take(elsewhere, code))).toBe('404 not_found')
    expect(await ticketsOf(event)).toHaveLength(1)
  })

  it('ends with its time, when it is withdrawn, renewed, or its ticket is cancelled', async () => {
    const first = await offered()
    expect(outcome(await withdraw(first.event, first.ticket.id))).toBe('200')
    expect(outcome(await take(first.event, first.code))).toBe('404 not_found')
    const second = await offered()
    expect(outcome(await offer(second.event, second.ticket.id))).toBe('200')
    expect(outcome(await take(second.event, second.code))).toBe('404 not_found')
    const third = await offered()
    await cancel(third.event, third.ticket.id)
    expect(outcome(await take(third.event, third.code))).toBe('404 not_found')
    const fourth = await offered()
    await changes.world.server.database.admin(
      `update inscricao set transferencia_fim = transferencia_fim - interval '8 days' where id = $1`,
      [fourth.ticket.id],
    )
    expect(outcome(await take(fourth.event, fourth.code))).toBe('404 not_found')
    await sweepTicketOffers(changes.world.server.app.services)
    expect((await ticketsOf(fourth.event))[0]).not.toHaveProperty('transferencia')
    expect(outcome(await offer(fourth.event, fourth.ticket.id))).toBe('200')
  })

  it('asks the event’s questions again, and holds to its rule and limits', async () => {
    const asking = { ...free, fields: [{ nome: 'Camiseta', tipo: 'texto' as const, flagObrigatorio: true }] }
    const event = await onSale(asking)
    const body = purchaseOf(await detail(event), 1, { comprador: null })
    const idCampo = (await detail(event)).campos[0]?.id ?? 0
    const respostas = [{ idCampo, valor: 'M' }]
    const [bought] = body.ingressos
    paid(
      await call('POST', `/usuario/${changes.world.ana.user}/evento/${event}/inscricao/`, {
        ...body,
        ingressos: [{ ...bought, respostas }],
      }),
    )
    const [ticket] = await ticketsOf(event)
    await offer(event, ticket!.id)
    const code = await mailedCode()
    expect(outcome(await take(event, code))).toBe('400 validation')
    expect(outcome(await take(event, code, changes.world.admin, { respostas: [{ idCampo, valor: 'G' }] }))).toBe('200')

    const fixed = await onSale({ ...free, event: { flagTransferivel: false } })
    await buy(fixed)
    expect(reasonOf(await offer(fixed, (await ticketsOf(fixed))[0]!.id))).toBe('409 not_allowed')

    const single = await offered({ ...free, lots: [{ valor: 0, quantidade: 5, limitePorUsuario: 1 }] })
    await buy(single.event, 1, {}, changes.world.admin)
    expect(reasonOf(await take(single.event, single.code))).toBe('409 limit')
    await expectPlaces(single.event, 2)
  })

  it('ends a week after its offer, or when the event starts if that is sooner', async () => {
    const ends = async (dataInicio: Date) => {
      const { event, code } = await offered({ ...free, event: { ...rule, dataInicio } })
      return wireOf(OfertaIngressoWire, await look(event, code)).dataExpiracao
    }
    const weekLater = changes.world.server.app.services.clock().getTime() + 7 * 86_400_000
    expect(await ends(days(8))).toBe(new Date(weekLater).toISOString())
    expect(await ends(days(3))).toBe(days(3).toISOString())
  })

  it('is refused from the moment at which the event starts', async () => {
    const { event, ticket } = await offered()
    const offerAt = async (start: number) => {
      await change(event, 'data_inicio = $2', days(start))
      return offer(event, ticket.id)
    }
    expect(outcome(await offerAt(0.01))).toBe('200')
    expect(reasonOf(await offerAt(0))).toBe('409 too_late')
    expect(reasonOf(await offerAt(-0.01))).toBe('409 too_late')
  })

  it('is refused to its taker when the rule was switched off, or the start moved up, after the offer', async () => {
    const { event, ticket, code } = await offered()
    await change(event, 'flag_transferivel = false')
    expect(reasonOf(await take(event, code))).toBe('409 not_allowed')
    await change(event, 'flag_transferivel = true, data_inicio = $2', days(-0.01))
    expect(reasonOf(await take(event, code))).toBe('409 too_late')
    expect(await ticketsOf(event)).toMatchObject([{ id: ticket.id, titular: ticket.titular, codigo: ticket.codigo }])
  })

  it('leaves one holder, one place and one refund, whatever happens at once', async () => {
    for (let round = 0; round < 6; round++) {
      await forgetLimits()
      const { event, ticket, code } = await offered({ event: rule, lots: [{ valor: 0, quantidade: 3 }] })
      const answers = await Promise.all([
        take(event, code),
        cancel(event, ticket.id),
        take(event, code),
        withdraw(event, ticket.id),
      ])
      expect(answers.every(({ statusCode }) => [200, 404].includes(statusCode))).toBe(true)
      const held = [...(await ticketsOf(event)), ...(await ticketsOf(event, changes.world.admin))]
      expect(held).toHaveLength(1)
      await expectPlaces(event, held[0]?.situacao === 'aprovado' ? 1 : 0)
    }
  })

  it('mails an address that nobody has proved no more often than others do', async () => {
    const event = await onSale({ ...free, lots: [{ valor: 0 }] })
    await buy(event, 3)
    const outcomes = []
    for (const { id } of await ticketsOf(event)) outcomes.push(outcome(await offer(event, id, 'nobody@else.test')))
    expect(outcomes).toEqual(['200', '200', '429 rate_limited'])
    const open = (await ticketsOf(event)).filter(({ transferencia }) => transferencia)
    expect(open).toHaveLength(2)
    const [mail] = await changes.world.mailsTo('nobody@else.test')
    expect(mail?.text).not.toMatch(/Canary|Rui Prado/)
    expect(outcome(await offer(event, (await ticketsOf(event))[0]!.id, 'no address'))).toBe('400 validation')
  })
})
