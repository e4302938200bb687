import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { is } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as tables from '../content/tables.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'

/** Public names of churches, needed before a church is known; requests may only read them. */
const DIRECTORY = ['igreja_host', 'igreja_sigilosa', 'louvor_igreja']

/** Tables that requests have no right to: functions of the owner read them, whom row-level security would keep from an index. */
const READ_BY_FUNCTIONS = ['documento_busca']

/** Tables that requests write, and how. A church's published content is not among them. */
const WRITABLE = {
  arquivo_resposta: 'delete insert update',
  aviso_pedido: 'delete insert update',
  captcha_usado: 'delete insert update',
  cartao: 'delete insert update',
  celula_membro: 'delete insert',
  chat_compromisso: 'insert update',
  chat_compromisso_resposta: 'delete insert',
  chat_mensagem: 'delete insert update',
  chat_moderacao: 'insert update',
  chat_presenca: 'delete insert update',
  chat_sala: 'insert update',
  cobranca: 'insert update',
  codigo_uso_unico: 'delete insert update',
  consentimento: 'delete insert',
  conta: 'delete insert update',
  crianca: 'delete insert update',
  doacao: 'insert',
  doacao_recorrente: 'delete insert update',
  denuncia: 'delete insert update',
  denuncia_relato: 'insert',
  documento: 'delete insert update',
  email_saida: 'delete insert update',
  endereco: 'delete insert update',
  evento_gateway: 'delete insert update',
  idempotencia: 'delete insert update',
  ingresso_comprador: 'insert update',
  ingresso_estoque: 'update',
  inscricao: 'insert update',
  inscricao_push: 'delete insert update',
  limite: 'delete insert update',
  louvor_favorito: 'delete insert',
  notificacao: 'delete insert',
  notificacao_preferencia: 'insert update',
  notificacao_removida: 'insert',
  oracao: 'delete insert',
  oracao_mensagem: 'insert',
  oracao_orando: 'insert',
  movimento_pedido: 'insert update',
  nota_sermao: 'delete insert update',
  pedido: 'insert update',
  plano_assinatura_posicao: 'insert update',
  plano_leitura_assinatura: 'delete insert update',
  renovacao_assinatura: 'insert update',
  repertorio: 'delete insert update',
  retencao: 'delete insert',
  reuniao_celula: 'delete insert update',
  reuniao_presenca: 'delete insert',
  sandbox_cobranca: 'insert update',
  senha_temporaria: 'delete insert update',
  sessao: 'delete insert update',
  solicitacao_celula: 'insert',
  token_pagamento: 'delete insert update',
  token_renovacao: 'delete insert update',
  troca_email: 'delete insert update',
  usuario: 'delete insert update',
  usuario_plano_assinatura: 'insert update',
  usuario_plano_assinatura_conteudo: 'delete insert',
}

/** Columns that this version no longer uses, as `table.column`, until a contract migration drops them (CONTRIBUTING.md). */
const REPLACED: readonly string[] = []

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const withChurch = () =>
  database.admin<{ name: string; rls: boolean; forced: boolean; policies: string[] }>(`
    select c.relname as name, c.relrowsecurity as rls, c.relforcerowsecurity as forced,
      array(select concat_ws(' | ', polcmd, polpermissive, polroles, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
            from pg_policy where polrelid = c.oid) as policies
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'igreja_id'
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`)

const RULE = `(igreja_id = ANY (( SELECT (NULLIF(current_setting('app.igrejas'::text, true), ''::text))::integer[] AS "nullif")::integer[]))`
/** For every command and role, rows of the churches that are set: exactly one such policy. */
const POLICY = `* | t | {0} | ${RULE} | ${RULE}`

/** Tables with a church whose rows another church could reach. */
const unprotected = async () =>
  (await withChurch())
    .filter(({ name }) => !DIRECTORY.includes(name))
    .filter(
      ({ name, rls, forced, policies }) =>
        !rls || forced === READ_BY_FUNCTIONS.includes(name) || policies.join() !== POLICY,
    )
    .map(({ name }) => name)

