import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createPackageFromTarballData } from '@arethetypeswrong/core'
import { layoutProblems } from './layout-problems.ts'
import { manifestProblems, type Manifest } from './manifest-problems.ts'
import { typesProblems } from './types-problems.ts'

/** The last part of the `build` step: what npm has packed into a folder is fit to be published, or it ends with 1. */
const folder = process.argv[2]!
const license = readFileSync(path.resolve(import.meta.dirname, '../../LICENSE'), 'utf8')
const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'))
const manifests: Manifest[] = []
const problems: string[] = []

for (const file of tarballs) {
  const tarball = readFileSync(path.join(folder, file))
  const packed = createPackageFromTarballData(tarball)
  const textOf = (name: string) => packed.tryReadFile(`/node_modules/${packed.packageName}/${name}`)
  manifests.push(JSON.parse(textOf('package.json')!) as Manifest)
  const found = [
    ...(textOf('LICENSE') === license ? [] : ['LICENSE is missing or not that of the workspace']),
    ...(await layoutProblems(tarball)),
    ...(await typesProblems(tarball)),
  ]
  problems.push(...found.map((problem) => `${packed.packageName}: ${problem}`))
}
problems.push(...manifestProblems(manifests))

if (tarballs.length === 0) problems.push(`${folder}: nothing was packed`)
for (const problem of problems) console.error(problem)
if (problems.length === 0) console.log(`${tarballs.length} packages can be published.`)
process.exitCode = problems.length > 0 ? 1 : 0
