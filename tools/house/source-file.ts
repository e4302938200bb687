import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type SourceFile = {
  /** From the root, with `/`. */
  path: string
  text: string
}

const notOurs = new Set(['node_modules', 'dist', '.nx', '.atrio', 'coverage', 'test-results', 'storybook-static'])

/** All text files with these endings under the folders. */
export const readSources = (root: string, folders: string[], endings: string[]): SourceFile[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry): SourceFile[] => {
      const name = `${folder}/${entry.name}`
      if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : readSources(root, [name], endings)
      if (!endings.some((ending) => name.endsWith(ending))) return []
      return [{ path: name, text: readFileSync(path.join(root, name), 'utf8') }]
    }),
  )
