import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type People, people } from '../../testing/people.ts'
import { eraseAccounts } from './erasure.ts'
import { personalTables, publishedTables } from './erasure-tables.ts'

let world: People
const sql = <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  world.server.database.admin<T & Record<string, unknown>>(text, values)
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

/** Column names that suggest personal data. */
const PERSONAL =
  '^(usuario_id|conta_id|sessao_id|inscricao_id|email|telefone.*|cpf|comprador|titular|autor|moderador|aberto_por|destinatario|sobrenome|data_nascimento|fonte|avatar|resposta|chave_pix)$'

const tablesWith = async (column: string) =>
  (
    await sql<{ name: string }>(
      `select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname ~ $1 order by 1`,
      [column],
    )
  ).map(({ name }) => name)
const unlisted = async () =>
  (await tablesWith(PERSONAL)).filter((name) => !(name in personalTables) && !publishedTables.includes(name))

describe('the list of erased tables', () => {
  it('contains every table with a personal column', async () => {
    expect(await unlisted()).toEqual([])
    await sql('create table forgotten (id int, usuario_id bigint)')
    expect(await unlisted()).toEqual(['forgotten'])
    await sql('drop table forgotten')
  })

  it('contains only existing tables', async () => {
    const all = await tablesWith('.')
    expect([...Object.keys(personalTables), ...publishedTables].filter((name) => !all.includes(name))).toEqual([])
  })

  it('says `goes` only of tables that a foreign key deletes', async () => {
    const keys = await sql<{ name: string; of: string }>(
      `select conrelid::regclass::text as name, confrelid::regclass::text as of from pg_constraint
       where contype = 'f' and confdeltype = 'c'`,
    )
    const gone = new Set(['conta'])
    for (let size = 0; size !== gone.size;) {
      size = gone.size
      for (const key of keys) if (gone.has(key.of)) gone.add(key.name)
    }
    const claimed = Object.entries(personalTables).flatMap(([name, fate]) => (fate === 'goes' ? [name] : []))
    expect(claimed.filter((name) => !gone.has(name))).toEqual([])
  })
})

const WORDS = [
  'ana@demo.test',
  'Canary ana',
  'Canary child',
  'Canary said',
  'Canary remark',
  'CANARY',
  'Canary holder',
  'Canary answer',
  'Canary file',
  '97777',
]

/** Inserts a person's rows into every listed table, each with a searchable word. */
async function live(user: number, church: number, email: string) {
  const buyer = { nome: 'Canary Payer', email, telefone: '+55 11 97777-6666', cpf: '52998224725', pais: 'BR' }
  const order = async (situacao: string, valor: number) =>
    (
      await sql<{ id: number }>(
        `insert into pedido (igreja_id, codigo, tipo, descricao, usuario_id, comprador, situacao, moeda, valor, valor_total,
           valor_parcela, cartao, data_cadastro, data_ultima_alteracao)
         values ($1, translate(upper(substr(md5(random()::text), 1, 26)), '0189', 'ABCD'), 'evento', 'x', $2, $3, $4, 'BRL',
           $5, $5, $5, '{"final":"4242"}', now(), now()) returning id`,
        [church, user, JSON.stringify(buyer), situacao, valor],
      )
    )[0]?.id
  const paid = await order('aprovado', 5000)
  const refused = await order('nao_aprovado', 5000)
  const free = await order('aprovado', 0)
  const [ticket] = await sql<{ id: number }>(
    `with e as (insert into evento (igreja_id, nome, slug, data_inicio, data_fim) values ($1, 'E', 'e', now(), now() + interval '1 hour') returning id),
       k as (insert into ingresso (igreja_id, evento_id, nome) select $1, id, 'T' from e returning id, evento_id),
       c as (insert into ingresso_comprador (igreja_id, ingresso_id, comprador, qtde) select $1, id, $4, 2 from k),
       g as (insert into inscricao (igreja_id, evento_id, ingresso_id, pedido_id, comprador, titular, codigo, valor, data_cadastro)
         select $1, evento_id, id, $3, $4, 'Guest', 'guest', 0, now() from k)
     insert into inscricao (igreja_id, evento_id, ingresso_id, pedido_id, usuario_id, comprador, titular, respostas, codigo, valor, data_cadastro)
       select $1, evento_id, id, $3, $2, $4, 'Canary holder', '[{"valor":"Canary answer"}]', 'own', 0, now() from k returning id`,
    [church, user, paid, `email ${email}`],
  )
  await sql(
    `insert into arquivo_resposta (igreja_id, codigo, evento_id, inscricao_id, nome, tipo, tamanho, bytes, data_cadastro)
     select igreja_id, 'f', evento_id, id, 'Canary file', 'x', 1, '\\x00', now() from inscricao where id = $1`,
    [ticket?.id],
  )
  return { paid, refused, free }
}

