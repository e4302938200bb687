import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedChurch } from '../testing/seed-churches.ts'
import { until } from '../testing/processes.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { type ChurchVersions, churchVersions } from './church-versions.ts'

const NEVER = 2 ** 30
/** Tables that no public page shows. A new table with a church is watched, or listed here. */
const PRIVATE = [
  'arquivo_resposta',
  'aviso_pedido',
  'cadastro_configuracao',
  'cartao',
  'carteirinha',
  'celula_membro',
  'chat_compromisso',
  'chat_compromisso_resposta',
  'chat_mensagem',
  'chat_moderacao',
  'chat_presenca',
  'chat_sala',
  'cobranca',
  'configuracao_denuncia',
  'configuracao_mural',
  'consentimento',
  'conteudo',
  'crianca',
  'denuncia',
  'denuncia_relato',
  'doacao',
  'doacao_recorrente',
  'documento',
  'documento_busca',
  'endereco',
  'evento_gateway',
  'idempotencia',
  'igreja_sigilosa',
  'ingresso_comprador',
  'ingresso_estoque',
  'inscricao',
  'louvor_favorito',
  'louvor_igreja',
  // moves it by whole percents of a goal
  'motivo_recebido',
  'movimento_pedido',
  'nota_sermao',
  'notificacao',
  'notificacao_preferencia',
  'notificacao_removida',
  'oracao_mensagem',
  'oracao_orando',
  'pedido',
  'plano_assinatura_posicao',
  'plano_leitura_assinatura',
  'renovacao_assinatura',
  'repertorio',
  'retencao',
  'reuniao_celula',
  'reuniao_presenca',
  'sandbox_cobranca',
  'solicitacao_celula',
  'token_pagamento',
  'usuario',
  'usuario_plano_assinatura',
  'usuario_plano_assinatura_conteudo',
  'usuario_role',
]
let database: TestDatabase
let church: number
let other: number
beforeAll(async () => {
  database = await testDatabase()
  church = await seedChurch(database, { codigo: 'one' })
  other = await seedChurch(database, { codigo: 'two' })
})
afterAll(() => database.close())

const stored = async (id: number) =>
  Number((await database.admin('select versao from igreja where id = $1', [id]))[0]?.versao)
const listening = async () =>
  (
    await database.admin(
      `select from pg_stat_activity where datname = current_database() and query = 'listen church_version'`,
    )
  ).length
async function watched(pollMs: number, work: (versions: ChurchVersions) => Promise<void>) {
  const versions = churchVersions({ listen: database.owner, pool: database.pool, pollMs })
  try {
    await work(versions)
  } finally {
    await versions.close()
  }
}

describe('a church’s content version', () => {
  const tables = `select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'igreja_id'
    where relkind = 'r' and relnamespace = 'public'::regnamespace`

  it('is moved by every table with a church, except those that no public page shows', async () => {
    const unwatched = await database.admin(`${tables} and (select count(*) from pg_trigger where tgrelid = pg_class.oid
      and tgname in ('version_insert', 'version_update', 'version_delete')) <> 3`)
    expect(unwatched.map(({ name }) => name).sort()).toEqual(PRIVATE)
  })

  it('changes with its content rows, its own row and its organisation, and only then', async () => {
    const steps: [string, unknown[]][] = [
      [`insert into banner (igreja_id, titulo) values ($1, 'New')`, [church]],
      [`update banner set titulo = 'Newer' where igreja_id = $1`, [church]],
      [`delete from banner where igreja_id = $1`, [church]],
      [`update igreja set nome = 'Renamed' where id = $1`, [church]],
      [`insert into igreja_host (igreja_id, host) values ($1, 'www.one.example')`, [church]],
      [
        `with o as (insert into organizacao (slug, nome) values ('net', 'Net') returning id) update igreja set organizacao_id = o.id from o where igreja.id = $1`,
        [church],
      ],
      [`update organizacao set nome = 'Network'`, []],
    ]
    const before = await stored(other)
    for (const [text, values] of steps) {
      const version = await stored(church)
      await database.admin(text, values)
      expect(await stored(church), text).toBeGreaterThan(version)
    }
    const still = await stored(church)
    await database.admin(`update igreja set nome = nome where id = $1`, [church])
    expect(await stored(church)).toBe(still)
    expect(await stored(other)).toBe(before)
  })
})

describe('churchVersions', () => {
  it('follows a change by notification, without polling', () =>
    watched(NEVER, async (versions) => {
      expect(versions.current(church)).toBeUndefined()
      const first = await versions.load(church)
      expect(first).toBe(await stored(church))
      await until(async () => (await listening()) > 0)
      await database.admin(`update igreja set nome = nome || '!' where id = $1`, [church])
      await until(() => versions.current(church) === first + 1)
    }))

  it('listens again after a cut connection, and catches up on missed changes', () =>
    watched(NEVER, async (versions) => {
      const first = await versions.load(church)
      await until(async () => (await listening()) > 0)
      await database.admin(
        `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and query = 'listen church_version'`,
      )
      await database.admin(`update igreja set nome = nome || '!' where id = $1`, [church])
      await until(() => versions.current(church) === first + 1)
      await until(async () => (await listening()) > 0)
      await database.admin(`update igreja set nome = nome || '!' where id = $1`, [church])
      await until(() => versions.current(church) === first + 2)
    }))

  it('polls where LISTEN is not possible', async () => {
    const unreachable = { ...database.owner, database: 'no_such_database' }
    const versions = churchVersions({ listen: unreachable, pool: database.pool, pollMs: 20 })
    const first = await versions.load(church)
    await database.admin(`update igreja set nome = nome || '!' where id = $1`, [church])
    await until(() => versions.current(church) === first + 1)
    await versions.close()
  })

  it('forgets a deleted church', () =>
    watched(NEVER, async (versions) => {
      const gone = await seedChurch(database, { codigo: 'gone' })
      expect(await versions.load(gone)).toBe(await stored(gone))
      await database.admin('delete from igreja where id = $1', [gone])
      await versions.refresh()
      expect(versions.current(gone)).toBeUndefined()
    }))

  it('returns 0 for a church that does not exist', () =>
    watched(NEVER, async (versions) => expect(await versions.load(2_000_000_000)).toBe(0)))
})
