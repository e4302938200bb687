import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadSanitize } from '../../platform/sanitize.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { exportContent } from '../export-content.ts'
import { importContent } from '../import-content.ts'
import { churchFile, contentFolder } from '../testing/content-folder.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const plan = (nome: string, days = 3) => ({
  nome,
  descricao: 'Um salmo por dia.',
  posicao: 1,
  dias: Array.from({ length: days }, (_, index) => ({
    titulo: `Dia ${index + 1}`,
    passagens: [{ referencia: `Salmo ${index + 1}`, livro: 'PSA', capitulo: index + 1 }],
  })),
})
const begun = { email: 'ana@demo.test', plano: 'salmos', dataInicio: '-5d 23:30', diasLidos: [2, 1] }

async function bring(plans: Record<string, object>, readings: object[] = []) {
  const { database, media, clock } = server.app.services
  const folder = await contentFolder({
    'igreja.json': churchFile(),
    'contas.json': JSON.stringify([
      { email: 'ana@demo.test', senha: 'Atrio#2026', nome: 'Ana', sobrenome: 'Nogueira' },
    ]),
    ...Object.fromEntries(
      Object.entries(plans).map(([slug, data]) => [`planos-leitura/${slug}.json`, JSON.stringify(data)]),
    ),
    'leituras.json': JSON.stringify(readings),
  })
  await importContent({ folder, database, media, clock, sanitize: await loadSanitize() })
}
const plans = () =>
  server.database.admin('select slug, nome, uuid, qtde_dias, flag_ativo from plano_leitura order by slug')
const readings = () =>
  server.database.admin('select data_inicio::text, dias_lidos, data_conclusao from plano_leitura_assinatura')

it('plans keep their id through changes, and one that people read is kept when it leaves the folder', async () => {
  await bring({ salmos: plan('Salmos'), rute: plan('Rute', 4) }, [begun])
  const [, before] = await plans()
  await bring({ salmos: plan('Sete salmos', 7) }, [begun])
  expect(await plans()).toEqual([{ ...before, nome: 'Sete salmos', qtde_dias: 7 }])
  await bring({})
  expect(await plans()).toEqual([{ ...before, nome: 'Sete salmos', qtde_dias: 7, flag_ativo: false }])
  await bring({ salmos: plan('Salmos') })
  expect(await plans()).toEqual([before])
})

it('a demonstration’s readings are imported once, and keep their reader’s changes', async () => {
  await server.database.admin(`update plano_leitura_assinatura set dias_lidos = '{1,2,3}'`)
  await bring({ salmos: plan('Salmos') }, [{ ...begun, diasLidos: [] }])
  expect(await readings()).toMatchObject([{ dias_lidos: [1, 2, 3], data_conclusao: null }])
})

it('plans are exported as they were imported, without anyone’s readings', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'atrio-export-'))
  const { database, media } = server.app.services
  await exportContent({ code: 'capela', folder, database, media })
  expect(await readdir(folder)).not.toContain('leituras.json')
  expect(JSON.parse(await readFile(path.join(folder, 'planos-leitura/salmos.json'), 'utf8'))).toEqual(plan('Salmos'))
  await rm(folder, { recursive: true, force: true })
})

it.each([
  ['nobody nobody@demo.test', { email: 'nobody@demo.test' }],
  ['no planos-leitura/rute.json', { plano: 'rute' }],
])('a reading with an unknown reference is refused: %s', async (words, over) => {
  await expect(bring({ salmos: plan('Salmos') }, [{ ...begun, ...over }])).rejects.toThrow(`there is ${words}`)
})
