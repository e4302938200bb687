import { CarteirinhaLinkWire, UsuarioCarteirinhasWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runLine } from '../../cli/testing/run-line.ts'
import { LINK_MS } from '../../platform/auth/signed-links.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type People, people, type SeededPerson } from '../../testing/people.ts'

let world: People
const tokens = new Map<string, string>()
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const { email } of [world.ana, world.admin, world.john, world.eva]) {
    tokens.set(email, (await world.login(email)).token)
  }
  await sql('delete from carteirinha; delete from limite')
  await sql(`update usuario set nome = 'Canary', sobrenome = split_part(email, '@', 1)`)
  for (const { church, user } of [world.ana, world.john]) {
    await sql(
      `insert into carteirinha (igreja_id, usuario_id, numero, data_batismo, cargo) values ($1, $2, '0142', '1999-04-04', 'Diácona')`,
      [church, user],
    )
  }
})

const sql = (text: string, values?: unknown[]) => world.server.database.admin<Record<string, string>>(text, values)
type Asked = { of?: SeededPerson; church?: number | null; who?: SeededPerson | null; more?: string; host?: string }
const ask = ({ of = world.ana, church = of.church, who = null, more = '', host }: Asked) =>
  world.server.app.inject({
    url: `/api/v1/usuario-carteirinha/?usuario=${of.user}${church === null ? '' : `&igreja=${church}`}${more}`,
    headers: {
      host: host ?? world.hostOf(of.church),
      ...(who && { authorization: `Bearer ${tokens.get(who.email)}` }),
    },
  })
const cards = async (asked: Asked) => wireOf(UsuarioCarteirinhasWire, await ask(asked)).usuarioCarteirinhas
const link = (of: SeededPerson, who: SeededPerson) =>
  world.server.app.inject({
    method: 'POST',
    url: '/api/v1/usuario-carteirinha/link/',
    payload: { usuario: of.user, igreja: of.church },
    headers: { host: world.hostOf(of.church), authorization: `Bearer ${tokens.get(who.email)}` },
  })
const check = (url: string, host = 'demo.localhost') => world.server.app.inject({ url, headers: { host } })

