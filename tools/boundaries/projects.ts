import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Project = {
  /** Without the scope, as the folder is called. */
  name: string
  /** From the root, with `/`. */
  folder: string
  /** The tag of its layer, without `type:`. */
  layer: string
}

/** All libraries and apps with the layer that their package.json names. */
export const projectsOf = (root: string): Project[] =>
  ['libs', 'apps'].flatMap((group) =>
    readdirSync(path.join(root, group))
      .map((name) => `${group}/${name}`)
      .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
      .map((folder) => readProject(root, folder)),
  )

function readProject(root: string, folder: string): Project {
  const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    name: string
    nx?: { tags?: string[] }
  }
  const tag = manifest.nx?.tags?.find((candidate) => candidate.startsWith('type:'))
  if (!tag) throw new Error(`${folder}/package.json names no layer: "nx": { "tags": ["type:…"] }`)
  return { name: manifest.name.replace('@atrio/', ''), folder, layer: tag.replace('type:', '') }
}
