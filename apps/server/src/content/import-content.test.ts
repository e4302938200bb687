import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { BEFORE_ALL, readEvents } from '../modules/events/events.reads.ts'
import { toEvento } from '../modules/events/events.wire.ts'
import { exportContent } from './export-content.ts'
import { ContentError } from './format/content-issue.ts'
import { churchFile, contentFolder } from './testing/content-folder.ts'
import { importing } from './testing/importing.ts'

const { bring, clock, database, media } = await importing()

const TABLES = [
  'igreja_host',
  'igreja_modulo',
  'metodo_pagamento',
  'igreja_app_menu',
  'banner',
  'congregacao',
  'culto',
  'culto_especial',
  'evento',
  'ingresso',
  'campo_evento',
  'conteudo',
  'louvor',
  'celula',
  'estudo',
  'configuracao_estudo',
  'reuniao_celula',
  'pagamento_motivo',
  'oracao_motivo',
  'oracao',
  'podcast',
  'podcast_episodio',
  'devocional',
  'noticia',
  'ministerio',
  'ministerio_projeto',
  'publicacao_tipo',
  'publicacao',
  'ebd',
  'video_lista',
  'video',
]
const ORDER: Record<string, string> = { igreja_host: 'host', igreja_modulo: 'codigo', configuracao_estudo: 'igreja_id' }

