import { mkdtemp, readdir, rm } from 'node:fs/promises'
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

const note = { email: 'ana@demo.test', titulo: 'Salmo 23', texto: 'Guia-me.', dataUltimaAlteracao: '-4d 19:52' }
async function bring(notes: object[]) {
  const { database, media, clock } = server.app.services
  const folder = await contentFolder({
    'igreja.json': churchFile(),
    'contas.json': JSON.stringify([
      { email: 'ana@demo.test', senha: 'Atrio#2026', nome: 'Ana', sobrenome: 'Nogueira' },
    ]),
    'notas.json': JSON.stringify(notes),
  })
  await importContent({ folder, database, media, clock, sanitize: await loadSanitize() })
}
const stored = () => server.database.admin('select titulo, texto from nota_sermao order by id')

it('a demonstration’s notes are imported once, keep their writer’s changes, and are left out of exports', async () => {
  await bring([note])
  await server.database.admin(`update nota_sermao set texto = 'Escrito pela Ana.'`)
  await bring([note, { ...note, titulo: 'Rute' }])
  await bring([])
  expect(await stored()).toEqual([
    { titulo: 'Salmo 23', texto: 'Escrito pela Ana.' },
    { titulo: 'Rute', texto: 'Guia-me.' },
  ])
  const folder = await mkdtemp(path.join(tmpdir(), 'atrio-export-'))
  const { database, media } = server.app.services
  await exportContent({ code: 'capela', folder, database, media })
  expect(await readdir(folder)).not.toContain('notas.json')
  await rm(folder, { recursive: true, force: true })
})

it('notes of an unknown account are refused', async () => {
  await expect(bring([{ ...note, email: 'nobody@demo.test' }])).rejects.toThrow('there is nobody nobody@demo.test')
})
