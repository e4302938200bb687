import { NotaSermaoWire, NotasSermaoWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { REPEAT_MS } from '../../http/call-key.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type People, people, type SeededPerson } from '../../testing/people.ts'

let world: People
const tokens = new Map<string, string>()
beforeAll(async () => {
  world = await people()
  for (const { email } of [world.ana, world.admin, world.john, world.eva]) {
    tokens.set(email, (await world.login(email)).token)
  }
})
afterAll(() => world.close())
beforeEach(() => world.server.database.admin('delete from nota_sermao; delete from limite'))

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Asked = { who?: SeededPerson; body?: object; key?: string; church?: number }
const call = (method: Method, url: string, { who = world.ana, body = {}, key, church = who.church }: Asked = {}) =>
  world.server.app.inject({
    method,
    url: `/api/v1${url}`,
    ...(['POST', 'PUT'].includes(method) && { payload: body }),
    headers: {
      host: world.hostOf(church),
      authorization: `Bearer ${tokens.get(who.email)}`,
      ...(key && { 'idempotency-key': key }),
    },
  })
const KEY = 'note-key-0123456789'
const words = { titulo: 'Salmo 23', texto: 'O Senhor é o meu pastor.' }
const add = (body: object = words, key = KEY, who = world.ana) => call('POST', '/nota-sermao/', { body, key, who })
const made = async (body: object = words, key = KEY, who = world.ana) =>
  wireOf(NotaSermaoWire, await add(body, key, who))
const notes = async (who: SeededPerson = world.ana, query = '') =>
  wireOf(NotasSermaoWire, await call('GET', `/user/nota-sermao${query}`, { who })).notasSermao

describe('a note', () => {
  it('is created, read, changed and deleted by its writer', async () => {
    const first = await made()
    expect(first).toMatchObject(words)
    expect(wireOf(NotaSermaoWire, await call('GET', `/nota-sermao/${first.id}`))).toEqual(first)
    const body = { titulo: 'Salmo 23, 1', texto: 'Nada me faltará.\n\nDescanso.' }
    const changed = wireOf(NotaSermaoWire, await call('PUT', `/nota-sermao/${first.id}`, { body }))
    expect(changed).toMatchObject({ id: first.id, ...body })
    expect(changed.dataUltimaAlteracao).not.toBe(first.dataUltimaAlteracao)
    expect(await notes()).toEqual([changed])
    expect(outcome(await call('DELETE', `/nota-sermao/${first.id}`))).toBe('200')
    expect(await notes()).toEqual([])
    expect(outcome(await call('DELETE', `/nota-sermao/${first.id}`))).toBe('404 not_found')
  })

  it.each([
    ['without a title', { titulo: '', texto: 'x' }],
    ['with a blank title', { titulo: '  ', texto: 'x' }],
    ['with too long a title', { titulo: 'x'.repeat(121), texto: '' }],
    ['with too long a text', { titulo: 'x', texto: 'x'.repeat(20_001) }],
    ['with what is no text', { titulo: 'x', texto: 'a\0b' }],
  ])('with %s is refused', async (_name, body) => {
    expect(outcome(await add(body))).toBe('400 validation')
    const { id } = await made()
    expect(outcome(await call('PUT', `/nota-sermao/${id}`, { body }))).toBe('400 validation')
  })

  it('may have the schema’s full length, in characters of any size', async () => {
    for (const character of ['한', '"'])
      expect(outcome(await add({ titulo: 'x', texto: character.repeat(20_000) }, `${KEY}${character === '"'}`))).toBe(
        '200',
      )
  })

  it('is inaccessible to others: of the same church, its staff, or another church', async () => {
    const { id } = await made()
    for (const who of [world.admin, world.eva, world.john]) {
      for (const church of [who.church, world.ana.church]) {
        for (const method of ['GET', 'PUT', 'DELETE'] as const) {
          const url = `/nota-sermao/${id}?igreja=${church}`
          expect(outcome(await call(method, url, { who, body: words, church }))).toBe('404 not_found')
        }
        const list = await call('GET', `/user/nota-sermao?igreja=${church}`, { who, church })
        expect(list.json()).toEqual({ notasSermao: [] })
      }
    }
    expect(await notes()).toHaveLength(1)
    // another person's same key is another note
    expect((await made(words, KEY, world.admin)).id).not.toBe(id)
  })

  it('can be written by a member of a sister church, but by no stranger', async () => {
    const church = world.churches.hope
    const written = await call('POST', `/nota-sermao/?igreja=${church}`, {
      who: world.john,
      body: words,
      key: KEY,
      church,
    })
    expect(outcome(written)).toBe('200')
    const strange = await call('POST', `/nota-sermao/?igreja=${church}`, {
      who: world.eva,
      body: words,
      key: KEY,
      church,
    })
    expect(outcome(strange)).toBe('404 not_found')
  })
})

describe('a repeated request', () => {
  it('creates one note, even if concurrent, and returns its current state', async () => {
    const answers = await Promise.all([add(), add(), add()])
    expect(new Set(answers.map((answer) => wireOf(NotaSermaoWire, answer).id)).size).toBe(1)
    const { id } = await made()
    await call('PUT', `/nota-sermao/${id}`, { body: { titulo: 'B', texto: 'b' } })
    expect(await made()).toMatchObject({ id, titulo: 'B', texto: 'b' })
    expect(await notes()).toHaveLength(1)
  })

  it('refuses a key that is none', async () => {
    expect(outcome(await add(words, 'short'))).toBe('400 idempotency_key_required')
  })

  it('without a key is the same note for a minute, and another one after two', async () => {
    const first = await made(words, '')
    world.wait(REPEAT_MS - 1)
    expect(await made(words, '')).toEqual(first)
    expect((await made({ ...words, texto: 'b' }, '')).id).not.toBe(first.id)
    world.wait(REPEAT_MS * 2)
    expect((await made(words, '')).id).not.toBe(first.id)
  })

  it('of a change is no conflict', async () => {
    const { id, dataUltimaAlteracao } = await made()
    const body = { titulo: 'B', texto: 'b', dataUltimaAlteracao }
    const first = wireOf(NotaSermaoWire, await call('PUT', `/nota-sermao/${id}`, { body }))
    expect(wireOf(NotaSermaoWire, await call('PUT', `/nota-sermao/${id}`, { body }))).toEqual(first)
  })
})

describe('a newer version', () => {
  it('is neither overwritten nor deleted by a client that has not seen it', async () => {
    const { id, dataUltimaAlteracao } = await made()
    const save = (texto: string, seen: string) =>
      call('PUT', `/nota-sermao/${id}`, { body: { ...words, texto, dataUltimaAlteracao: seen } })
    const [one, two] = await Promise.all([save('phone', dataUltimaAlteracao), save('tablet', dataUltimaAlteracao)])
    expect([outcome(one), outcome(two)].sort()).toEqual(['200', '409 conflict'])
    const seen = encodeURIComponent(dataUltimaAlteracao)
    const removal = await call('DELETE', `/nota-sermao/${id}?dataUltimaAlteracao=${seen}`)
    expect(outcome(removal)).toBe('409 conflict')
    const [stored] = await notes()
    expect(outcome(await save('both read', stored!.dataUltimaAlteracao))).toBe('200')
  })
})

describe('the list', () => {
  it('is sorted by last change, limited to the requested number', async () => {
    for (const [index, titulo] of ['A', 'B', 'C'].entries()) {
      await made({ titulo, texto: '' }, `${KEY}-${index}`)
      world.wait(1_000)
    }
    expect((await notes()).map(({ titulo }) => titulo)).toEqual(['C', 'B', 'A'])
    expect((await notes(world.ana, '?limit=2')).map(({ titulo }) => titulo)).toEqual(['C', 'B'])
    expect(outcome(await call('GET', '/user/nota-sermao?limit=x'))).toBe('400 validation')
  })

  it('holds 999 notes, and answers 409 beyond', async () => {
    await world.server.database.admin(
      `insert into nota_sermao (igreja_id, usuario_id, titulo, texto, data_ultima_alteracao)
       select $1, $2, 'n' || n, '', now() from generate_series(1, 999) n`,
      [world.ana.church, world.ana.user],
    )
    expect(outcome(await add())).toBe('409 conflict')
    expect(await notes()).toHaveLength(999)
  })
})

it('the number of writes is limited', async () => {
  let last = ''
  for (let count = 0; count < 62; count++) last = outcome(await add())
  expect(last).toBe('429 rate_limited')
})
