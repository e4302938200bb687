import { type ClientBuild, type ClientManifest, scriptsOf } from './client-build.ts'

/** Sections of home come with it, whichever feature lends them. */
const homeSource = /libs\/(home\/src\/screens\/home\.screen|[\w-]+\/src\/slots\/.+)\.tsx$/
const screenSource = /\.screen\.tsx$/
/** Chunks of shared sources have no source of their own; these are named in the portal's build. */
const homeNames = ['home', 'words-pt-BR']

const kiloBytes = (bytes: number) => Math.round(bytes / 100) / 10

function homeKeys(manifest: ClientManifest): string[] {
  const keys = Object.keys(manifest)
  const entries = keys.filter((key) => manifest[key]!.isEntry)
  const screens = keys.filter((key) => homeSource.test(key))
  if (entries.length === 0 || screens.length === 0) throw new Error('The build has no entry, or no home screen.')
  return [...entries, ...screens, ...keys.filter((key) => homeNames.includes(manifest[key]!.name ?? ''))]
}

/** kB of script that a route needs, and the files that it counts. */
export type Weight = { route: string; kB: number; files: string[] }

function weigh(route: string, files: string[], { bytesOf }: ClientBuild): Weight {
  return { route, files, kB: kiloBytes(files.reduce((sum, file) => sum + bytesOf(file), 0)) }
}

/** P1: the entry, home's screen and sections with one language, and all that they import. */
export const weighHome = (build: ClientBuild): Weight =>
  weigh('home', [...scriptsOf(build.manifest, homeKeys(build.manifest))], build)

/** P2: every other screen, without what home has brought already. Heaviest first. */
export function weighOthers(build: ClientBuild): Weight[] {
  const { manifest } = build
  const home = scriptsOf(manifest, homeKeys(manifest))
  return Object.keys(manifest)
    .filter((key) => screenSource.test(key) && !homeSource.test(key))
    .map((key) => {
      const own = [...scriptsOf(manifest, [key])].filter((file) => !home.has(file))
      return weigh(key.replace(/^(\.\.\/)*/, ''), own, build)
    })
    .sort((a, b) => b.kB - a.kB)
}
