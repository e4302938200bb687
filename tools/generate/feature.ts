import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { fill, namesOf, type Names } from './names.ts'

const templates = path.join(import.meta.dirname, 'templates')

/** Lines that make the slice known where the tables of the house are kept: inserted after `after`, or at the end. */
const entries = [
  { file: 'libs/contract/src/index.ts', line: "export * from './__kebab__/__kebab__.schemas.ts'" },
  {
    file: 'libs/api-client/src/index.ts',
    line: "export { __camel__Api, type __Pascal__Entry } from './__kebab__/__kebab__.endpoints.ts'",
  },
  {
    file: 'libs/tenant-core/src/links/link-roles.ts',
    line: "  '__camel__.list': undefined",
    after: 'export type LinkRoles = {',
  },
]

/**
 * Writes a whole feature slice into the workspace at `root`: the library with one list screen, its wire schema and
 * endpoint, and its entries in the tables of link roles and exports. Gives the files it wrote, from the root. Throws,
 * and writes nothing, where the name is unfit or something of that name is there.
 */
export async function generateFeature(root: string, kebab: string): Promise<string[]> {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  const names = namesOf(kebab, version)
  const files = readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tmpl'))
    .map((template) => ({ template, file: fill(template.replace(/\.tmpl$/, ''), names) }))
  const taken = [`libs/${kebab}`, ...files.map(({ file }) => file)].find((file) => existsSync(path.join(root, file)))
  if (taken) throw new Error(`${taken} is there already.`)

  for (const { template, file } of files) {
    const target = path.join(root, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, await pretty(target, fill(readFileSync(path.join(templates, template), 'utf8'), names)))
  }
  for (const entry of entries) await enter(root, entry, names)
  return [...files.map(({ file }) => file), ...entries.map(({ file }) => file)]
}

async function enter(root: string, { file, line, after }: (typeof entries)[number], names: Names): Promise<void> {
  const target = path.join(root, file)
  const text = readFileSync(target, 'utf8')
  const filled = `${fill(line, names)}\n`
  if (after && !text.includes(`${after}\n`)) throw new Error(`${file} has no line "${after}"`)
  writeFileSync(target, await pretty(target, after ? text.replace(`${after}\n`, `${after}\n${filled}`) : text + filled))
}

const pretty = async (file: string, text: string) =>
  format(text, { ...(await resolveConfig(path.join(templates, 'any.ts'))), filepath: file })
