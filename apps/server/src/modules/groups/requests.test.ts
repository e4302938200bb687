import { SolicitacaoCelulaWire } from '@atrio/contract'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome } from '../../testing/people.ts'
import { groupsWorld } from './testing/groups-world.ts'

const { world, sql, get, list, names, one, addGroup, join, ask, run } = await groupsWorld()
afterAll(() => world.close())
afterEach(() => sql('delete from celula'))

describe('a request to join', () => {
  it('is stored once while it is open; a repeated key repeats the answer', async () => {
    const id = await addGroup('Aberta')
    const first = await ask(world.ana, { idCelula: id, mensagem: '  Oi  ' }, 'key-that-is-long-enough')
    const made = wireOf(SolicitacaoCelulaWire, first)
    expect(made).toMatchObject({ idCelula: id, situacao: 'aberta' })
    const again = await ask(world.ana, { idCelula: id, mensagem: 'Oi' }, 'key-that-is-long-enough')
    expect(again.json()).toEqual(made)
    const other = await ask(world.ana, { idCelula: id, mensagem: 'Olá' }, 'key-that-is-long-enough')
    expect(outcome(other)).toBe('422 idempotency_mismatch')
    expect(outcome(await ask(world.ana, { idCelula: id }))).toBe('409 group_requested')
    expect((await one(id, world.ana)).participacao).toBe('solicitada')
    expect((await one(id, world.admin)).participacao).toBeNull()
  })

  it('is stored once for two concurrent ones', async () => {
    const id = await addGroup('Juntas')
    const outcomes = await Promise.all([1, 2, 3].map(() => ask(world.ana, { idCelula: id })))
    expect(outcomes.map(outcome).sort()).toEqual(['200', '409 group_requested', '409 group_requested'])
  })

  it('is refused with its reason: full, closed, already a member, too often, unreadable', async () => {
    const full = await addGroup('Cheia', { qtde_max_membros: 1 })
    await join(full, world.admin)
    expect((await one(full)).situacao).toBe('lotada')
    expect(outcome(await ask(world.ana, { idCelula: full }))).toBe('409 group_full')
    expect(outcome(await ask(world.admin, { idCelula: full }))).toBe('409 group_joined')
    const closed = await addGroup('Fechada', { flag_recebe_solicitacao: false })
    expect((await one(closed)).situacao).toBe('fechada')
    expect(outcome(await ask(world.ana, { idCelula: closed }))).toBe('409 group_closed')
    const id = await addGroup('Muita')
    expect(outcome(await ask(world.ana, { idCelula: id }, 'short'))).toBe('400 idempotency_key_required')
    expect(outcome(await ask(world.ana, { idCelula: id, mensagem: 'a\0' }))).toBe('400 validation')
    expect(outcome(await ask(world.ana, { idCelula: id, mensagem: 'a'.repeat(501) }))).toBe('400 validation')
    expect(outcome(await ask(world.eva, { idCelula: id }))).toBe('404 not_found')
    const outcomes = []
    for (let times = 0; times < 11; times++) {
      outcomes.push(outcome(await ask(world.ana, { idCelula: await addGroup(`Dia ${times}`) })))
    }
    expect(outcomes.slice(-2)).toEqual(['200', '429 rate_limited'])
  })

  it('is answered on the command line: accepted people become members and are notified, declined ones may ask again', async () => {
    const id = await addGroup('Sião')
    expect((await run('requests', 'demo')).said).toBe('there are no open requests for groups of demo')
    const { id: request } = (await ask(world.ana, { idCelula: id, mensagem: 'Moro\u001b[2J perto' })).json()
    expect((await run('requests', 'demo')).said).toBe(
      `${request}  2030-01-09T12:00Z  Sião  Canary ana  ana@demo.test  Moro [2J perto`,
    )
    const { code, said } = await run('refuse', 'demo', String(request))
    expect([code, said]).toEqual([0, 'Canary ana is notified that Sião has no place'])
    expect((await one(id, world.ana)).participacao).toBeNull()
    const { id: second } = (await ask(world.ana, { idCelula: id })).json()
    expect((await run('accept', 'demo', String(second))).said).toBe('Canary ana belongs to Sião')
    expect((await one(id, world.ana)).participacao).toBe('membro')
    expect(await names('?usuario=1', world.ana)).toEqual(['Sião'])
    expect((await run('accept', 'demo', String(second))).complained).toBe(`${second} was accepted already`)
    expect((await run('accept', 'demo', '99999')).complained).toContain('no request 99999')
    expect((await run('accept', 'grace', String(second))).complained).toContain(`no request ${second}`)
    const notifications = await sql<{ titulo: string }>(
      `select titulo from notificacao where usuario_id = ${world.ana.user} order by id`,
    )
    expect(notifications.map(({ titulo }) => titulo)).toEqual([
      'Seu pedido para participar de Sião',
      'Você agora participa de Sião',
    ])
  })

  it('lists a signed-in person’s own groups', async () => {
    const id = await addGroup('Minha')
    await addGroup('Outra')
    await join(id, world.ana, true)
    expect((await list('?usuario=1', world.ana)).celulas).toMatchObject([{ nome: 'Minha', participacao: 'lider' }])
    expect(await names('?usuario=1', world.admin)).toEqual([])
    expect(await names('?usuario=1', world.eva)).toEqual([])
    expect(outcome(await get('celula/?usuario=1'))).toBe('401 unauthorized')
  })
})
