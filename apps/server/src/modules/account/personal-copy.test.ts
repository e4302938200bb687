import { CopiaDadosWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, PASSWORD, type People, people, type SeededPerson } from '../../testing/people.ts'
import { personalTables } from './erasure-tables.ts'
import { personalCopyTables } from './personal-copy-tables.ts'

let world: People
const sql = <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  world.server.database.admin<T & Record<string, unknown>>(text, values)
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())
beforeEach(() => sql('delete from limite'))

const ask = (who: SeededPerson, token: string, { senha = PASSWORD, church = who.church } = {}) =>
  world.post(`/user/copia-dados?igreja=${church}`, { senha }, { token, host: world.hostOf(church) })

describe('the tables of a copy', () => {
  it('are all those with personal data', () => {
    expect(Object.keys(personalCopyTables).sort()).toEqual(Object.keys(personalTables).sort())
  })

  it('decide about every column', async () => {
    const rows = await sql<{ name: string; columns: string[] }>(
      `select c.relname as name, array_agg(a.attname::text order by a.attname::text) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relkind = 'r' and c.relname = any ($1) group by 1`,
      [Object.keys(personalCopyTables)],
    )
    const present = Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))
    for (const [name, of] of Object.entries(personalCopyTables)) {
      if ('whose' in of) expect([name, [...of.columns, ...of.left].sort()]).toEqual([name, present[name]])
    }
  })

  it('copy no column of secrets, hashes or gateways', () => {
    const copied = Object.values(personalCopyTables).flatMap((of) => ('whose' in of ? of.columns : []))
    expect(
      copied.filter((name) => /(^|_)(hash|semente|prova|chave|referencia|codigo|idempotencia|senha)(_|$)/.test(name)),
    ).toEqual([])
  })
})

/** Rows of Ana and of others around her, each with a searchable word. */
async function live() {
  const { ana, admin } = world
  await sql(
    `with n as (insert into nota_sermao (igreja_id, usuario_id, titulo, texto, chave, data_ultima_alteracao)
       values ($1, $2, 'Own note', 'x', 'key-of-a-call', now()), ($1, $3, 'Foreign note', 'x', null, now())),
     o as (insert into oracao (igreja_id, usuario_id, nome, mensagem, flag_publicar_mural, flag_ativo,
         flag_receber_ligacao, flag_receber_visita, data_cadastro)
       values ($1, $2, 'Ana', 'Own prayer', true, true, false, false, now()) returning id)
     insert into oracao_mensagem (igreja_id, oracao_id, usuario_id, mensagem, data_cadastro)
       select $1, id, $2, 'Own answer', now() from o union all select $1, id, $3, 'Foreign answer', now() from o`,
    [ana.church, ana.user, admin.user],
  )
  await sql(
    `insert into cartao (igreja_id, usuario_id, id_gateway_pagamento, titular, final, validade, referencia)
     values ($1, $2, 5, 'OWN CARD', '4242', '12/2031', 'gateway-secret')`,
    [ana.church, ana.user],
  )
  for (const [user, email, word] of [
    [ana.user, 'ana@demo.test', 'Own order'],
    [null, ' ANA@demo.test', 'Guest order'],
    [admin.user, 'admin@demo.test', 'Foreign order'],
    [null, 'other@guest.test', 'Foreign guest'],
  ]) {
    await sql(
      `insert into pedido (igreja_id, codigo, tipo, descricao, usuario_id, comprador, situacao, moeda, valor, valor_total,
         valor_parcela, data_cadastro, data_ultima_alteracao)
       values ($1, translate(upper(substr(md5(random()::text), 1, 26)), '0189', 'ABCD'), 'evento', $4, $2, $3, 'aprovado',
         'BRL', 100, 100, 100, now(), now())`,
      [ana.church, user, JSON.stringify({ nome: 'A', email }), word],
    )
  }
}

describe('a copy of own data', () => {
  it('has what the church holds on the person, and nothing of others, no secret and no hash', async () => {
    await live()
    const { token, refreshToken } = await world.login(world.ana.email, { igreja: world.ana.church })
    const answer = await ask(world.ana, token)
    const { igreja, dados } = wireOf(CopiaDadosWire, answer)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(igreja.codigo).toBe('demo')
    expect(dados['conta']).toEqual([expect.objectContaining({ email: 'ana@demo.test', nome: 'Canary' })])
    expect(dados['documento']).toEqual([{ tipo: 'CPF', numero: '52998224725' }])
    expect(dados['nota_sermao']).toHaveLength(1)
    expect(dados['oracao_mensagem']).toEqual([expect.objectContaining({ mensagem: 'Own answer' })])
    expect(dados['pedido']).toHaveLength(2)
    for (const word of ['Own note', 'Own prayer', 'OWN CARD', 'Own order', 'Guest order']) {
      expect(answer.body).toContain(word)
    }
    expect(answer.body).not.toMatch(/Foreign|admin@|guest\.test|argon2|gateway-secret|key-of-a-call/)
    expect(answer.body).not.toContain(refreshToken)
  })

  it('is of one church only', async () => {
    const { john, churches } = world
    const { token } = await world.login(john.email)
    await sql(
      'insert into nota_sermao (igreja_id, usuario_id, titulo, texto, data_ultima_alteracao) values ($1, $2, $3, $3, now())',
      [john.church, john.user, 'Note at grace'],
    )
    expect((await ask(john, token)).body).toContain('Note at grace')
    // known in the sister church by the organisation, but without an account there
    expect(outcome(await ask(john, token, { church: churches.hope }))).toBe('404 not_found')
    expect(outcome(await ask(john, token, { church: churches.demo }))).toBe('404 not_found')
  })

  it('needs the password, which cannot be guessed, and comes twice a day', async () => {
    const { token } = await world.login(world.eva.email)
    expect(outcome(await ask(world.eva, token, { senha: 'Wrong#2026' }))).toBe('400 wrong_password')
    for (const expected of ['200', '200', '429 rate_limited']) {
      expect(outcome(await ask(world.eva, token))).toBe(expected)
    }
    world.wait(12 * 3_600_000 + 1)
    const { token: later } = await world.login(world.eva.email)
    expect(outcome(await ask(world.eva, later))).toBe('200')
    let last = ''
    for (let count = 0; count < 6; count++) last = outcome(await ask(world.eva, later, { senha: `Wrong#${count}xx` }))
    expect(last).toBe('429 rate_limited')
  })
})
