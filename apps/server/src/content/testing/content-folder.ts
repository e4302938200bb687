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

type Files = Readonly<Record<string, string | Buffer>>

/** Writes files into a temporary folder, which the caller removes. */
export const writeContentFolder = async (files: Files): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'atrio-content-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  return folder
}

/** The same, removed after the test. */
export const contentFolder = async (files: Files): Promise<string> => {
  const folder = await writeContentFolder(files)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
