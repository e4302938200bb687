import type { SourceFile } from '../source-file.ts'

/** A library's README; `folder` from the root. */
export type Readme = { folder: string; text: string }

const FENCE = /^```[^\n]*\n[^`]*^```$/gm
const CODE = /`([^`\n]+)`/g
/** Also a lone file with an ending of ours; an address of the portal begins with a slash, a package with an @. */
const PATH = /^(?:\.\/)?((?:[\w.-]+\/)+[\w.-]*|[\w-]+\.(?:tsx?|css|json))$/
/** Written as code writes names: two capitals of camel case, or capitals with an underscore. */
const NAME = /^<?((?:[a-z][a-z\d]*|[A-Z][a-z\d]+)[A-Z]\w*|[A-Z]+_[A-Z_]+)(?![\w.])/
const FROM = /`([A-Za-z]\w+)(?:[^\w`\n][^`\n]*)?`\s+(?:from|of)\s+`@atrio\/([\w-]+)`/g

/** What a README says that its library exports: the names in backticks after that word, up to other words. */
const EXPORTED = /\bexports\b[^`.]*((?:`\w+`(?:,\s+and\s+|,\s+|\s+and\s+)?)+)/g

const wordsOf = (sources: readonly SourceFile[]) =>
  new Set(sources.flatMap(({ text }) => text.match(/[A-Za-z_]\w*/g) ?? []))

/** What READMEs name as code and nothing of ours is called: files that have moved, and names that were given up. */
export function readmesNameWhatIsThere(
  readmes: readonly Readme[],
  sources: readonly SourceFile[],
  isThere: (path: string) => boolean,
): string[] {
  const known = wordsOf(sources)
  return readmes.flatMap(({ folder, text }) => {
    const prose = text.replaceAll(FENCE, '')
    const codes = [...prose.matchAll(CODE)].map(([, code]) => code!)
    const missing = codes.filter((code) => {
      const path = PATH.exec(code)?.[1]
      if (path) return ![`${folder}/${path}`, `${folder}/src/${path}`, path].some(isThere)
      const name = NAME.exec(code)?.[1]
      return name !== undefined && !known.has(name)
    })
    const elsewhere = [...prose.matchAll(FROM)].filter(([, name, library]) => {
      const inside = sources.filter(({ path }) => path.startsWith(`libs/${library}/src/`))
      return !wordsOf(inside).has(name!)
    })
    return [
      ...missing.map((code) => `${folder}/README.md: ${code}`),
      ...elsewhere.map(([, name, library]) => `${folder}/README.md: ${name} of @atrio/${library}`),
    ]
  })
}

/** A library and the names in its api.txt. */
export type Offer = { folder: string; names: ReadonlySet<string> }

/** What READMEs say their library exports, and its api.txt does not have. */
export const readmesListExports = (readmes: readonly Readme[], offers: readonly Offer[]): string[] =>
  readmes.flatMap(({ folder, text }) => {
    const names = offers.find((offer) => offer.folder === folder)?.names
    const listed = [...text.replaceAll(FENCE, '').matchAll(EXPORTED)].flatMap(([, list]) =>
      [...list!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
    )
    return listed.filter((name) => !names?.has(name)).map((name) => `${folder}/README.md: ${name}`)
  })
