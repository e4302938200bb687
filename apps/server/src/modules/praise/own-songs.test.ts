import { LouvoresFavoritosWire, RepertoriosWire, RepertorioWire, setListLimits } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { searchable } from '../../platform/search-text.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type People, people, type SeededPerson } from '../../testing/people.ts'

let world: People
let fort: number
let night: number
let far: number
const tokens = new Map<string, string>()
const seed = async (church: number, titulo: string) => {
  const { ordem, busca } = searchable({ titulo })
  const [row] = await world.server.database.admin<{ id: string }>(
    'insert into louvor (igreja_id, slug, titulo, autor, ordem, busca) values ($1, $2, $3, $4, $5, $6) returning id',
    [church, ordem.replace(/\W/g, '-'), titulo, 'Autor', ordem, busca],
  )
  return Number(row!.id)
}
beforeAll(async () => {
  world = await people()
  for (const { email } of [world.ana, world.admin, world.john, world.eva])
    tokens.set(email, (await world.login(email)).token)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.server.database.admin(
    'delete from louvor_favorito; delete from repertorio; delete from louvor; delete from limite',
  )
  fort = await seed(world.ana.church, 'Castelo forte')
  night = await seed(world.ana.church, 'Água viva')
  far = await seed(world.churches.other, 'Longe')
})

type Asked = { who?: SeededPerson; body?: object; church?: number }
const call = (
  method: 'GET' | 'PUT' | 'DELETE',
  url: string,
  { who = world.ana, body, church = who.church }: Asked = {},
) =>
  world.server.app.inject({
    method,
    url: `/api/v1/user/${url}`,
    ...(body && { payload: body }),
    headers: { host: world.hostOf(church), authorization: `Bearer ${tokens.get(who.email)}` },
  })
const favourites = async (who = world.ana) =>
  wireOf(LouvoresFavoritosWire, await call('GET', 'louvor-favorito', { who })).favoritos
const lists = async (who = world.ana) => wireOf(RepertoriosWire, await call('GET', 'repertorio', { who })).repertorios

const LIST = '0a000000-0000-4000-8000-00000000000a'
const entry = (idLouvor: number, tom: string | null = null, capotraste = 0) => ({ idLouvor, tom, capotraste })
const content = (louvores: object[], versao = 0, more = {}) => ({
  nome: 'Culto',
  data: null,
  louvores,
  versao,
  ...more,
})
const save = (body: object, more: Asked = {}, uuid = LIST) => call('PUT', `repertorio/${uuid}`, { body, ...more })
const saved = async (body: object) => wireOf(RepertorioWire, await save(body))

describe('a favourite', () => {
  it('is marked and unmarked by its person, as often as they like', async () => {
    for (const id of [fort, night, fort]) expect(outcome(await call('PUT', `louvor-favorito/${id}`))).toBe('200')
    expect((await favourites()).map(({ titulo }) => titulo)).toEqual(['Água viva', 'Castelo forte'])
    expect((await favourites())[0]).toMatchObject({ id: night, autor: 'Autor', flagExiste: true })
    for (let times = 0; times < 2; times++) expect(outcome(await call('DELETE', `louvor-favorito/${fort}`))).toBe('200')
    expect((await favourites()).map(({ id }) => id)).toEqual([night])
  })

  it('is of one person, and of one church', async () => {
    await call('PUT', `louvor-favorito/${fort}`)
    expect(await favourites(world.admin)).toEqual([])
    expect(outcome(await call('DELETE', `louvor-favorito/${fort}`, { who: world.admin }))).toBe('200')
    expect(await favourites()).toHaveLength(1)
    expect(outcome(await call('PUT', `louvor-favorito/${far}`))).toBe('404 not_found')
    expect(outcome(await call('PUT', `louvor-favorito/${fort}`, { who: world.eva }))).toBe('404 not_found')
    const foreign = await call('PUT', `louvor-favorito/${fort}`, { who: world.eva, church: world.ana.church })
    expect(outcome(foreign)).toBe('404 not_found')
  })

  it('stays with its title when its song is gone', async () => {
    await call('PUT', `louvor-favorito/${fort}`)
    await world.server.database.admin('delete from louvor where id = $1', [fort])
    expect(await favourites()).toMatchObject([{ id: fort, titulo: 'Castelo forte', autor: null, flagExiste: false }])
    expect(outcome(await call('DELETE', `louvor-favorito/${fort}`))).toBe('200')
  })

  it('is refused beyond the limit, which a repeated one is not', async () => {
    await world.server.database.admin(
      `insert into louvor_favorito (igreja_id, usuario_id, louvor_id, titulo)
       select $1, $2, 900000 + n, 'n' || n from generate_series(1, $3::int) n`,
      [world.ana.church, world.ana.user, setListLimits.favourites - 1],
    )
    expect(outcome(await call('PUT', `louvor-favorito/${fort}`))).toBe('200')
    const refused = await call('PUT', `louvor-favorito/${night}`)
    expect(outcome(refused)).toBe('409 conflict')
    expect(refused.json()).toMatchObject({ errors: [{ field: 'favoritos', code: 'limit' }] })
    expect(outcome(await call('PUT', `louvor-favorito/${fort}`))).toBe('200')
    expect(await favourites()).toHaveLength(setListLimits.favourites)
  })
})

