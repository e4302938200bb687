import { describe, expect, it } from 'vitest'
import { version } from '../../package.json' with { type: 'json' }
import { migrationFaults, RELEASED } from '../testing/migration-rule.ts'
import { readMigrations } from './migrate.ts'

const file = (name: string, sql: string) => ({ name, sql })
const faultsOf = (sql: string) => migrationFaults([...readMigrations(), file('9000-made-up.sql', sql)])

describe('migrations after the rule', () => {
  it('only expand, or contract a release later', () => {
    expect(migrationFaults(readMigrations())).toEqual([])
  })

  it.each([
    "create table hymn (igreja_id int, id int not null); call protect_church_table('hymn'); grant select on hymn to atrio_app",
    'create table hymn (id int); alter table hymn add check (id > 0), alter id set not null; create unique index x on hymn (id)',
    "alter table evento add note text, add column seats int not null default 0 check (seats in (0, 1)), add kind text default ''",
    '-- drop table evento\n-- the index\ncreate index concurrently evento_note on evento (note)',
    'create function sell_more(int) returns int language sql as $$ delete from evento; select 1 $$; revoke execute on function sell_more from public',
    'create trigger copy_note after update on evento for each row execute function copy_note()',
    "insert into pais (codigo) values ('XX; drop table evento')",
  ])('may say %s', (sql) => expect(faultsOf(sql)).toEqual([]))

  it.each([
    'drop table evento',
    'alter table evento drop column nome',
    'alter table evento add note text, drop column nome',
    'alter table evento rename to evento_2',
    'alter table evento alter nome type varchar(10)',
    'alter table evento alter nome set not null',
    'alter table evento add note text not null',
    'alter table evento add note uuid default gen_random_uuid()',
    'alter table evento add constraint short check (length(nome) < 10)',
    'alter table evento add unique (nome)',
    'create or replace function take_tickets() returns void language sql as $$ select 1 $$',
    'drop function take_tickets',
    'revoke select on evento from atrio_app',
    'create index evento_note on evento (nome)',
    'create unique index concurrently evento_note on evento (nome)',
    "update evento set nome = ''",
    'delete from evento',
    'create policy own on evento using (true)',
    "call protect_church_table('evento')",
    'do $$ begin drop table evento; end $$',
    "create table hymn (id int); -- '\nDROP TABLE evento",
    "alter table evento add note text default 'a -- b', drop column nome",
    "alter table evento add note text default '/*', drop column nome, add more text default '*/'",
    '-- contract since 0079\ndrop table evento',
  ])('may not say %s', (sql) =>
    expect(faultsOf(sql)).toEqual([expect.stringMatching(/^9000-made-up\.sql: only a contract migration may say: /)]),
  )

  it('build an index concurrently in a file of its own', () => {
    expect(faultsOf('create index concurrently a on evento (nome); create table hymn (id int)')).toEqual([
      '9000-made-up.sql: an index that is built concurrently needs a file of its own',
    ])
  })
})

describe('a contract migration', () => {
  const contract = (since: string) => file('0102-contract.sql', `-- contract: since ${since}\ndrop table evento`)
  const files = [file('0099-before.sql', ''), file('0101-replacement.sql', ''), contract('0101')]

  it('is allowed once what replaces the removed was released before it', () => {
    expect(migrationFaults(files, [78, 101])).toEqual([])
    const early = ['0102-contract.sql: migration 101 has to be released before one that contracts']
    expect(migrationFaults(files, [78])).toEqual(early)
    // released together with what replaces the removed
    expect(migrationFaults(files, [78, 102])).toEqual(early)
  })

  it('names a migration that exists', () => {
    expect(migrationFaults([contract('0100')], [101])).toEqual([
      '0102-contract.sql: there is no migration 100 since which versions could be ready for it',
    ])
  })
})

it('each release has its newest migration entered', () => {
  expect(Object.keys(RELEASED)).toContain(version)
  expect(readMigrations().map(({ name }) => Number.parseInt(name, 10))).toEqual(
    expect.arrayContaining(Object.values(RELEASED)),
  )
})
