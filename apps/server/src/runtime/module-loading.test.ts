import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const PROGRAM = `
import { createRequire } from 'node:module'
import { loadModulesQuickly } from './module-loading.ts'
loadModulesQuickly()
const require = createRequire(import.meta.url)
for (const name of ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres']) {
  const [imported, required] = [await import(name), require(name)]
  for (const part of Object.keys(required)) if (imported[part] !== required[part]) console.log('another', name, part)
}
console.log((await import('drizzle-orm')).eq.name)
`

it('loads Drizzle by its CommonJS build, with all of its parts', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module-typescript', '-e', PROGRAM], {
    cwd: import.meta.dirname,
  })
  expect(stdout).toBe('eq\n')
})
