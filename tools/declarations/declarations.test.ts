import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Compiles one file as the libraries are compiled; whether that succeeded, and whether there are types. */
function emit(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'atrio-declarations-'))
  try {
    writeFileSync(path.join(folder, 'a.ts'), text)
    const config = {
      extends: path.join(root, 'tools/declarations/tsconfig.json'),
      compilerOptions: { rootDir: folder, outDir: path.join(folder, 'out'), types: [] },
      include: ['a.ts'],
    }
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
    const { status } = spawnSync(process.execPath, [compiler, '-p', folder])
    return { succeeded: status === 0, hasTypes: existsSync(path.join(folder, 'out/a.d.ts')) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('a type error fails the build of the libraries, and leaves no types to publish', () => {
  expect(emit('export const one: number = 1')).toEqual({ succeeded: true, hasTypes: true })
  expect(emit("export const one: number = 'one'")).toEqual({ succeeded: false, hasTypes: false })
})