describe('a set list', () => {
  it('is made, changed and deleted as a whole', async () => {
    const first = await saved(content([entry(fort, 'F#m', 2), entry(night)]))
    expect(first).toMatchObject({ uuid: LIST, nome: 'Culto', data: null, versao: 1 })
    expect(first.louvores[0]).toEqual({
      ...entry(fort, 'F#m', 2),
      titulo: 'Castelo forte',
      autor: 'Autor',
      flagExiste: true,
    })
    const next = await saved(
      content([entry(night), entry(fort, 'G'), entry(night)], 1, { nome: 'Natal', data: '2026-12-25' }),
    )
    expect(next).toMatchObject({ nome: 'Natal', data: '2026-12-25', versao: 2 })
    expect(await lists()).toEqual([next])
    expect(outcome(await call('DELETE', `repertorio/${LIST}?versao=1`))).toBe('409 conflict')
    expect(outcome(await call('DELETE', `repertorio/${LIST}?versao=2`))).toBe('200')
    expect(outcome(await call('DELETE', `repertorio/${LIST}?versao=2`))).toBe('200')
    expect(await lists()).toEqual([])
    expect(outcome(await save(content([], 2)))).toBe('404 not_found')
  })

  it('loses nothing between two devices, and takes a repeated call as the same', async () => {
    await saved(content([entry(fort)]))
    const [one, two] = await Promise.all([
      save(content([entry(fort), entry(night)], 1)),
      save(content([entry(night)], 1)),
    ])
    expect([outcome(one), outcome(two)].sort()).toEqual(['200', '409 conflict'])
    const [stored] = await lists()
    const again = content(
      stored!.louvores.map(({ idLouvor, tom, capotraste }) => entry(idLouvor, tom, capotraste)),
      1,
    )
    expect(await saved(again)).toEqual(stored)
    const made = await Promise.all([1, 2].map(() => save(content([]), {}, LIST.replace('0a', '0b'))))
    expect(made.map(outcome)).toEqual(['200', '200'])
    expect(await lists()).toHaveLength(2)
  })

  it('is its owner’s alone, also under the same id', async () => {
    await saved(content([entry(fort)]))
    expect(await lists(world.admin)).toEqual([])
    expect(outcome(await call('DELETE', `repertorio/${LIST}`, { who: world.admin }))).toBe('200')
    expect(outcome(await save(content([], 0, { nome: 'Meu' }), { who: world.admin }))).toBe('200')
    expect(await lists()).toMatchObject([{ nome: 'Culto' }])
    const foreign = { who: world.eva, church: world.ana.church }
    expect(outcome(await save(content([]), foreign))).toBe('404 not_found')
    expect((await call('GET', 'repertorio', foreign)).json()).toEqual({ repertorios: [] })
  })

  it('shows a song that is gone by its title, and keeps it through changes', async () => {
    await saved(content([entry(fort, 'D'), entry(night)]))
    await world.server.database.admin('delete from louvor where id = $1', [fort])
    const kept = await saved(content([entry(night), entry(fort, 'D')], 1))
    expect(kept.louvores[1]).toEqual({ ...entry(fort, 'D'), titulo: 'Castelo forte', autor: null, flagExiste: false })
  })

  it.each([
    ['no name', { nome: ' ' }],
    ['a name too long', { nome: 'x'.repeat(setListLimits.nameLength + 1) }],
    ['what is no date', { data: '2026-02-30' }],
    ['a capo too high', { louvores: [{ idLouvor: 1, tom: null, capotraste: 10 }] }],
    ['what is no key', { louvores: [{ idLouvor: 1, tom: 'H', capotraste: 0 }] }],
    ['an unknown song', { louvores: [{ idLouvor: 999_999, tom: null, capotraste: 0 }] }],
  ])('with %s is refused', async (_what, over) => {
    expect(outcome(await save(content([], 0, over)))).toBe('400 validation')
  })

  it('has no song of another church', async () => {
    expect(outcome(await save(content([entry(far)])))).toBe('400 validation')
  })

  it('is limited in its songs and in number', async () => {
    const songs = (length: number) => Array.from({ length }, () => entry(fort))
    expect(outcome(await save(content(songs(setListLimits.songs))))).toBe('200')
    expect(outcome(await save(content(songs(setListLimits.songs + 1), 1)))).toBe('400 validation')
    await world.server.database.admin(
      `insert into repertorio (igreja_id, usuario_id, uuid, nome, louvores)
       select $1, $2, gen_random_uuid(), 'n' || n, '[]' from generate_series(1, $3::int) n`,
      [world.ana.church, world.ana.user, setListLimits.lists - 1],
    )
    const refused = await save(content([]), {}, LIST.replace('0a', '0c'))
    expect(outcome(refused)).toBe('409 conflict')
    expect(refused.json()).toMatchObject({ errors: [{ field: 'repertorios', code: 'limit' }] })
    expect(outcome(await save(content([], 1)))).toBe('200')
    expect(await lists()).toHaveLength(setListLimits.lists)
  })
})
