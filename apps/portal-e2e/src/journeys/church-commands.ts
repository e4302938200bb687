import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const root = path.resolve(import.meta.dirname, '../../../..')
const run = promisify(execFile)

/** A command of those who run churches, on the data of the journeys' portal. */
const atrio = (...args: string[]) =>
  run(process.execPath, ['tools/run/run.mjs', 'atrio', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: path.join(process.env['ATRIO_E2E_DATA']!, 'portal'), DATABASE_URL: '' },
  })

const eventNamed = (name: string) =>
  ['---', `nome: ${name}`, 'dataInicio: +15d sab 09:00', 'dataFim: +15d sab 16:00', '---', '', 'Para todos.', ''].join(
    '\n',
  )

/** A church of one journey's own, which it may change. */
export async function newChurch(code: string) {
  await atrio('church', 'create', code, '--name', 'Igreja do Lago')
  return {
    /** The church's only event. */
    hasEvent: async (name: string) => {
      const folder = path.join(await mkdtemp(path.join(tmpdir(), 'atrio-church-')), code)
      try {
        await atrio('export', code, folder)
        await mkdir(path.join(folder, 'eventos'), { recursive: true })
        await writeFile(path.join(folder, 'eventos', 'encontro.md'), eventNamed(name))
        await atrio('import', folder)
      } finally {
        await rm(path.dirname(folder), { recursive: true, force: true })
      }
    },
    hasColor: (color: string) => atrio('church', 'set', code, 'color', color),
    closes: () => atrio('church', 'deactivate', code),
  }
}
