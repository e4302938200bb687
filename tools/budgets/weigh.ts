import { type ClientBuild, type ClientManifest, scriptsOf } from './client-build.ts'

const homeScreen = /libs\/home\/src\/screens\/home\.screen\.tsx$/
/**
 * What features lend to home: it is in the HTML, and its script comes after the page answers to touch. The chat is lent
 * to the live page, and the request to log in to pages for members.
 */
const section = /libs\/[\w-]+\/src\/slots\/(?!live-chat|request-login).+\.tsx$/
const otherScreen = /\.screen\.tsx$/
const screenList = /\/src\/([\w-]+\.)?screens\.ts$/

export const kiloBytes = (bytes: number) => Math.round(bytes / 100) / 10

const keysLike = (manifest: ClientManifest, source: RegExp) => Object.keys(manifest).filter((key) => source.test(key))

/** Where home begins: the page's entry, and home's screen. */
export function homeKeys(manifest: ClientManifest): string[] {
  const keys = ['index.html', ...keysLike(manifest, homeScreen)]
  if (keys.length !== 2 || !manifest['index.html']) throw new Error('The build has no entry, or no home screen.')
  return keys
}
const homeScripts = (manifest: ClientManifest): Set<string> => scriptsOf(manifest, homeKeys(manifest))

/** Screens with the list of their library's screens, through which the manifest's routes load them. */
const withLists = (manifest: ClientManifest, keys: readonly string[]): string[] => [
  ...keys,
  ...keysLike(manifest, screenList).filter((list) => manifest[list]?.dynamicImports?.some((key) => keys.includes(key))),
]

/** The screens of a feature, with the lists that load them. */
export const keysOfScreens = (manifest: ClientManifest, feature: string): string[] =>
  withLists(
    manifest,
    keysLike(manifest, otherScreen).filter((key) => key.includes(`/libs/${feature}/src/`)),
  )

/** kB of script that a route needs, and the files that it counts. */
export type Weight = { route: string; kB: number; files: string[] }

function weigh(route: string, files: string[], { bytesOf }: ClientBuild): Weight {
  return { route, files, kB: kiloBytes(files.reduce((sum, file) => sum + bytesOf(file), 0)) }
}

/** P1: the entry and home's screen with all that they import. Words come with the HTML. */
export const weighHome = (build: ClientBuild): Weight => weigh('home', [...homeScripts(build.manifest)], build)

/**
 * P10: the entry, the parts of an embedded route (its screen first) with all that they import, and the style sheet.
 * Words come with the HTML; what only some need (a stream's decoder, a session to bring back) comes when they need it.
 */
export function weighEmbed(build: ClientBuild, parts: readonly RegExp[]): Weight {
  const { manifest } = build
  const sheet = manifest['style.css']
  const keys = parts.map((part) => keysLike(manifest, part)[0] ?? '')
  const [route = ''] = keys
  if (!manifest['index.html'] || !sheet || keys.includes(''))
    throw new Error(`The build has no entry, no style sheet, or not all of ${parts.join(', ')}.`)
  return weigh(
    route.replace(/^(\.\.\/)*/, ''),
    [...scriptsOf(manifest, ['index.html', ...withLists(manifest, keys)]), sheet.file],
    build,
  )
}

/** What chunks bring with all that they import, without what home has brought already. */
export function onTopOfHome(build: ClientBuild, route: string, keys: readonly string[]): Weight {
  const home = homeScripts(build.manifest)
  return weigh(
    route.replace(/^(\.\.\/)*/, ''),
    [...scriptsOf(build.manifest, withLists(build.manifest, keys))].filter((file) => !home.has(file)),
    build,
  )
}

/** P2: home's sections together, and every other screen. Heaviest first. */
export function weighOthers(build: ClientBuild): Weight[] {
  const { manifest } = build
  const screens = keysLike(manifest, otherScreen).filter((key) => !homeScreen.test(key))
  return [
    onTopOfHome(build, 'sections of home', keysLike(manifest, section)),
    ...screens.map((key) => onTopOfHome(build, key, [key])),
  ].sort((a, b) => b.kB - a.kB)
}
