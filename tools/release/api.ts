import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { apiReport } from './api-report.ts'

/**
 * What each published library offers, compared with its api.txt: `node tools/run/run.mjs api`, with `--write` to renew them
 * where the change is meant; folders name some libraries of all. The libraries have to be built.
 */
const root = path.resolve(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({ options: { write: { type: 'boolean' } }, allowPositionals: true })
const libraries = globSync('libs/*/package.json', { cwd: root })
  .filter((file) => !(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { private?: boolean }).private)
  .map((file) => path.dirname(path.join(root, file)))
  .filter((folder) => positionals.length === 0 || positionals.includes(path.relative(root, folder)))

let changed = 0
for (const folder of libraries.sort()) {
  const file = path.join(folder, 'api.txt')
  const report = apiReport(folder)
  const known = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (report === known) continue
  changed += 1
  if (values.write) {
    writeFileSync(file, report)
    continue
  }
  const [before, now] = [known.split('\n'), report.split('\n')]
  console.error(`${path.relative(root, file)} differs:`)
  for (const line of before.filter((one) => !now.includes(one))) console.error(`- ${line.slice(0, 200)}`)
  for (const line of now.filter((one) => !before.includes(one))) console.error(`+ ${line.slice(0, 200)}`)
}
if (values.write) console.log(`${changed} of ${libraries.length} reports renewed.`)
else if (changed > 0) console.error('If that is meant: node tools/run/run.mjs api --write')
else console.log(`${libraries.length} libraries offer what their api.txt says.`)
process.exitCode = changed > 0 && !values.write ? 1 : 0
