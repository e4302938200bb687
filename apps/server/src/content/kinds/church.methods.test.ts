import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadSanitize } from '../../platform/sanitize.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { exportContent } from '../export-content.ts'
import { ContentError, formatIssue } from '../format/content-issue.ts'
import { importContent } from '../import-content.ts'
import { churchFile, contentFolder } from '../testing/content-folder.ts'

const sanitize = await loadSanitize()
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const bring = async (changes: Record<string, unknown>) => {
  const { database, media, clock } = server.app.services
  const folder = await contentFolder({ [`${changes['codigo'] ?? 'capela'}/igreja.json`]: churchFile(changes) })
  return importContent({ folder, database, media, clock, sanitize })
}
const faults = (changes: Record<string, unknown>) =>
  bring(changes).then(
    () => [],
    (error: unknown) => (error instanceof ContentError ? error.issues.map(formatIssue) : [String(error)]),
  )
const key = { tipo: 'cnpj', chave: '11.444.777/0001-61', titular: 'Capela do Vale', cidade: 'Paraty' }
const method = (codigo: string, configuracao?: object) => ({
  codigo,
  nome: codigo,
  ...(configuracao && { configuracao }),
})

it('a payment method’s configuration is exported as it was imported', async () => {
  const methods = [
    method('pix_manual', { chavePix: key }),
    method('cartao_credito', { taxaServico: { pontosBase: 500, fixo: 0 }, juros: 199 }),
    method('dinheiro', { instrucoes: 'Na porta.' }),
    method('pix'),
  ]
  await bring({ metodosPagamento: methods })
  const folder = await mkdtemp(path.join(tmpdir(), 'atrio-export-'))
  try {
    const { database, media } = server.app.services
    await exportContent({ code: 'capela', folder, database, media })
    const written = JSON.parse(await readFile(path.join(folder, 'igreja.json'), 'utf8')) as {
      metodosPagamento: unknown
    }
    expect(written.metodosPagamento).toEqual(methods)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it.each([
  ['pix_manual without its key', method('pix_manual'), /chavePix.*is needed/],
  ['a key that is none', method('pix_manual', { chavePix: { ...key, tipo: 'cpf' } }), /is no Pix key of the type cpf/],
  ['a key where none belongs', method('pix', { chavePix: key }), /is for pix_manual only/],
  ['interest on Pix', method('pix', { juros: 100 }), /is for cartao_credito only/],
  ['a mistyped field', method('pix', { taxa: 1 }), /taxa/],
  ['a fee beyond all measure', method('pix', { taxaServico: { pontosBase: 9_000, fixo: 0 } }), /pontosBase/],
])('%s is refused', async (_name, wrong, message) => {
  expect((await faults({ metodosPagamento: [wrong] })).join('\n')).toMatch(message)
})

it('no church may have the payment host’s name as its code', async () => {
  expect((await faults({ codigo: 'pay' })).join('\n')).toMatch(/codigo.*keeps for itself/)
})