describe('the schema', () => {
  it('matches the table definitions, column by column', async () => {
    const rows = await database.admin<{ line: string }>(`
      select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, null) || case when a.attnotnull then ' not null' else '' end as line
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migration' order by 1`)
    const defined = Object.values(tables)
      .filter((value) => is(value, PgTable))
      .flatMap((table) => {
        const { name, columns } = getTableConfig(table)
        return columns.map(
          (column) => `${name}.${column.name} ${column.getSQLType()}${column.notNull ? ' not null' : ''}`,
        )
      })
    const there = rows.map(({ line }) => line)
    const isReplaced = (line: string) => REPLACED.includes(line.split(' ')[0] ?? '')
    expect(defined.sort()).toEqual(there.filter((line) => !isReplaced(line)).sort())
    expect(there.filter(isReplaced)).toHaveLength(REPLACED.length)
  })

  it('protects every table with a church by forced row-level security with the one policy', async () => {
    expect((await withChurch()).length).toBeGreaterThan(5)
    expect(await unprotected()).toEqual([])
  })

  it.each([
    ['that has none of it', ''],
    ['that forces nothing', `call protect_church_table('$t'); alter table $t no force row level security`],
    ['with a second policy', `call protect_church_table('$t'); create policy more on $t for select using (true)`],
    [
      'with another policy',
      'alter table $t enable row level security; alter table $t force row level security; create policy church on $t using (true)',
    ],
  ])('check reports a table %s', async (_name, sql) => {
    await database.admin(`create table made_badly (igreja_id int); ${sql.replaceAll('$t', 'made_badly')}`)
    expect(await unprotected()).toEqual(['made_badly'])
    await database.admin('drop table made_badly')
  })

  it('gives requests no right to the tables that functions read for them', async () => {
    const rights = await database.admin(
      `select name from unnest($1::text[]) as name where has_table_privilege('atrio_app', name, 'select')`,
      [READ_BY_FUNCTIONS],
    )
    expect(rights).toEqual([])
  })

  it('puts the church first in a full index of every such table', async () => {
    const names = (await withChurch()).map(({ name }) => name)
    const indexed = await database.admin<{ name: string }>(`
      select distinct c.relname as name from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where a.attname = 'igreja_id' and i.indpred is null`)
    expect(names.filter((name) => !indexed.some((row) => row.name === name))).toEqual([])
  })

  it('puts the church first in no index but the primary key where a sale looks up rows', async () => {
    const begun = await database.admin<{ name: string; index: string }>(`
      select c.relname as name, i.indexrelid::regclass::text as index from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where a.attname = 'igreja_id' and not i.indisprimary
        and c.relname in ('pedido', 'inscricao', 'cobranca', 'ingresso', 'ingresso_estoque', 'ingresso_comprador')`)
    expect(begun).toEqual([])
    // Without statistics, as in the first rush of a new church.
    const plan = await database.admin('explain select from pedido where igreja_id = 1 and id = 1')
    expect(JSON.stringify(plan)).toContain('using pedido_pkey')
  })

  it('lets requests write what people write, and nothing else', async () => {
    const rights = await database.admin<{ name: string; rights: string }>(`
      select table_name as name, string_agg(lower(privilege_type), ' ' order by privilege_type) as rights
      from information_schema.role_table_grants where grantee = 'atrio_app' and privilege_type <> 'SELECT' group by 1`)
    expect(Object.fromEntries(rights.map(({ name, rights }) => [name, rights]))).toEqual(WRITABLE)
    const [role] = await database.admin(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = 'atrio_app'`,
    )
    expect(Object.values(role ?? { none: true })).toEqual([false, false, false, false])
  })

  it('reads the policy’s setting once per query, not once per row', async () => {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>('explain select * from evento')
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/\(InitPlan 1\)/)
  })
})
