import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** A folder that holds one church's content. */
export interface ChurchFolder {
  /** absolute */
  folder: string
  /** how its files are named in messages: empty where the given folder is the church's own */
  prefix: string
}

/** What a content folder holds. */
export interface ContentFolders {
  churches: ChurchFolder[]
  /** the given folder is one church's own */
  single: boolean
  /** absolute path of the folder that has `organizacoes/` in it */
  organisationsRoot: string
}

const ORGANISATIONS = 'organizacoes'

/**
 * Takes either one church's folder (it has `igreja.json`) or a folder of such folders. Organisations stand beside the
 * churches in both.
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

/** All `.json` and `.md` files below a folder, as paths with forward slashes; hidden ones and READMEs are nobody's. */
export const contentFiles = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).split(path.sep).join('/'))
    .filter((file) => /\.(?:json|md)$/i.test(file) && !/(?:^|\/)(?:\.|README\.md$)/i.test(file))
    .sort()
}