/** All rows of one church, with their ids. */
const rowsOf = async (code: string) => {
  const [church] = await database.admin<{ id: number }>('select * from igreja where codigo = $1', [code])
  const rows: Record<string, unknown> = { church }
  for (const table of TABLES)
    rows[table] = await database.admin(`select * from ${table} where igreja_id = $1 order by ${ORDER[table] ?? 'id'}`, [
      church?.id,
    ])
  return rows
}
const count = async (table: string) =>
  (await database.admin<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n

const demonstrations = path.join(import.meta.dirname, '../../content')
const codes = (await readdir(demonstrations)).filter((name) => name !== 'organizacoes')

describe('the demonstration churches', () => {
  it('are all imported, each with what its pages need', async () => {
    const imported = await bring(demonstrations)
    expect(imported.map(({ code }) => code)).toEqual(['closed', 'demo', 'grace', 'harbor', 'hope', 'luz', 'minimal'])
    const churches = await database.admin<{ codigo: string; organizacao: string | null; flag_ativo: boolean }>(
      'select i.codigo, o.slug as organizacao, i.flag_ativo from igreja i left join organizacao o on o.id = i.organizacao_id',
    )
    const network = churches.filter(({ organizacao }) => organizacao === 'gracenetwork').map(({ codigo }) => codigo)
    expect(network.sort()).toEqual(['grace', 'harbor', 'hope'])
    expect(churches.filter(({ flag_ativo }) => !flag_ativo).map(({ codigo }) => codigo)).toEqual(['closed'])
    expect(await database.admin('select host from igreja_host')).toEqual([{ host: 'www.vidaplena.localhost' }])
  })

  it('have a live service at the time of import, and an event in every state', async () => {
    const running = await database.admin(
      "select 1 from culto_especial c join igreja i on i.id = c.igreja_id where i.codigo = 'demo' and $1 between data_inicio and data_fim",
      [clock()],
    )
    const [demo] = await database.admin<{ id: number }>("select id from igreja where codigo = 'demo'")
    const events = await database.churches
      .of(demo?.id ?? 0)
      .read(readEvents, { now: new Date(0).toISOString(), ...BEFORE_ALL })
    const states = new Set(events.map((event) => toEvento(event, 'BRL', clock()).situacao))
    expect(running).toHaveLength(1)
    expect([...states].sort()).toEqual(['aberto', 'em_breve', 'encerrado', 'esgotado'])
  })

  it('are unchanged, ids and version included, by a second import', async () => {
    const before = [await rowsOf('demo'), await rowsOf('grace')]
    await bring(demonstrations)
    expect([await rowsOf('demo'), await rowsOf('grace')]).toEqual(before)
  })

  it.each(codes)('are the same after an export and import (%s)', async (code) => {
    const before = await rowsOf(code)
    const folder = path.join(await contentFolder({}), code)
    await exportContent({ code, folder, database, media })
    await bring(folder)
    expect(await rowsOf(code)).toEqual(before)
  })

  it('are recreated from an export, except for their ids', async () => {
    const folder = path.join(await contentFolder({}), 'luz')
    await exportContent({ code: 'luz', folder, database, media })
    const withoutIds = (rows: object) =>
      JSON.parse(
        JSON.stringify(rows, (key, value: unknown) => (/^(?:.*_)?id$|^versao$/.test(key) ? undefined : value)),
      ) as unknown
    const before = withoutIds(await rowsOf('luz'))
    await database.admin("delete from igreja where codigo = 'luz'")
    await bring(folder)
    expect(withoutIds(await rowsOf('luz'))).toEqual(before)
  })
})

describe('an import', () => {
  it('changes nothing when one file of one church is invalid', async () => {
    const before = await count('igreja')
    const folder = await contentFolder({
      'right/igreja.json': churchFile({ codigo: 'right' }),
      'wrong/igreja.json': churchFile({ codigo: 'wrong' }),
      'wrong/motivos.json': '[{ "nome": 7 }]',
    })
    await expect(bring(folder)).rejects.toThrow('wrong/motivos.json:1 0.nome: must be a text, in quotes')
    expect(await count('igreja')).toBe(before)
  })

  it('rolls a church back completely when writing it fails', async () => {
    const folder = await contentFolder({
      'igreja.json': churchFile({ codigo: 'unlucky' }),
      'banners.json': '[{ "titulo": "Um", "imagem": { "arquivo": "a.png" } }]',
      'a.png': await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    })
    const broken = { ...media, store: () => Promise.reject(new Error('disk full')) }
    await expect(bring(folder, { media: broken })).rejects.toThrow('disk full')
    expect(await database.admin("select 1 from igreja where codigo = 'unlucky'")).toEqual([])
  })

  it('refuses codes and hosts of another church', async () => {
    await bring(await contentFolder({ 'igreja.json': churchFile({ codigo: 'first', hosts: ['www.first.org'] }) }))
    const second = churchFile({ codigo: 'second', slug: 'first', hosts: ['www.first.org'], organizacao: 'nowhere' })
    const failure = await bring(await contentFolder({ 'igreja.json': second })).catch((error: unknown) => error)
    expect(
      failure instanceof ContentError && failure.issues.map(({ field, message }) => `${field} ${message}`),
    ).toEqual([
      'slug is the slug of the church first',
      'hosts.0 is a host of the church first',
      'organizacao there is no organizacoes/nowhere.json',
    ])
  })

  it('deletes what the folder no longer contains, and keeps what members wrote', async () => {
    const wall = (...names: string[]) =>
      JSON.stringify({ oracoes: names.map((nome) => ({ nome, mensagem: 'Orem', dataCadastro: '-1h' })) })
    const folder = (prayers: string) =>
      contentFolder({ 'igreja.json': churchFile({ codigo: 'wall' }), 'oracoes.json': prayers })
    const [church] = await bring(await folder(wall('Ana', 'Bia')))
    await database.admin("insert into oracao (igreja_id, usuario_id, nome, mensagem) values ($1, 7, 'Caio', 'Orem')", [
      church?.id,
    ])
    await bring(await folder(wall('Bia', 'Davi')))
    const left = await database.admin<{ nome: string }>('select nome from oracao where igreja_id = $1 order by nome', [
      church?.id,
    ])
    expect(left.map(({ nome }) => nome)).toEqual(['Bia', 'Caio', 'Davi'])
  })

  it('keeps the id of a changed row, and raises the version', async () => {
    const folder = (minimum: number) =>
      contentFolder({
        'igreja.json': churchFile({ codigo: 'funds' }),
        'motivos.json': JSON.stringify([{ nome: 'Oferta', valorMinimo: minimum }]),
      })
    const look = () =>
      database.admin<{ id: string; versao: string; valor_minimo: string }>(
        "select m.id, m.valor_minimo, i.versao from pagamento_motivo m join igreja i on i.id = m.igreja_id where i.codigo = 'funds'",
      )
    await bring(await folder(100))
    const [before] = await look()
    await bring(await folder(200))
    const [after] = await look()
    expect(after).toMatchObject({ id: before?.id, valor_minimo: '200' })
    expect(Number(after?.versao)).toBeGreaterThan(Number(before?.versao))
  })
})

describe('an export', () => {
  it('never overwrites files', async () => {
    const folder = await contentFolder({ 'notes.txt': 'mine' })
    await expect(exportContent({ code: 'demo', folder, database, media })).rejects.toThrow('is not empty')
  })

  it('rejects an unknown church', async () => {
    const folder = await contentFolder({})
    await expect(exportContent({ code: 'nobody', folder, database, media })).rejects.toThrow(
      'no church with the code nobody',
    )
  })
})
