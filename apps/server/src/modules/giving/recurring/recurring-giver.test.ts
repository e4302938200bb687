import { DoacaoRecorrenteWire } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { wireOf } from '../../../testing/expect-wire.ts'
import { outcome } from '../../../testing/people.ts'
import { DAY, OTHER, recurringWorld } from '../testing/recurring-world.ts'

const here = recurringWorld()
const { call, freshSession, list, change, begun, giftsOf, later, cardsOf } = here

describe('the giver', () => {
  it('changes the amount, pauses, resumes, and cancels for good', async () => {
    const { id, proximaData } = await begun()
    const changed = wireOf(DoacaoRecorrenteWire, await change(id, { valor: 2_500 }))
    expect(changed).toMatchObject({ valor: 2_500, valorTotal: 2_500, situacao: 'ativa', proximaData })
    expect((await change(id, { valor: 500 })).json()).toMatchObject({ errors: [{ field: 'valor', code: 'minimum' }] })
    expect(wireOf(DoacaoRecorrenteWire, await change(id, { situacao: 'pausada' })).proximaData).toBeNull()
    await later(100)
    expect(await giftsOf(id)).toEqual([])
    await freshSession()
    const resumed = wireOf(DoacaoRecorrenteWire, await change(id, { situacao: 'ativa' }))
    const now = here.world.server.app.services.clock().getTime()
    expect(Date.parse(resumed.proximaData ?? '')).toBeGreaterThan(now - DAY)
    await later(31)
    expect((await giftsOf(id)).map(({ total }) => total)).toEqual(['2500'])
    await freshSession()
    for (let times = 0; times < 2; times++) {
      expect(wireOf(DoacaoRecorrenteWire, await change(id, { situacao: 'cancelada' })).situacao).toBe('cancelada')
    }
    expect(outcome(await change(id, { situacao: 'ativa' }))).toBe('409 conflict')
    expect(await list()).toEqual([])
    await later(100)
    expect(await giftsOf(id)).toHaveLength(1)
  })

  it('is the only one who sees and changes the plan', async () => {
    const { id } = await begun()
    expect(await list(here.world.admin)).toEqual([])
    expect(outcome(await change(id, { situacao: 'cancelada' }, here.world.admin))).toBe('404 not_found')
    expect((await list())[0]?.situacao).toBe('ativa')
  })

  it('chooses another card of their own', async () => {
    const { id } = await begun()
    await begun({ data: OTHER, days: 90 })
    const cards = await cardsOf()
    const other = cards.find(({ final }) => final === '4444')
    expect(wireOf(DoacaoRecorrenteWire, await change(id, { idCartao: other?.id })).cartao?.final).toBe('4444')
    expect((await change(id, { idCartao: 999_999 })).json()).toMatchObject({ errors: [{ field: 'idCartao' }] })
  })

  it('is informed that the plan pauses with its card, before and after', async () => {
    const { id } = await begun()
    const card = (await cardsOf()).find(({ qtdeRecorrencias }) => qtdeRecorrencias === 1)
    expect(card).toBeDefined()
    await call(
      here.world.ana,
      'DELETE',
      `/usuario-cartao-gateway-pagamento/${card?.id}?igreja=${here.world.churches.demo}`,
    )
    expect((await list())[0]).toMatchObject({ situacao: 'pausada', cartao: null, proximaData: null })
    await later(40)
    expect(await giftsOf(id)).toEqual([])
    await freshSession()
    expect((await change(id, { situacao: 'ativa' })).json()).toMatchObject({ errors: [{ field: 'idCartao' }] })
  })

  it('gives nothing more once their account is deleted, even before it is erased', async () => {
    const { id } = await begun()
    const { database } = here.world.server
    await database.admin('update conta set data_exclusao = now() where id = $1', [here.world.ana.account])
    await later(40)
    expect(await giftsOf(id)).toEqual([])
    await database.admin('update conta set data_exclusao = null where id = $1', [here.world.ana.account])
  })
})
