import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { outcome } from '../../testing/people.ts'
import { groupsWorld } from './testing/groups-world.ts'

const { world, sql, one, addGroup, join, ask, call, run } = await groupsWorld()
afterAll(() => world.close())
afterEach(() => sql('delete from celula'))

describe('leaving a group', () => {
  it('ends the membership of the caller alone, who may ask again', async () => {
    const id = await addGroup('Partida')
    await join(id, world.ana)
    await join(id, world.admin)
    expect(outcome(await call('DELETE', `celula/${id}/participacao`, world.ana))).toBe('200')
    expect(await one(id, world.ana)).toMatchObject({ participacao: null, flagEnderecoExato: false })
    expect((await one(id, world.admin)).participacao).toBe('membro')
    expect(outcome(await call('DELETE', `celula/${id}/participacao`, world.ana))).toBe('404 not_found')
    expect(outcome(await ask(world.ana, { idCelula: id }))).toBe('200')
  })

  it('is refused to its leaders, whom the church releases first', async () => {
    const id = await addGroup('Liderada')
    await join(id, world.ana, true)
    expect(outcome(await call('DELETE', `celula/${id}/participacao`, world.ana))).toBe('409 group_leader')
    expect((await one(id, world.ana)).participacao).toBe('lider')
  })

  it('answers 404 to strangers and 401 without a session', async () => {
    const id = await addGroup('Alheia')
    await join(id, world.admin)
    for (const who of [world.ana, world.eva])
      expect(outcome(await call('DELETE', `celula/${id}/participacao`, who))).toBe('404 not_found')
    expect(outcome(await call('DELETE', `celula/${id}/participacao`))).toBe('401 unauthorized')
  })
})

describe('withdrawing a request', () => {
  it('takes the open request of the caller back, once, and lets them ask again', async () => {
    const id = await addGroup('Pensada')
    const { id: request } = (await ask(world.ana, { idCelula: id })).json()
    await ask(world.admin, { idCelula: id })
    expect(outcome(await call('DELETE', `celula/${id}/solicitacao`, world.ana))).toBe('200')
    expect((await one(id, world.ana)).participacao).toBeNull()
    expect((await one(id, world.admin)).participacao).toBe('solicitada')
    expect(outcome(await call('DELETE', `celula/${id}/solicitacao`, world.ana))).toBe('404 not_found')
    expect((await run('accept', 'demo', String(request))).complained).toBe(`${request} was withdrawn already`)
    expect(outcome(await ask(world.ana, { idCelula: id }))).toBe('200')
  })

  it('is 404 when the request was answered meanwhile', async () => {
    const id = await addGroup('Respondida')
    const { id: request } = (await ask(world.ana, { idCelula: id })).json()
    await run('accept', 'demo', String(request))
    expect(outcome(await call('DELETE', `celula/${id}/solicitacao`, world.ana))).toBe('404 not_found')
    expect((await one(id, world.ana)).participacao).toBe('membro')
  })
})
