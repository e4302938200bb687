import { EventosInscritosWire, InscricoesWire, PagamentoWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ownerTransaction } from '../../../database/owner-transaction.ts'
import { wireOf } from '../../../testing/expect-wire.ts'
import { outcome } from '../../../testing/people.ts'
import { type Desk, saleDesk, withMethod } from '../testing/desk.ts'
import { guest, newKey, purchaseOf, putOnSale, takeMoney } from '../testing/sale.ts'

let desk: Desk
beforeAll(async () => {
  desk = await saleDesk()
})
afterAll(() => desk.world.close())
beforeEach(() => desk.world.server.database.admin('delete from limite'))

describe('a limit per person', () => {
  it('counts a member and a guest with the same address as one, in any spelling', async () => {
    const event = await desk.onSale({ lots: [{ limitePorUsuario: 1 }] })
    const body = purchaseOf(await desk.detail(event))
    expect(outcome(await desk.buy(event, { ...body, comprador: null }, desk.asAna))).toBe('200')
    const spellings = [
      desk.world.ana.email,
      desk.world.ana.email.toUpperCase(),
      desk.world.ana.email.replace('@', '+2@'),
    ]
    for (const email of spellings) {
      expect(outcome(await desk.buy(event, { ...body, comprador: guest(email) })), email).toBe('409 EVT_REG_021')
    }
    expect(outcome(await desk.buy(event, body))).toBe('200')
    expect(await desk.taken(event)).toEqual([2])
  })
})

describe('what people write', () => {
  it('can’t put links into a mail of the church', async () => {
    const event = await desk.onSale({ lots: [{ valor: 0 }] })
    const body = purchaseOf(await desk.detail(event))
    for (const nome of ['Resgate em https://evil.test', 'www.evil.test', 'Ana evil.test/x']) {
      expect(outcome(await desk.buy(event, { ...body, comprador: { ...guest(), nome } })), nome).toBe('400 validation')
      const ingressos = body.ingressos.map((ticket) => ({ ...ticket, titular: nome }))
      expect(outcome(await desk.buy(event, { ...body, ingressos })), nome).toBe('400 validation')
    }
    expect(outcome(await desk.buy(event, { ...body, comprador: { ...guest(), nome: 'Dr. J. R. Prado Jr.' } }))).toBe(
      '200',
    )
  })

  it('as a date must be before today in the church', async () => {
    const event = await desk.onSale({ lots: [{ valor: 0 }], fields: [{ nome: 'Nascimento', tipo: 'data' }] })
    const seen = await desk.detail(event)
    const born = (valor: string) => ({
      ...purchaseOf(seen),
      ingressos: [
        {
          idIngresso: seen.ingressos[0]?.id ?? 0,
          titular: 'Rui',
          respostas: [{ idCampo: seen.campos[0]?.id ?? 0, valor }],
        },
      ],
    })
    expect(outcome(await desk.buy(event, born('2030-01-09')))).toBe('400 validation')
    expect(outcome(await desk.buy(event, born('2030-01-08')))).toBe('200')
  })

  it.each([null, 'As is'])('as consent to terms is required where the event’s own are %o', async (termos) => {
    const event = await desk.onSale({ lots: [{ valor: 0 }], event: { termos } })
    const body = purchaseOf(await desk.detail(event))
    expect(outcome(await desk.buy(event, { ...body, flagTermos: false }))).toBe('400 validation')
    expect(outcome(await desk.buy(event, body))).toBe('200')
  })
})

describe('Pix', () => {
  it('by hand is for addresses in Brazil, too', async () => {
    await desk.world.server.database.admin(
      `insert into metodo_pagamento (igreja_id, codigo, nome, configuracao, posicao)
       values ($1, 'pix_manual', 'Pix', '{"chavePix": {"tipo": "email", "chave": "pix@demo.test", "titular": "Demo", "cidade": "Recife"}}', 9)`,
      [desk.world.churches.demo],
    )
    const event = await desk.onSale()
    const body = withMethod(purchaseOf(await desk.detail(event)), 'pix_manual')
    expect(outcome(await desk.buy(event, { ...body, comprador: { ...guest(), pais: 'US' } }))).toBe('409 EVT_REG_026')
  })
})

describe('a member of a sister church', () => {
  it('buys and sees tickets with the account of their own church, and becomes a user of this one', async () => {
    const { churches, john, server, login } = desk.world
    const event = await ownerTransaction(server.database, async ({ db, enterChurch }) => {
      await enterChurch(churches.hope)
      await takeMoney(db, churches.hope)
      return putOnSale(db, churches.hope)
    })
    const { token } = await login(john.email)
    const headers = { authorization: `Bearer ${token}` }
    const seen = (await server.get(`/api/v1/igreja/igreja-hope/evento/${event}/`)).json()
    const buy = (user: number) =>
      server.app.inject({
        method: 'POST',
        payload: { ...purchaseOf(seen, 2), comprador: null },
        url: `/api/v1/usuario/${user}/evento/${event}/inscricao/?igreja=${churches.hope}`,
        headers: { ...headers, 'idempotency-key': newKey() },
      })
    const get = (path: string) => server.get(`/api/v1/usuario/${path}?igreja=${churches.hope}`, { headers })
    expect(wireOf(EventosInscritosWire, await get(`${john.user}/evento/`))).toEqual({ eventos: [] })
    expect(wireOf(PagamentoWire, await buy(john.user)).comprador.email).toBe(john.email)
    expect(wireOf(InscricoesWire, await get(`${john.user}/evento/${event}/inscricao/`)).inscricoes).toHaveLength(2)
    expect(wireOf(EventosInscritosWire, await get(`${john.user}/evento/`)).eventos).toHaveLength(1)
    const known = await server.database.admin<{ n: string; roles: string }>(
      `select count(*) as n, (select count(*) from usuario_role r where r.igreja_id = $1 and r.usuario_id in
         (select id from usuario where igreja_id = $1 and email = $2)) as roles
       from usuario where igreja_id = $1 and email = $2`,
      [churches.hope, john.email],
    )
    expect(known).toEqual([{ n: '1', roles: '0' }])
    expect(outcome(await buy(desk.world.sam.user))).toBe('404 not_found')
    expect(outcome(await get(`${desk.world.sam.user}/evento/`))).toBe('404 not_found')
    const stranger = await login(desk.world.eva.email)
    const foreign = await server.get(`/api/v1/usuario/${desk.world.eva.user}/evento/?igreja=${churches.hope}`, {
      headers: { authorization: `Bearer ${stranger.token}` },
    })
    expect(outcome(foreign)).toBe('404 not_found')
  })
})
