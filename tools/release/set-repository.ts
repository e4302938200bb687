import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withRepository } from './repository.ts'

/** `node tools/release/set-repository.ts git+https://…`: names the project's address in every library that is published. */
const url = process.argv[2]
if (!/^git\+https:\/\/\S+\.git$/.test(url ?? '')) {
  console.error('Usage: node tools/release/set-repository.ts git+https://host/owner/name.git')
  process.exit(1)
}
const root = path.resolve(import.meta.dirname, '../..')
const template = 'tools/generate/templates/libs/__kebab__/package.json.tmpl'
const manifests = globSync('libs/*/package.json', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
let count = 0
for (const file of [...manifests, template]) {
  const target = path.join(root, file)
  const text = readFileSync(target, 'utf8')
  if ((JSON.parse(text) as { private?: boolean }).private) continue
  const folder = path.posix.basename(path.posix.dirname(file))
  writeFileSync(target, withRepository(text, url!, `libs/${folder}`))
  count += 1
}
console.log(`repository: ${url} in ${count} manifests`)