describe('erasing an account', () => {
  it('deletes a person’s data, and keeps the church’s books without their address', async () => {
    const { ana, server } = world
    const { media } = server.app.services
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#845' } })
      .png()
      .toBuffer()
    const prayed = await media.store('demo', bytes, `oracao-${'a'.repeat(32)}`)
    const looks = await media.store('demo', bytes, `perfil-${'b'.repeat(32)}`)
    await sql('update usuario set image = $1, comentarios = $2 where id = $3', [
      JSON.stringify({ url: looks }),
      'Canary remark',
      ana.user,
    ])
    const own = [ana.church, ana.user]
    await sql(`insert into oracao (igreja_id, usuario_id, nome, mensagem, imagem) values ($1, $2, 'Canary', 'x', $3)`, [
      ...own,
      JSON.stringify({ url: prayed }),
    ])
    await sql(`insert into crianca (igreja_id, usuario_id, nome) values ($1, $2, 'Canary child')`, own)
    await sql(
      `insert into nota_sermao (igreja_id, usuario_id, titulo, texto, data_ultima_alteracao) values ($1, $2, 'Canary', '', now())`,
      own,
    )
    await sql(
      `insert into cartao (igreja_id, usuario_id, id_gateway_pagamento, titular, final, validade)
       values ($1, $2, 8, 'CANARY', '4242', '12/2031')`,
      own,
    )
    await sql(
      `insert into chat_mensagem (igreja_id, sequencia, alteracao, autor, id_cliente, nome, papel, texto, data)
       values ($1, 1, 1, $2, 'c', 'Canary', 'membro', 'Canary said', now())`,
      [ana.church, `u${ana.user}`],
    )
    await sql(
      `insert into chat_moderacao (igreja_id, acao, moderador, alvo, data) values ($1, 'excluir_do_usuario', 'u0', $2, now())`,
      [ana.church, `u${ana.user}`],
    )
    const orders = await live(ana.user, ana.church, ana.email)
    await sql(`update conta set data_exclusao = now() where id = $1`, [ana.account])
    await eraseAccounts(server.app.services)

    const kept = await sql<{ id: number; comprador: Record<string, unknown>; usuario_id: number | null }>(
      'select id, comprador, usuario_id, cartao from pedido where igreja_id = $1 order by id',
      [ana.church],
    )
    const person = { email: '', telefone: null, pais: 'BR' }
    expect(kept).toEqual([
      {
        id: orders.paid,
        usuario_id: null,
        cartao: null,
        comprador: { ...person, nome: 'Canary Payer', cpf: '52998224725' },
      },
      { id: orders.refused, usuario_id: null, cartao: null, comprador: { ...person, nome: '—', cpf: null } },
      { id: orders.free, usuario_id: null, cartao: null, comprador: { ...person, nome: '—', cpf: null } },
    ])
    expect(await sql('select moderador, alvo from chat_moderacao')).toEqual([{ moderador: 'u0', alvo: '—' }])
    for (const url of [prayed, looks]) expect(await media.exists(url)).toBe(false)
    expect(await traces(WORDS)).toEqual([])
    // other people's rows are unchanged
    expect(await sql('select 1 from usuario where conta_id <> $1', [ana.account])).not.toHaveLength(0)
  })

  it('keeps tickets as anonymous counts, including those bought without the account', async () => {
    const tickets = await sql<{ comprador: string }>(
      'select titular, respostas, usuario_id, comprador from inscricao order by codigo',
    )
    const key = tickets[0]?.comprador
    expect(key).toMatch(/^erased [0-9a-f-]{36}$/)
    expect(tickets).toEqual([
      { titular: '—', respostas: [], usuario_id: null, comprador: key },
      { titular: '—', respostas: [], usuario_id: null, comprador: key },
    ])
    expect(await sql('select comprador, qtde from ingresso_comprador')).toEqual([{ comprador: key, qtde: 2 }])
  })

  it('resumes after an interruption, and may run twice at once', async () => {
    const { eva, server } = world
    await sql('update conta set data_exclusao = now() where id = $1', [eva.account])
    await Promise.all([eraseAccounts(server.app.services), eraseAccounts(server.app.services)])
    await eraseAccounts(server.app.services)
    expect(await sql('select 1 from conta where id = $1', [eva.account])).toEqual([])
    expect(await sql('select 1 from usuario where conta_id = $1', [eva.account])).toEqual([])
  })
})

describe('an account whose erasure fails', () => {
  it('does not block others, and is erased in a later round', async () => {
    const { admin, john, server } = world
    const { services } = server.app
    await sql(`update conta set data_exclusao = timestamptz '2030-01-01' where id = $1`, [admin.account])
    await sql(`update conta set data_exclusao = timestamptz '2030-01-02' where id = $1`, [john.account])
    await sql(`create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`)
    await sql(
      `create trigger refuse before delete on usuario for each row when (old.conta_id = ${admin.account}) execute function refuse()`,
    )
    await expect(eraseAccounts(services)).rejects.toThrow()
    const left = await sql('select id from conta where id = any($1)', [[admin.account, john.account]])
    expect(left.map(({ id }) => Number(id))).toEqual([admin.account])
    await sql('drop trigger refuse on usuario')
    await eraseAccounts(services)
    expect(await sql('select id from conta where id = $1', [admin.account])).toEqual([])
  })
})

/** Tables that still contain any of the words. */
async function traces(words: string[]): Promise<string[]> {
  const found = []
  for (const name of await tablesWith('.')) {
    const [row] = await sql(
      `select count(*)::int as n from ${name} r where exists
      (select from unnest($1::text[]) w where position(w in r::text) > 0)`,
      [words],
    )
    if (row?.['n']) found.push(name)
  }
  return found
}
