import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'

/** Tables that find a church by a public name, or a song by its number: they are read before a church is known. */
const FIND_CHURCHES = ['igreja_host', 'louvor_igreja']

/**
 * Unique keys of churches' tables without the church: numbers of users and rows, or random codes, which are unique among all
 * churches. An engine that distributes tables by church would need it in them (docs/decisions/0085).
 */
const UNIQUE_AMONG_ALL = [
  'carteirinha_codigo',
  'carteirinha_usuario',
  'doacao_recorrencia',
  'igreja_host_pkey',
  'inscricao_codigo_key',
  'louvor_igreja_pkey',
  'nota_sermao_chave',
  'oracao_envio',
  'oracao_mensagem_envio',
  'plano_assinatura_conteudo_tag_key',
  'plano_leitura_assinatura_usuario',
  'plano_leitura_assinatura_uuid',
  'plano_leitura_uuid',
  'usuario_plano_assinatura_conteudo_key',
]

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Tables with a church that break the rule that a query looks for. */
const found = async (query: string) => (await database.admin<{ name: string }>(query)).map(({ name }) => name)
const CHURCH_TABLES = `pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'igreja_id' and not a.attisdropped
  and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`

const OPTIONAL_CHURCH = `select c.relname as name from ${CHURCH_TABLES} where not a.attnotnull order by 1`
const KEYS_BEGIN_OTHERWISE = `select c.relname as name from ${CHURCH_TABLES}
  left join pg_index i on i.indrelid = c.oid and i.indisprimary where i.indkey[0] is distinct from a.attnum order by 1`
const UNIQUE_WITHOUT = `select i.indexrelid::regclass::text as name from ${CHURCH_TABLES}
  join pg_index i on i.indrelid = c.oid and i.indisunique where not (a.attnum = any (i.indkey)) order by 1`
/** Foreign keys between two such tables that do not hold the same church on both sides. */
const REFERENCES_WITHOUT = `select k.conname as name from ${CHURCH_TABLES}
  join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
  join pg_attribute other on other.attrelid = k.confrelid and other.attname = 'igreja_id'
  where array_position(k.conkey, a.attnum) is null
    or array_position(k.conkey, a.attnum) <> array_position(k.confkey, other.attnum) order by 1`

describe('rows of one church', () => {
  it('always have a church', async () => expect(await found(OPTIONAL_CHURCH)).toEqual([]))

  it('have it first in their primary key', async () => expect(await found(KEYS_BEGIN_OTHERWISE)).toEqual(FIND_CHURCHES))

  it('refer to rows of the same church only', async () => expect(await found(REFERENCES_WITHOUT)).toEqual([]))

  it('have it in their unique keys, but for those that are unique among all', async () =>
    expect(await found(UNIQUE_WITHOUT)).toEqual(UNIQUE_AMONG_ALL))

  it('are found where a table breaks each of these rules', async () => {
    await database.admin(`create table made_badly (id int primary key, igreja_id int, plano_id int,
      unique (plano_id), unique (igreja_id, id))`)
    await database.admin(`alter table made_badly add constraint made_badly_reference
      foreign key (plano_id, igreja_id) references made_badly (igreja_id, id)`)
    expect(await found(OPTIONAL_CHURCH)).toEqual(['made_badly'])
    expect(await found(KEYS_BEGIN_OTHERWISE)).toEqual([...FIND_CHURCHES, 'made_badly'].sort())
    expect(await found(REFERENCES_WITHOUT)).toEqual(['made_badly_reference'])
    expect(await found(UNIQUE_WITHOUT)).toContain('made_badly_plano_id_key')
    await database.admin('drop table made_badly')
  })
})
