import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { layoutProblems } from './layout-problems.ts'
import { manifestProblems, type Manifest } from './manifest-problems.ts'
import { typesProblems } from './types-problems.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'atrio-release-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const rules = { types: './dist/rules/index.d.ts', default: './dist/rules.js' }
const manifest = {
  name: '@atrio/sample',
  version: '1.2.3',
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  main: './dist/index.js',
  types: './dist/index.d.ts',
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './rules': rules as object },
  files: ['dist'],
}
const files = {
  'dist/index.js': 'export const one = 1\n',
  'dist/index.d.ts': "export declare const one = 1\nexport type Words = typeof import('./pt-BR.json')\n",
  'dist/pt-BR.json': '{ "hello": "Olá" }\n',
  'dist/rules.js': 'export const two = 2\n',
  'dist/rules/index.d.ts': 'export declare const two = 2\n',
}

function packed(changes: { manifest?: object; files?: Record<string, string | undefined> }): Uint8Array {
  const all = {
    ...files,
    ...changes.files,
    'package.json': JSON.stringify({ ...manifest, ...changes.manifest }),
  }
  for (const [name, text] of Object.entries(all)) {
    if (text === undefined) continue
    const file = path.join(folder, 'package', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  execFileSync('tar', ['-czf', 'packed.tgz', 'package'], { cwd: folder })
  return readFileSync(path.join(folder, 'packed.tgz'))
}

it('finds nothing in a package whose every entry has code and types', async () => {
  const tarball = packed({})
  expect(await layoutProblems(tarball)).toEqual([])
  expect(await typesProblems(tarball)).toEqual([])
})

it('finds an entry without types', async () => {
  const exports = { ...manifest.exports, './rules': { default: './dist/rules.js' } }
  const found = await typesProblems(packed({ manifest: { exports } }))
  expect(found).toEqual(['UntypedResolution ./rules node16-esm', 'UntypedResolution ./rules bundler'])
})

it('finds types that import a catalogue which is not packed', async () => {
  const found = await typesProblems(packed({ files: { 'dist/pt-BR.json': undefined } }))
  expect(found.join('\n')).toContain('InternalResolutionError /node_modules/@atrio/sample/dist/index.d.ts bundler')
})

it('finds a package without types', async () => {
  const found = await typesProblems(
    packed({
      manifest: { types: undefined, exports: './dist/index.js' },
      files: { 'dist/index.d.ts': undefined, 'dist/rules/index.d.ts': undefined },
    }),
  )
  expect(found).toEqual(['no types at all'])
})

it.each([
  ['an entry whose file is missing', { './other': './dist/other.js' }, 'does not exist'],
  ['a pattern that matches no file', { './fonts/*': './src/fonts/*' }, 'does not match any files'],
  ['types after another condition', { './rules': { default: rules.default, types: rules.types } }, 'should be'],
])('finds %s', async (_what, changed, said) => {
  const found = await layoutProblems(packed({ manifest: { exports: { ...manifest.exports, ...changed } } }))
  expect(found.join('\n')).toContain(said)
})

const published: Manifest = {
  name: '@atrio/a',
  version: '1.2.3',
  license: 'MIT',
  publishConfig: { access: 'public', provenance: true },
}
const second = { ...published, name: '@atrio/b', dependencies: { '@atrio/a': '1.2.3', other: '^1.0.0' } }
const home = (name: string) => ({ url: 'git+https://example.org/atrio.git', directory: `libs/${name}` })

it('accepts manifests of one version, with one repository or none', () => {
  expect(manifestProblems([published, second])).toEqual([])
  const housed = [
    { ...published, repository: home('a') },
    { ...second, repository: home('b') },
  ]
  expect(manifestProblems(housed)).toEqual([])
})

it.each<[string, Partial<Manifest>]>([
  ['license is not MIT', { license: undefined }],
  ['publishConfig.access is not public', { publishConfig: { provenance: true } }],
  ['publishConfig.provenance is not true', { publishConfig: { access: 'public' } }],
  ['repository is missing, that of others git+https://example.org/atrio.git', { repository: undefined }],
  ['repository.directory is not libs/b', { repository: home('a') }],
  ['asks for @atrio/a 1.2.2, and is 1.2.3 itself', { dependencies: { '@atrio/a': '1.2.2' } }],
  ['asks for @atrio/testing, which is not published', { dependencies: { '@atrio/testing': '1.2.3' } }],
])('says that %s', (problem, changed) => {
  const all = [
    { ...published, repository: home('a') },
    { ...second, repository: home('b'), ...changed },
  ]
  expect(manifestProblems(all)).toEqual([`@atrio/b: ${problem}`])
})
