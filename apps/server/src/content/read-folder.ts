import { lstat, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** The folder of one church's content. */
export interface ChurchFolder {
  /** absolute */
  folder: string
  /** prefix of its files in messages: empty where the given folder is the church's own */
  prefix: string
}

/** The churches of a content folder. */
export interface ContentFolders {
  churches: ChurchFolder[]
  /** the given folder is a church's own */
  single: boolean
  /** absolute path of the parent of `organizacoes/` */
  organisationsRoot: string
}

const ORGANISATIONS = 'organizacoes'

/**
 * Accepts one church's folder (it has `igreja.json`) or a folder of such folders. Organisations are beside the churches
 * in both.
 */
export const findChurches = async (given: string): Promise<ContentFolders> => {
  const root = path.resolve(given)
  const children = await readdir(root, { withFileTypes: true })
  if (children.some((child) => child.name === 'igreja.json'))
    return { churches: [{ folder: root, prefix: '' }], single: true, organisationsRoot: path.dirname(root) }
  const churches = children
    .filter((child) => child.isDirectory() && child.name !== ORGANISATIONS && !child.name.startsWith('.'))
    .map(({ name }) => ({ folder: path.join(root, name), prefix: `${name}/` }))
    .sort((a, b) => a.prefix.localeCompare(b.prefix))
  return { churches, single: false, organisationsRoot: root }
}

const NOT_PLAIN = 'is no plain file: links, pipes and devices are not read'
/** Far above a church's largest text file. */
const MAX_MEGABYTES = 4

/**
 * The text of a content file. Checked before it is opened: a link may lead out of the folder, and a pipe would block
 * for ever.
 */
export const readContentFile = async (place: string): Promise<{ text: string } | { problem: string }> => {
  const file = await lstat(place)
  if (!file.isFile()) return { problem: NOT_PLAIN }
  if (file.size > MAX_MEGABYTES * 1024 * 1024) return { problem: `is larger than ${MAX_MEGABYTES} MB` }
  return { text: await readFile(place, 'utf8') }
}

/**
 * All `.json` and `.md` files below a folder, as paths with forward slashes, and links to folders, which would hide
 * content from an import; without hidden files and READMEs.
 */
export const contentFiles = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const names: string[] = []
  for (const entry of found) {
    const place = path.join(entry.parentPath, entry.name)
    const isContent = !entry.isDirectory() && /\.(?:json|md)$/i.test(entry.name)
    if (isContent || (entry.isSymbolicLink() && (await leadsToFolder(place))))
      names.push(path.relative(folder, place).split(path.sep).join('/'))
  }
  return names.filter((file) => !/(?:^|\/)(?:\.|README\.md$)/i.test(file)).sort()
}

const leadsToFolder = async (link: string): Promise<boolean> =>
  (await stat(link).catch(() => undefined))?.isDirectory() ?? false
