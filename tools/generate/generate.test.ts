import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { namesAreEnglish } from '../house/checks/domain-words.ts'
import { languagesAgree, messagesSaySomething } from '../house/checks/messages.ts'
import { manifestsAreShort, manifestsNameScreens, screensAreShown, screensStayLazy } from '../house/checks/shape.ts'
import { readSources } from '../house/source-file.ts'
import { createSandbox } from '../sandbox/sandbox.ts'
import { generateFeature } from './feature.ts'
import { namesOf } from './names.ts'

const root = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** The parts of the workspace that generated files belong to, or are entered in. */
const GENERATED_INTO = [
  'package.json',
  'LICENSE',
  'tsconfig.base.json',
  'libs',
  'tools/vite',
  'tools/declarations',
  'apps/server/package.json',
  'apps/server/tsconfig.json',
  'apps/server/vitest.config.ts',
  'apps/server/src',
  'apps/portal/package.json',
  'apps/portal/src/features.ts',
]

/** Runs a tool of the workspace in the sandbox; its output is the failure's message. */
async function tool(cwd: string, bin: string, ...args: string[]): Promise<void> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$|VITE_)/.test(name)),
  )
  try {
    await run(process.execPath, [path.join(root, 'node_modules', bin), ...args], { cwd, env, timeout: 290_000 })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${bin} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error })
  }
}

describe('a generated feature', { timeout: 300_000 }, () => {
  let sandbox: string
  const library = () => path.join(sandbox, 'libs/zz-sample')
  const server = () => path.join(sandbox, 'apps/server')
  const read = (file: string) => readFileSync(path.join(library(), file), 'utf8')

  beforeAll(async () => {
    sandbox = createSandbox(root, GENERATED_INTO)
    await generateFeature(sandbox, 'zz-sample')
  })
  afterAll(() => rmSync(sandbox, { recursive: true, force: true }))

  it('passes the house checks', () => {
    const files = readSources(sandbox, ['libs/zz-sample'], ['.ts', '.tsx'])
    const checks = [manifestsAreShort, manifestsNameScreens, namesAreEnglish, screensAreShown, screensStayLazy]
    for (const check of checks) expect(check(files)).toEqual([])
    const language = (locale: string) => [locale, JSON.parse(read(`src/i18n/${locale}.json`)) as object]
    const catalogue = {
      folder: 'zz-sample',
      languages: Object.fromEntries(['pt-BR', 'en', 'es'].map(language)) as Record<string, object>,
    }
    expect([...languagesAgree(catalogue), ...messagesSaySomething(catalogue)]).toEqual([])
  })

  it('contains no placeholder', () => {
    const files = readSources(sandbox, ['libs', 'apps/server/src'], ['.ts', '.tsx', '.json', '.md', '.sql'])
    const own = files.filter(({ path: file }) => file.includes('zz-sample'))
    expect(own.length).toBeGreaterThan(20)
    expect(own.filter(({ text, path: file }) => /__[a-zA-Z]+__/.test(text + file))).toEqual([])
  })

  it('type checks, the library and the server in one program', () => {
    const include = [
      '.',
      ...['modules/zz-sample', 'start/features.ts', '**/*.d.ts'].map((place) => `${server()}/src/${place}`),
    ]
    const { fileNames, options, errors } = ts.parseJsonConfigFileContent(
      { extends: './tsconfig.json', include },
      ts.sys,
      library(),
    )
    expect(errors).toEqual([])
    expect(fileNames.some((file) => file.endsWith('zz-sample.plugin.ts'))).toBe(true)
    // the thousands of files that these import have been checked where they are
    const program = ts.createProgram(fileNames, options)
    const faults = fileNames.flatMap((name) => {
      const file = program.getSourceFile(name)!
      return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    })
    expect(
      ts.formatDiagnostics(faults, { ...ts.sys, getCanonicalFileName: (name) => name, getNewLine: () => '\n' }),
    ).toBe('')
  })

  it('has types that can be written', async () => {
    const config = { extends: './tsconfig.json', include: ['../../libs/zz-sample/src'] }
    writeFileSync(path.join(sandbox, 'tools/declarations/sample.json'), JSON.stringify(config))
    // the test before this one has checked them: only what no declaration can name is a fault here
    await tool(sandbox, 'typescript/bin/tsc', '--noCheck', '-p', 'tools/declarations/sample.json')
  })

  it('passes its tests', () => tool(library(), 'vitest/vitest.mjs', 'run', '--config', 'vite.config.ts'))

  it('passes its tests on the server, and those of every table and route', () =>
    tool(
      server(),
      'vitest/vitest.mjs',
      ...['run', 'src/modules/zz-sample', 'src/database/schema.test.ts', 'src/database/church-versions.test.ts'],
      ...['src/platform/auth/access-matrix.test.ts', 'src/modules/account/erasure.test.ts'],
    ))

  it('is a page of the portal, whose package names it', () => {
    const portal = (file: string) => readFileSync(path.join(sandbox, 'apps/portal', file), 'utf8')
    expect(portal('src/features.ts')).toMatch(/^ {2}zzSampleFeature,\n\]$/m)
    const { dependencies } = JSON.parse(portal('package.json')) as { dependencies: Record<string, string> }
    expect(Object.keys(dependencies)).toContain('@atrio/zz-sample')
    expect(Object.keys(dependencies)).toEqual(Object.keys(dependencies).toSorted())
  })

  it('builds with a lazy screen and with types', async () => {
    await tool(library(), 'vite/bin/vite.js', 'build', '--logLevel', 'warn')
    expect(readdirSync(path.join(library(), 'dist'))).toContain('index.d.ts')
    expect(read('dist/index.js')).toContain('zzSampleFeature')
    expect(read('dist/index.js')).not.toContain('ZzSampleListScreen')
  })

  it('does not overwrite an existing library', async () => {
    await expect(generateFeature(sandbox, 'zz-sample')).rejects.toThrow('libs/zz-sample is there already')
  })
})

describe('namesOf', () => {
  it('returns every form that the templates need', () => {
    expect(namesOf('reading-plans', '1.0.0', '0042')).toEqual({
      kebab: 'reading-plans',
      snake: 'reading_plans',
      camel: 'readingPlans',
      Pascal: 'ReadingPlans',
      title: 'reading plans',
      Title: 'Reading plans',
      version: '1.0.0',
      migration: '0042',
    })
  })

  it.each(['Songs', '../songs', 'a--b', '', '1st', 'a_b'])('rejects "%s"', (name) => {
    expect(() => namesOf(name, '1.0.0', '0042')).toThrow('no name for a feature')
  })
})
