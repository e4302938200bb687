import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { entryOf, withEntry } from './entry.ts'

/** `node tools/release/changelog.ts 0.2.0`: enters the commits since the last tag `v…` into CHANGELOG.md. */
const version = process.argv[2]
if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version ?? '')) {
  console.error('Usage: node tools/release/changelog.ts <version>, as in 0.2.0')
  process.exit(1)
}
const root = path.resolve(import.meta.dirname, '../..')
const file = path.join(root, 'CHANGELOG.md')

function git(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`)
  return stdout.split('\n').filter(Boolean)
}

const [tag] = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-v:refname').filter((one) => one !== `v${version}`)
const subjects = tag && git('log', '--reverse', '--no-merges', '--format=%s', `${tag}..HEAD`)
const today = new Date().toISOString().slice(0, 10)
const changelog = existsSync(file) ? readFileSync(file, 'utf8') : '# Changelog\n'
writeFileSync(file, withEntry(changelog, version!, entryOf(version!, today, subjects || undefined)))
console.log(`CHANGELOG.md: ${version}, ${tag ? `${subjects?.length} commits since ${tag}` : 'the first release'}`)
