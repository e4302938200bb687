import { NotificacoesWire, PreferenciaNotificacaoWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type People, people, type SeededPerson } from '../../testing/people.ts'
import { MAX_REMOVED } from './own-notifications.ts'

/** When everybody registered. */
const joined = new Date('2029-03-04T05:06:07.089Z')

let world: People
const tokens = new Map<string, string>()
beforeAll(async () => {
  world = await people()
  await world.server.database.admin('update usuario set data_cadastro = $1', [joined])
  for (const { email } of [world.john, world.sam, world.eva]) tokens.set(email, (await world.login(email)).token)
})
afterAll(() => world.close())
beforeEach(() =>
  world.server.database.admin('delete from notificacao; delete from notificacao_preferencia; delete from limite'),
)

type Method = 'GET' | 'PUT' | 'DELETE'
const call = (who: SeededPerson, method: Method, path: string, payload?: object, church = who.church) =>
  world.server.app.inject({
    method,
    url: `/api/v1${path}?igreja=${church}`,
    ...(payload && { payload }),
    headers: { host: world.hostOf(church), authorization: `Bearer ${tokens.get(who.email)}` },
  })
const PREFERENCE = '/user/notificacao-preferencia/'
const preference = async (who: SeededPerson, church = who.church) =>
  wireOf(PreferenciaNotificacaoWire, await call(who, 'GET', PREFERENCE, undefined, church))
const save = async (who: SeededPerson, body: object, church = who.church) =>
  wireOf(PreferenciaNotificacaoWire, await call(who, 'PUT', PREFERENCE, body, church))
const titles = async (who: SeededPerson, church = who.church) => {
  const answer = await world.server.get(`/api/v1/igreja/${church}/notificacao/`, {
    headers: { host: world.hostOf(church), authorization: `Bearer ${tokens.get(who.email)}` },
  })
  return wireOf(NotificacoesWire, answer)
    .notificacoes.map(({ titulo }) => titulo)
    .sort()
}
async function notify(church: number, titulo: string, user: number | null = null): Promise<number> {
  const [row] = await world.server.database.admin<{ id: number }>(
    `insert into notificacao (igreja_id, usuario_id, titulo, corpo, tipo) values ($1, $2, $3, '', 'OUTRO') returning id`,
    [church, user, titulo],
  )
  return Number(row?.id)
}
const remove = (who: SeededPerson, id: number, church = who.church) =>
  call(who, 'DELETE', `/user/notificacao/${id}`, undefined, church)

describe('the mark of what was seen', () => {
  it('is stored per person and church, and only moves forward', async () => {
    const { john, sam, churches } = world
    expect(await preference(john)).toEqual({ vistaAte: joined.toISOString(), silenciadas: [] })
    const later = '2030-01-09T12:00:00.123Z'
    expect((await save(john, { vistaAte: later })).vistaAte).toBe(later)
    expect((await save(john, { vistaAte: '2030-01-01T00:00:00.000Z' })).vistaAte).toBe(later)
    expect((await preference(john)).vistaAte).toBe(later)
    expect((await preference(sam)).vistaAte).toBe(joined.toISOString())
    expect((await preference(john, churches.hope)).vistaAte).toBe(joined.toISOString())
  })

  it('is the day of registration until there is one, so that nothing from before counts as new', async () => {
    const { john, eva, churches } = world
    expect((await preference(john)).vistaAte).toBe(joined.toISOString())
    expect((await save(john, { silenciadas: ['EBD'] })).vistaAte).toBe(joined.toISOString())
    // a sister church knows the person, another one does not
    expect((await preference(john, churches.hope)).vistaAte).toBe(joined.toISOString())
    expect((await preference(eva, churches.grace)).vistaAte).toBeNull()
    expect((await save(john, { vistaAte: '2020-01-01T00:00:00.000Z' })).vistaAte).toBe(joined.toISOString())
  })

  it.each([
    '2016-12-31T23:59:60Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-23:59',
    '2030-02-30T00:00:00Z',
    '2030-01-09T12:00:00.1234567890Z',
    'now',
  ])('is no such instant as %s', async (vistaAte) =>
    expect(outcome(await call(world.john, 'PUT', PREFERENCE, { vistaAte }))).toBe('400 validation'),
  )
})

describe('muted kinds', () => {
  it('are saved without the mark, and the mark without them', async () => {
    const { john } = world
    await save(john, { silenciadas: ['NOTICIA', 'EBD', 'NOTICIA'] })
    const saved = await save(john, { vistaAte: '2030-01-09T12:00:00.000Z' })
    expect(saved).toEqual({ vistaAte: '2030-01-09T12:00:00.000Z', silenciadas: ['NOTICIA', 'EBD'] })
    expect(await save(john, { silenciadas: [] })).toEqual({ ...saved, silenciadas: [] })
    expect(outcome(await call(john, 'PUT', PREFERENCE, { silenciadas: ['NADA'] }))).toBe('400 validation')
  })
})

describe('removing a notification', () => {
  it('to everybody hides it from that person alone', async () => {
    const { john, churches } = world
    const id = await notify(churches.grace, 'To all')
    await notify(churches.grace, 'Another')
    expect(outcome(await remove(john, id))).toBe('200')
    expect(outcome(await remove(john, id))).toBe('200')
    expect(await titles(john)).toEqual(['Another'])
    expect(await titles(world.sam, churches.grace)).toEqual(['Another', 'To all'])
    const visitor = await world.server.get(`/api/v1/igreja/${churches.grace}/notificacao/`)
    expect(wireOf(NotificacoesWire, visitor).notificacoes).toHaveLength(2)
  })

  it('of one’s own deletes it, also one of a sister church', async () => {
    const { sam, churches } = world
    const id = await notify(churches.hope, 'For Sam', sam.user)
    expect(await titles(sam, churches.grace)).toEqual(['For Sam'])
    expect(outcome(await remove(sam, id, churches.grace))).toBe('200')
    expect(await world.server.database.admin('select 1 from notificacao')).toEqual([])
  })

  it('answers 404 for one of another person or church', async () => {
    const { john, eva, churches } = world
    const [foreign, other] = [await notify(churches.grace, 'For John', john.user), await notify(churches.demo, 'Demo')]
    expect(outcome(await remove(eva, foreign))).toBe('404 not_found')
    expect(outcome(await remove(eva, foreign, churches.grace))).toBe('404 not_found')
    expect(outcome(await remove(world.sam, foreign, churches.grace))).toBe('404 not_found')
    expect(outcome(await remove(john, other))).toBe('404 not_found')
    expect(await world.server.database.admin('select 1 from notificacao')).toHaveLength(2)
  })

  it('ends at a number that the list can read past', async () => {
    const { john, churches } = world
    const id = await notify(churches.grace, 'One more')
    await world.server.database.admin(
      `with made as (insert into notificacao (igreja_id, titulo, corpo, tipo)
         select $1, 'n' || n, '', 'OUTRO' from generate_series(1, $3::int) n returning id)
       insert into notificacao_removida select $1, $2, id from made`,
      [churches.grace, john.account, MAX_REMOVED],
    )
    expect(outcome(await remove(john, id))).toBe('409 conflict')
  })
})
