import path from 'node:path'
import { build as buildApp, type Plugin, type Rolldown } from 'vite'
import { bytesOfText, chunksOf, type ClientBuild, type ClientManifest, scriptsOf } from './client-build.ts'
import { homeKeys, keysOfScreens } from './weigh.ts'

const portal = path.resolve(import.meta.dirname, '../../apps/portal')

export type ReleaseWeight = {
  /** Bytes that a returning visitor fetches ÷ bytes that a new one does. */
  ratio: number
  /** Files of the whole build with a new name. */
  changed: string[]
}

/** A later release: all of a feature's screens, parts and texts differ a little from today's. */
const changeFeature = (feature: string): Plugin => ({
  name: 'atrio-changed-feature',
  enforce: 'pre',
  transform: {
    filter: { id: [new RegExp(`/libs/${feature}/src/.*\\.tsx$`), new RegExp(`/libs/${feature}/src/i18n/.*\\.json$`)] },
    handler: (code, id) =>
      id.endsWith('.json')
        ? code.replace(/^\{/, '{"changedInThisRelease": "changed",')
        : `${code}\nglobalThis.performance?.mark('changed')\n`,
  },
})

/** Builds the client in memory, as it is released, with these plugins as well. */
async function buildInMemory(plugins: Plugin[]): Promise<ClientBuild> {
  const { output } = (await buildApp({
    configFile: path.join(portal, 'vite.config.ts'),
    root: portal,
    logLevel: 'error',
    plugins,
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const sources = new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
  const textOf = (file: string) => Buffer.from(sources.get(file) ?? '')
  return {
    manifest: JSON.parse(String(textOf('.vite/manifest.json'))) as ClientManifest,
    bytesOf: (file) => bytesOfText(textOf(file)),
  }
}

/**
 * P20: what a release that changes one feature costs a visitor who returns to home and to that feature's pages: their
 * scripts with a new name ÷ all of their scripts.
 */
export async function weighRelease(today: ClientBuild, feature: string): Promise<ReleaseWeight> {
  return compareReleases(today, await buildInMemory([changeFeature(feature)]), feature)
}

/** What of the pages of a visitor has a new name in the later build. */
export function compareReleases(today: ClientBuild, later: ClientBuild, feature: string): ReleaseWeight {
  const known = new Set(Object.values(today.manifest).map(({ file }) => file))
  const { manifest } = later
  const screens = keysOfScreens(manifest, feature)
  if (screens.length === 0) throw new Error(`The build has no screens of ${feature}.`)
  const visited = [...scriptsOf(manifest, [...homeKeys(manifest), ...screens])]
  const isNew = (file: string) => !known.has(file)
  const bytes = (files: string[]) => files.reduce((sum, file) => sum + later.bytesOf(file), 0)
  const changed = [...new Set(Object.values(manifest).map(({ file }) => file))].filter(isNew)
  return { ratio: bytes(visited.filter(isNew)) / bytes(visited), changed }
}

/** What a feature changes with its releases: its pages, their lists, and its texts. */
const ofFeature = /libs\/[\w-]+\/src\/(.*\.(screen|slot)\.tsx|([\w-]+\.)?screens\.ts|i18n\/.*\.json)$/

/**
 * What home's shared files name of features: each such page would give new names to all files that import them, so that only the
 * entry may name it.
 */
export function namedBesideEntry(manifest: ClientManifest): string[] {
  const shared = [...chunksOf(manifest, homeKeys(manifest))].filter((key) => !manifest[key]?.isEntry)
  return shared.flatMap((key) => manifest[key]?.dynamicImports ?? []).filter((key) => ofFeature.test(key))
}
