// @vitest-environment node
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

const entry = path.join(import.meta.dirname, 'index.ts')

async function bundle(alias: Record<string, string>, from: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias, conditions: ['@atrio/source', 'module', 'browser'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: from, formats: ['es'] }, rolldownOptions: { external: [/^react($|\/)/] } },
  })) as Rolldown.RolldownOutput[]
  return output
    .flatMap((one) => one.output)
    .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
    .join('')
}

it('the light translator weighs at most 1.2 kB', async () => {
  const code = await bundle({}, entry)
  expect(code).toContain('hasLoadedNamespace')
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1200)
}, 60_000)

it('the light translator can replace i18next in a build', async () => {
  const code = await bundle({ i18next: entry }, path.join(import.meta.dirname, '../index.ts'))
  expect(code).toContain('hasLoadedNamespace')
  expect(code).not.toContain('nestingPrefix')
}, 60_000)
