import { chunksOf, type ClientBuild } from './client-build.ts'
import type { Followed } from './followed.ts'
import { homeKeys, onTopOfHome, type Weight } from './weigh.ts'

/** Whether a chunk is the source that a path ends in, or words of the folder that it names. */
const isPart = (key: string, part: string) =>
  part.endsWith('/') ? key.includes(`/${part}`) && key.endsWith('.json') : key.endsWith(`/${part}`)

/** The chunk of a part; of words the heaviest language's. */
function chunkOf({ manifest, bytesOf }: ClientBuild, part: string): string {
  const weightOf = (key: string) => bytesOf(manifest[key]!.file)
  const [heaviest] = Object.keys(manifest)
    .filter((key) => isPart(key, part))
    .sort((a, b) => weightOf(b) - weightOf(a))
  if (!heaviest) throw new Error(`${part} is no chunk of its own any more: tools/budgets/followed.ts`)
  return heaviest
}

/** What a page can fetch has to be said, and what is said to come later has to be there. */
function holdToTable({ manifest }: ClientBuild, { page, later, ...parts }: Followed, keys: string[]): void {
  const home = chunksOf(manifest, homeKeys(manifest))
  const lazy = [...chunksOf(manifest, keys)]
    .filter((key) => !home.has(key))
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
  const said = [...parts.follows, ...parts.touched, ...later]
  const unsaid = lazy.find((key) => !said.some((part) => isPart(key, part)))
  if (unsaid) throw new Error(`${page} can fetch ${unsaid}: tools/budgets/followed.ts does not say when`)
  const idle = later.find((part) => !lazy.some((key) => isPart(key, part)))
  if (idle) throw new Error(`${page} fetches ${idle} no more: tools/budgets/followed.ts`)
}

/** P2, P2b, P2c: a page with what it fetches by itself until it can be filled in, and until what is filled in can be sent. */
export function weighFollowed(build: ClientBuild, page: Followed): { filled: Weight; sent: Weight } {
  const follows = page.follows.map((part) => chunkOf(build, part))
  const all = [...follows, ...page.touched.map((part) => chunkOf(build, part))]
  holdToTable(build, page, all)
  return { filled: onTopOfHome(build, page.page, follows), sent: onTopOfHome(build, page.page, all) }
}
