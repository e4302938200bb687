import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Feature } from '@atrio/tenant-core'
import { createTestPortal } from '@atrio/testing'
import { projectsOf } from '../boundaries/projects.ts'
import { type Catalogue, localesOfCatalogue } from './checks/messages.ts'
import type { LockedPackage } from './checks/lockfile.ts'
import type { Manifest } from './checks/manifests.ts'
import type { Package } from './checks/packages.ts'
import type { Document } from './checks/documents.ts'
import type { Offer, Readme } from './checks/readmes.ts'

const root = path.resolve(import.meta.dirname, '../..')
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

export const readVersion = () => (readJson('package.json') as { version: string }).version

export const readLockfile = () =>
  (readJson('package-lock.json') as { packages: Record<string, LockedPackage> }).packages

export const readPackages = (): Package[] =>
  projectsOf(root).map(({ folder }) => ({
    folder,
    isLibrary: folder.startsWith('libs/'),
    hasReadme: existsSync(path.join(root, folder, 'README.md')),
    manifest: readJson(`${folder}/package.json`) as Package['manifest'],
  }))

export const readReadmes = (): Readme[] =>
  projectsOf(root)
    .map(({ folder }) => folder)
    .filter((folder) => folder.startsWith('libs/'))
    .map((folder) => ({ folder, text: readFileSync(path.join(root, folder, 'README.md'), 'utf8') }))

/** The names in each library's api.txt: of values and types, before its messages. */
export const readOffers = (): Offer[] =>
  projectsOf(root)
    .filter(({ folder }) => existsSync(path.join(root, folder, 'api.txt')))
    .map(({ folder }) => {
      const [declarations = ''] = readFileSync(path.join(root, folder, 'api.txt'), 'utf8').split('\n# messages ')
      const found = declarations.matchAll(/^(?:(?:abstract )?(?:const|function|class|type|interface|enum) )?(\w+)/gm)
      return { folder, names: new Set([...found].map(([, name]) => name!)) }
    })

/** README, CONTRIBUTING, all of docs, and the READMEs of libraries and the server. */
export const readDocuments = (): Document[] => {
  const docs = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.posix.join('docs', file.replaceAll(path.sep, '/')))
  const readmes = readReadmes().map(({ folder }) => `${folder}/README.md`)
  return ['README.md', 'CONTRIBUTING.md', 'apps/server/README.md', ...docs, ...readmes].map((file) => ({
    path: file,
    text: readFileSync(path.join(root, file), 'utf8'),
  }))
}

export const readNpmScripts = () =>
  new Set(Object.keys((readJson('package.json') as { scripts: Record<string, string> }).scripts))

/** The commands of the runner: the keys of its table, and the steps that it names in its loops. */
export function readRunCommands(): Set<string> {
  const text = readFileSync(path.join(root, 'tools/run/run.mjs'), 'utf8')
  const table = /^const commands = \{\n([\s\S]*?)^\}/m.exec(text)![1]!
  const keys = [...table.matchAll(/^ {2}'?([a-z][a-z:]*)'?[:,]/gm)]
  const steps = [...text.matchAll(/^for \(const step of \[(.*)\]\)/gm)].flatMap(([, names]) => [
    ...names!.matchAll(/'([a-z]+)'/g),
  ])
  return new Set([...keys, ...steps].map(([, name]) => name!))
}

/** Every folder with catalogues, in libraries and in the portal's shell. */
export const readCatalogues = (): Catalogue[] =>
  ['libs', 'apps/portal'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(`${path.sep}pt-BR.json`) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(file))
      .map((file) => readCatalogue(path.posix.join(folder, path.dirname(file)))),
  )

const readCatalogue = (folder: string): Catalogue => ({
  folder,
  languages: Object.fromEntries(
    localesOfCatalogue
      .filter((locale) => existsSync(path.join(root, folder, `${locale}.json`)))
      .map((locale) => [locale, readJson(`${folder}/${locale}.json`) as object]),
  ),
})

const isFeature = (value: unknown): value is Feature =>
  typeof value === 'object' && value !== null && 'id' in value && 'messages' in value

/** The manifests that the libraries export, with their routes as a church with every module sees them. */
export async function readManifests(): Promise<Manifest[]> {
  const indexes = projectsOf(root)
    .filter(({ layer }) => layer === 'feature')
    .map(({ folder }) => path.join(root, folder, 'src/index.ts'))
  const modules = await Promise.all(indexes.map((index) => import(index) as Promise<object>))
  const features = modules.flatMap((module) => Object.values(module).filter(isFeature))
  const { ctx } = await createTestPortal(features)
  return features.map((feature) => ({ id: feature.id, links: feature.links, routes: feature.routes?.(ctx) ?? [] }))
}
