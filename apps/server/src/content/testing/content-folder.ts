import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** The minimal `igreja.json`, with a test's changes. */
export const churchFile = (changes: Record<string, unknown> = {}): string =>
  JSON.stringify(
    {
      codigo: 'capela',
      nome: 'Capela do Vale',
      idioma: 'pt_BR',
      fusoHorario: 'America/Sao_Paulo',
      moeda: 'BRL',
      visual: { corApp: '#336699' },
      modulos: ['MOD_CULTO'],
      ...changes,
    },
    null,
    2,
  )

/** Writes files into a temporary folder, which is removed after the test. */
export const contentFolder = async (files: Readonly<Record<string, string | Buffer>>): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'atrio-content-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  return folder
}
