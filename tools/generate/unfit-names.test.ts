import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSources } from '../house/source-file.ts'
import { createSandbox } from '../sandbox/sandbox.ts'
import { generateFeature } from './feature.ts'
import { SERVER_PATHS } from './unfit-names.ts'

const root = path.resolve(import.meta.dirname, '../..')
const GENERATED_INTO = [
  'package.json',
  ...['contract', 'api-client', 'tenant-core', 'account', 'content'].map((library) => `libs/${library}`),
  'apps/server/src',
  'apps/portal/package.json',
  'apps/portal/src/features.ts',
]

describe('generateFeature', () => {
  let sandbox: string
  const written = () => readSources(sandbox, ['libs', 'apps'], ['.ts', '.tsx', '.json', '.md', '.sql'])
  beforeAll(() => {
    sandbox = createSandbox(root, GENERATED_INTO)
  })
  afterAll(() => rmSync(sandbox, { recursive: true, force: true }))

  it.each([
    ['JavaScript', ['class', 'new', 'package', 'import', 'let', 'await', 'arguments']],
    ['PostgreSQL', ['group', 'order', 'user', 'select', 'check', 'current-date']],
    ['the server', ['media', 'api', 'bff', 'assets', 'embed', 'healthz']],
    ['the templates', ['answers', 'asc', 'eq', 'text', 'data', 'db', 'server', 'list', 'define', 'render', 'api']],
    ['libs/contract', ['arquivo']],
    ['libs/api-client', ['songs', 'gift']],
    ['apps/server', ['banner', 'note', 'reading']],
    ['libs/content', ['news', 'devotionals']],
    ['libs/account', ['login']],
  ])('writes nothing for names that are taken by %s: %j', async (_owner, taken) => {
    const before = written()
    for (const name of taken) {
      await expect(generateFeature(sandbox, name), name).rejects.toThrow(`"${name}" is no name for a feature`)
    }
    expect(written()).toEqual(before)
  })

  it('writes nothing when a table of the workspace has no place for the feature', async () => {
    const features = path.join(sandbox, 'apps/portal/src/features.ts')
    const text = readFileSync(features, 'utf8')
    writeFileSync(features, text.replace('export const features:', 'export const all:'))
    const before = written()
    await expect(generateFeature(sandbox, 'zz-sample')).rejects.toThrow('features.ts has no list')
    expect(written()).toEqual(before)
    writeFileSync(features, text)
  })
})

it('the paths of the server are those of its routes beside the pages', () => {
  const server = 'apps/server/src'
  const source = (file: string) => readFileSync(path.join(root, server, file), 'utf8')
  const table = source('start/features.ts')
  const rootRoutes = /export const rootRoutes[^[]*\[\]? = \[([^\]]*)\]/.exec(table)![1]!.match(/\w+/g)!
  const plugins = rootRoutes.map(
    (name) => new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\.\\./(.*)'`).exec(table)![1]!,
  )
  const texts = [
    ...[...plugins, 'start/build-server.ts', 'database/health.ts', 'modules/reading-plans/reminder-mail.ts'].map(
      source,
    ),
    ...readSources(root, [`${server}/web`], ['.ts'])
      .filter((file) => !/\.(test|heavy)\.ts$/.test(file.path))
      .map(({ text }) => text),
  ]
  // a route's first argument, the second of servePages, a prefix, or a path with a name
  const ROUTE =
    /(?:\b(?:get|post)(?:<.*>)?\(\s*|\(app, |\b(?:url|prefix): |_PATH = |redirects = \{ )'\/([a-z][a-z-]*)(?=['/])/g
  const found = texts.flatMap((text) => [...text.matchAll(ROUTE)].map((match) => match[1]!))
  expect(new Set(found)).toEqual(new Set(SERVER_PATHS))
})
