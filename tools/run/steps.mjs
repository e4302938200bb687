import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { packLibraries } from './pack.mjs'
import { inRoot, memory, root } from './paths.mjs'
import { runNode } from './processes.mjs'
import { slowestFiles, timesOfJourneys } from './slowest.mjs'
import { ensureBuilt } from './stale.mjs'

const bin = {
  eslint: 'node_modules/eslint/bin/eslint.js',
  knip: 'node_modules/knip/bin/knip.js',
  nx: 'node_modules/nx/dist/bin/nx.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  storybook: 'node_modules/storybook/dist/bin/dispatcher.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
}

export const tool = (name, args, env = {}) => runNode([bin[name], ...args], { env: { ...process.env, ...env } })

/** A program of ours in TypeScript, which Node runs without a build. */
export const program = (file, args = []) => runNode(['--conditions=@atrio/source', file, ...args])

/** Runs in order, stops at the first that fails, resolves with its exit code. */
async function inOrder(...runs) {
  for (const run of runs) {
    const code = await run()
    if (code !== 0) return code
  }
  return 0
}

const reports = memory('reports')
export const reportOf = (name) => `${reports}/${name}.json`

/** A clean place for a tool's report, so that an old one is never counted. */
function freshReport(name) {
  mkdirSync(reports, { recursive: true })
  rmSync(reportOf(name), { force: true })
  return reportOf(name)
}

const timesOf = (name) => `${name}-times`
const VITEST_REPORTERS = ['default', 'json', inRoot('tools/run/file-times.mjs')]

/** A forgotten `.only` fails a step, which would otherwise leave out all other tests of its file and pass. */
const vitest = (name, args) =>
  tool(
    'vitest',
    [
      'run',
      '--allowOnly=false',
      ...VITEST_REPORTERS.map((reporter) => `--reporter=${reporter}`),
      `--outputFile.json=${freshReport(name)}`,
      ...args,
    ],
    { ATRIO_FILE_TIMES: freshReport(timesOf(name)) },
  )

const ESLINT_CACHE = ['--cache', '--cache-strategy', 'content', '--cache-location', `${memory('eslint')}/`]

const journeys = (name, projects, args) =>
  tool(
    'playwright',
    [
      'test',
      '--forbid-only',
      '-c',
      'apps/portal-e2e/playwright.config.ts',
      ...projects.map((project) => `--project=${project}`),
      ...args,
    ],
    { ATRIO_JOURNEYS_REPORT: freshReport(name) },
  )

const buildApps = () => ensureBuilt()

const buildLibraries = () => tool('nx', ['run-many', '-t', 'build', '-p', 'libs/*', '--outputStyle=static'])

/** What would be published, as npm packs it: the linters of packages read that, and never our folders. */
const checkPackages = () =>
  inOrder(
    () => packLibraries(memory('packed')),
    () => program('tools/release/check.ts', [memory('packed')]),
    () => program('tools/release/api.ts'),
  )

/** The catalogue on a port, or with `build` as a folder for a plain host. */
export const catalogue = ([task, ...args]) =>
  task === 'build'
    ? tool('storybook', ['build', '--quiet', ...args])
    : tool('storybook', ['dev', '-p', '6006', '--ci', ...(task ? [task] : []), ...args])

/** Builds some libraries and writes down in their api.txt what they offer now. */
export const recordOffers = (libraries) =>
  inOrder(
    () => tool('nx', ['run-many', '-t', 'build', '-p', ...libraries, '--outputStyle=static']),
    () => program('tools/release/api.ts', ['--write', ...libraries.map((library) => `libs/${library}`)]),
  )

/** The steps of `npm run test:all` in order; `npm test` leaves the last three out. Each is a command of its own as well. */
export const steps = {
  lint: (args = []) =>
    args.length > 0
      ? tool('eslint', args)
      : inOrder(
          () => tool('eslint', ['.', '--max-warnings=0']),
          () => tool('knip', ['--no-progress']),
        ),
  types: () => tool('tsc', ['-p', 'tsconfig.json']),
  units: (args = []) => vitest('units', args),
  build: () => inOrder(buildApps, buildLibraries, checkPackages),
  budgets: () => inOrder(buildApps, () => program('tools/budgets/check.ts')),
  stories: (args = []) => vitest('stories', ['--config', '.storybook/vitest.config.ts', ...args]),
  journeys: (args = []) => inOrder(buildApps, () => journeys('journeys', ['phone-pt-light'], args)),
  // the journeys' second job: other devices, languages and themes, and what is checked over many pages
  matrix: (args = []) =>
    inOrder(buildApps, () => journeys('matrix', ['desktop-en-dark', 'desktop-es-light', 'sweeps', 'phone-en'], args)),
  // the catalogue as a plain host shows it
  catalogue: () =>
    inOrder(
      () => catalogue(['build', '-o', memory('catalogue')]),
      () => program('tools/catalogue/check.ts', [memory('catalogue')]),
    ),
  // applications of strangers, which install the libraries from a registry on this machine
  publish: () => inOrder(buildApps, buildLibraries, () => program('tools/publish/publish.ts')),
}

/**
 * The same proof for what a change since `base` (a commit) can reach: the linter's and the compiler's caches, unit
 * tests and stories by their imports, libraries by the task cache. Sizes, packages and journeys belong to the whole
 * run.
 */
export const stepsSince = (base) => ({
  lint: () => tool('eslint', ['.', '--max-warnings=0', ...ESLINT_CACHE]),
  types: steps.types,
  units: () => vitest('units', ['--changed', base, '--passWithNoTests']),
  // They read the whole tree without importing it.
  house: () => vitest('house', ['--project', 'workspace', 'tools/house', 'tools/boundaries']),
  build: () => tool('nx', ['affected', '-t', 'build', `--base=${base}`, '--exclude=apps/*', '--outputStyle=static']),
  stories: () => steps.stories(['--changed', base, '--passWithNoTests']),
})

/** Passed, failed and skipped tests of a step, and its slowest files; none where the step writes no report. */
export function resultOf(name) {
  const report = readReport(name)
  if (!report) return { counts: { passed: 0, failed: 0, skipped: 0 }, slowest: [] }
  const times = report.stats ? timesOfJourneys(report) : readReport(timesOf(name))
  return { counts: countsIn(report), slowest: slowestFiles(times ?? {}, root) }
}

const readReport = (name) => (existsSync(reportOf(name)) ? JSON.parse(readFileSync(reportOf(name), 'utf8')) : undefined)

/** Reads Playwright's report and Vitest's. */
export function countsIn(report) {
  if (report.stats) {
    const { expected, unexpected, skipped } = report.stats
    return { passed: expected, failed: unexpected, skipped }
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}
