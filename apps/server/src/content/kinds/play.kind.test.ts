import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadSanitize } from '../../platform/sanitize.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { exportContent } from '../export-content.ts'
import { ContentError } from '../format/content-issue.ts'
import { importContent } from '../import-content.ts'
import { churchFile, contentFolder } from '../testing/content-folder.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(() => server.database.admin('delete from usuario_plano_assinatura'))

const youtube = { servico: 'youtube', codigo: 'aqz-KE-bpKQ', dataPublicacao: '2026-01-02T12:00:00Z' }
const play = {
  tipoVisibilidadeConteudo: 'CLOSED_CONTENT',
  titulo: 'Play',
  planos: [{ slug: 'mensal', nome: 'Mensal', valor: 1990, qtdeMeses: 1, flagAssumirTaxasServico: false }],
  coletaneas: [{ slug: 'serie', titulo: 'Série', flagDestaque: true, dataPublicacao: '2026-01-01T12:00:00Z' }],
  videos: [
    { slug: 'a-fome', titulo: 'A fome', flagDestaque: false, coletanea: 'serie', ...youtube },
    { slug: 'o-campo', titulo: 'O campo', flagDestaque: false, ...youtube },
  ],
  tags: [{ slug: 'estudos', nome: 'Estudos', conteudos: ['o-campo', 'serie'] }],
}
const ana = { email: 'ana@demo.test', senha: 'Atrio#2026', nome: 'Ana', sobrenome: 'Nogueira' }
const period = { email: ana.email, plano: 'mensal', dataInicio: '-10d 12:00', dataFim: '+20d 12:00' }

const VTT = 'WEBVTT\n\n00:01.000 --> 00:02.000\nOlá\n'
async function bring(file: object | null, subscribers: object[] = [], files: Record<string, string> = {}) {
  const { database, media, clock } = server.app.services
  const folder = await contentFolder({
    'igreja.json': churchFile(),
    'contas.json': JSON.stringify([ana]),
    ...(file && { 'assinatura.json': JSON.stringify(file) }),
    'assinantes.json': JSON.stringify(subscribers),
    ...files,
  })
  await importContent({ folder, database, media, clock, sanitize: await loadSanitize() })
}
const problems = (file: object, files?: Record<string, string>) =>
  bring(file, [], files).then(
    () => [],
    (error: unknown) => (error instanceof ContentError ? error.issues.map(({ message }) => message) : [error]),
  )

it('Play is imported, exported unchanged, and removed with its file', async () => {
  await bring(play)
  await bring(play)
  const folder = await mkdtemp(path.join(tmpdir(), 'atrio-export-'))
  const { database, media } = server.app.services
  await exportContent({ code: 'capela', folder, database, media })
  expect(JSON.parse(await readFile(path.join(folder, 'assinatura.json'), 'utf8'))).toEqual(play)
  await rm(folder, { recursive: true, force: true })
  await bring(null)
  expect(await server.database.admin('select from plano_assinatura_conteudo')).toEqual([])
  expect(await server.database.admin('select from plano_assinatura_configuracao')).toEqual([])
})

it.each([
  ['a collection that does not exist', { videos: [{ ...play.videos[0], coletanea: 'nada' }], tags: [] }],
  ['a row with contents that do not exist', { tags: [{ slug: 't', nome: 'T', conteudos: ['nada'] }] }],
  ['a slug that is used twice', { videos: [play.videos[1], { ...play.videos[1], slug: 'serie' }] }],
  ['no place to play', { videos: [{ ...play.videos[1], codigo: undefined }] }],
])('%s is refused', async (_name, over) => {
  expect(await problems({ ...play, ...over })).toHaveLength(1)
})

const stream = {
  slug: 'a-fome',
  titulo: 'A fome',
  flagDestaque: false,
  servico: 'mp4',
  url: 'https://files.test/a.mp4',
  dataPublicacao: '2026-01-02T12:00:00Z',
}
const words = (more: object = {}) => ({ arquivo: 'midia/a.vtt', idioma: 'pt-BR', rotulo: 'Português', ...more })
const withWords = (...legendas: object[]) => ({ ...play, videos: [{ ...stream, legendas }], coletaneas: [], tags: [] })

it('subtitles are imported, stored where closed files are, and exported', async () => {
  await bring(withWords(words()), [], { 'midia/a.vtt': VTT })
  const [row] = await server.database.admin<{ legendas: { url: string }[] }>(
    `select legendas from plano_assinatura_conteudo where slug = 'a-fome'`,
  )
  expect(row?.legendas).toEqual([
    {
      idioma: 'pt-BR',
      rotulo: 'Português',
      url: expect.stringMatching(/^\/media\/private\/capela\/.*\.vtt$/) as string,
    },
  ])
  const folder = await mkdtemp(path.join(tmpdir(), 'atrio-export-'))
  const { database, media } = server.app.services
  await exportContent({ code: 'capela', folder, database, media })
  const exported = JSON.parse(await readFile(path.join(folder, 'assinatura.json'), 'utf8')) as ReturnType<
    typeof withWords
  >
  const [file] = (exported.videos[0]?.legendas ?? []) as { arquivo: string }[]
  expect(await readFile(path.join(folder, file?.arquivo ?? ''), 'utf8')).toBe(VTT)
  await rm(folder, { recursive: true, force: true })
  await bring(null)
})

it.each([
  ['that are no WebVTT', withWords(words()), { 'midia/a.vtt': 'Olá' }],
  ['that are not there', withWords(words()), {}],
  ['in one language twice', withWords(words(), words({ idioma: 'pt-br' })), { 'midia/a.vtt': VTT }],
  [
    'of a video of a service',
    { ...play, videos: [{ ...play.videos[1], legendas: [words()] }], tags: [] },
    { 'midia/a.vtt': VTT },
  ],
])('subtitles %s are refused', async (_name, file, files) => {
  expect(await problems(file, files)).toHaveLength(1)
})

it('a demonstration’s subscribers are imported once', async () => {
  await bring(play, [{ ...period, minhaLista: ['serie'] }])
  await bring(play, [{ ...period, minhaLista: ['serie'] }])
  expect(await server.database.admin('select nome, situacao from usuario_plano_assinatura')).toEqual([
    { nome: 'Mensal', situacao: 'ativo' },
  ])
  expect(await server.database.admin('select from usuario_plano_assinatura_conteudo')).toHaveLength(1)
  await server.database.admin('delete from usuario_plano_assinatura')
  await expect(bring(play, [{ ...period, plano: 'anual' }])).rejects.toThrow('there is no plan anual')
})