describe('a member card', () => {
  it('is shown to its holder, with the account’s data', async () => {
    const [card] = await cards({ who: world.ana })
    expect(card).toMatchObject({
      numero: '0142',
      cargo: 'Diácona',
      dataBatismo: '1999-04-04',
      congregacao: null,
      vinculo: null,
      usuario: { id: world.ana.user, nome: 'Canary', cpf: '52998224725' },
    })
    expect(card?.qrCode).toMatch(/^http:\/\/demo\.localhost:\d+\/member-card\/[0-9a-f]{32}$/)
    // the church is the Host's by default
    expect(await cards({ who: world.ana, church: null })).toEqual([card])
    await sql(
      `update usuario set congregacao_id = (select id from congregacao where igreja_id = $1 limit 1) where id = $2`,
      [world.ana.church, world.ana.user],
    )
    expect((await cards({ who: world.ana }))[0]?.congregacao).toBe('Sede demo')
    await sql(`update carteirinha set congregacao = 'Osasco'`)
    expect((await cards({ who: world.ana }))[0]?.congregacao).toBe('Osasco')
  })

  it.each(['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN'])('is shown to a church’s %s', async (role) => {
    await sql(`update usuario_role set role = $1`, [role])
    expect(await cards({ who: world.admin })).toHaveLength(1)
    // but not of another church
    expect(await cards({ who: world.admin, of: world.john })).toEqual([])
  })

  it('does not exist for others, with the same answer as for a missing one', async () => {
    const nobody = { ...world.ana, user: 999_999 }
    const refused = await ask({ of: nobody, who: world.admin })
    expect(refused.headers['cache-control']).toBe('no-store')
    for (const who of [null, world.john, world.eva]) {
      const answer = await ask({ who })
      expect([answer.statusCode, answer.body]).toEqual([200, refused.body])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect(await cards({ who: world.admin, of: { ...world.admin } })).toEqual([])
    // with the right id in another church
    expect(await cards({ who: world.ana, church: world.john.church })).toEqual([])
    for (const id of ['0', '1e3', '0x10', '']) {
      const url = `/api/v1/usuario-carteirinha/?usuario=${id}`
      expect(outcome(await check(url))).toBe('400 validation')
    }
  })

  it('answers 401 to an expired token, so that its owner signs in again', async () => {
    world.wait(700_000)
    expect(outcome(await ask({ who: world.ana }))).toBe('401 unauthorized')
  })
})

describe('a signed link', () => {
  it('opens that card without a session, until it expires', async () => {
    const { url, dataExpiracao } = wireOf(CarteirinhaLinkWire, await link(world.ana, world.ana))
    const { pathname, searchParams } = new URL(url)
    expect(pathname).toBe('/embed/print-member-card')
    expect(searchParams.get('userId')).toBe(String(world.ana.user))
    expect(searchParams.get('memberChurchId')).toBe(String(world.ana.church))
    const more = `&chave=${searchParams.get('key')}`
    expect(await cards({ more })).toHaveLength(1)
    // no other person's, in no other church, and not with another expiry
    await sql(`insert into carteirinha (igreja_id, usuario_id, numero) values ($1, $2, '7')`, [
      world.ana.church,
      world.admin.user,
    ])
    expect(await cards({ of: world.admin, more })).toEqual([])
    expect(await cards({ of: world.john, more })).toEqual([])
    const [until, proof] = searchParams.get('key')!.split('.')
    for (const key of [`${Number(until) + 60_000}.${proof}`, `${until}.${'A'.repeat(43)}`, 'x', `${until}.`]) {
      expect(await cards({ more: `&chave=${key}` })).toEqual([])
    }
    world.wait(Date.parse(dataExpiracao) - Date.parse('2030-01-09T12:00:00Z'))
    world.wait(LINK_MS)
    expect(await cards({ more })).toEqual([])
  })

  it('is made by the card’s holder or staff only', async () => {
    expect(outcome(await link(world.ana, world.admin))).toBe('200')
    expect(outcome(await link(world.john, world.admin))).toBe('404 not_found')
    expect(outcome(await link(world.ana, world.eva))).toBe('404 not_found')
    expect(outcome(await link(world.admin, world.admin))).toBe('404 not_found')
  })
})

describe('the address in the QR code', () => {
  it('states that the card is valid, briefly whose it is, and nothing else', async () => {
    await sql(`update usuario set nome = 'Ana <b>Beatriz', sobrenome = 'nogueira' where id = $1`, [world.ana.user])
    const [card] = await cards({ who: world.ana })
    const { pathname } = new URL(card!.qrCode!)
    const page = await check(pathname)
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(page.body).toContain('Carteirinha válida')
    expect(page.body).toContain('Ana N.')
    expect(page.body).toContain('0142')
    expect(page.body).not.toMatch(/nogueira|Beatriz|Diácona|52998224725|1999|98888/)
    // on its own church's host only
    expect((await check(pathname, 'grace.localhost')).statusCode).toBe(404)
    await sql('delete from carteirinha')
    expect((await check(pathname)).body).toContain('Carteirinha não encontrada')
  })

  it('answers 404 for a malformed code', async () => {
    for (const code of ['0142', 'x'.repeat(32), '0'.repeat(32), 'caf%C3%A9']) {
      expect((await check(`/member-card/${code}`)).statusCode).toBe(404)
    }
    expect((await check(`/member-card/${'0'.repeat(32)}`, 'nowhere.localhost')).statusCode).toBe(404)
  })
})

describe('the command line', () => {
  const run = (...args: string[]) => runLine(world.server.app.services, ['card', ...args])

  it('issues, lists and withdraws cards; a changed one keeps its code', async () => {
    expect((await run('list', 'hope')).said).toBe('hope has given out no member card')
    const [before] = await sql('select codigo from carteirinha where usuario_id = $1', [world.ana.user])
    const issued = await run('issue', 'demo', 'ana@demo.test', '0200', '--position', 'Professora')
    expect(issued).toEqual({ code: 0, said: 'Canary ana carries card 0200 of demo', complained: '' })
    const [after] = await sql('select codigo, cargo, data_batismo from carteirinha where usuario_id = $1', [
      world.ana.user,
    ])
    expect(after).toEqual({ ...before, cargo: 'Professora', data_batismo: null })
    expect((await run('list', 'demo')).said).toBe('0200  Canary ana  ana@demo.test  Professora')
    expect((await run('withdraw', 'demo', 'ana@demo.test')).said).toBe('card 0200 of Canary ana is no longer valid')
    expect((await run('withdraw', 'demo', 'ana@demo.test')).complained).toBe('Canary ana carries no card of demo')
  })

  it('refuses a duplicate number, an unknown account, and an impossible date', async () => {
    expect((await run('issue', 'demo', 'admin@demo.test', '0142')).complained).toMatch(/number of another card/)
    expect((await run('issue', 'demo', 'eva@other.test', '9')).complained).toMatch(/has no user with the e-mail/)
    const day = await run('issue', 'demo', 'ana@demo.test', '9', '--baptised', '1999-02-30')
    expect([day.code, day.complained]).toEqual([2, expect.stringContaining('--baptised takes a day')])
  })
})

// last, since it deletes an account
it('a card is deleted with its account', async () => {
  await sql('delete from usuario where id = $1', [world.john.user])
  expect(await sql('select id from carteirinha where igreja_id = $1', [world.churches.grace])).toEqual([])
})
