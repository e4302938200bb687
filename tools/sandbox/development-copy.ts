import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { createSandbox } from './sandbox.ts'

/**
 * Makes a copy of the workspace in which `npm run dev` works, and prints its folder: a journey edits files in it, and
 * leaves none edited when it is killed.
 */
const root = path.resolve(import.meta.dirname, '../..')

/** All that `npm run dev` reads. */
const COPIED = [
  'package.json',
  'package-lock.json',
  'LICENSE',
  'tsconfig.base.json',
  'libs',
  'tools/run',
  'tools/vite',
  'tools/declarations',
  'apps/server',
  'apps/portal',
  'apps/embed',
]
/** Known to be built and installed, as in the original. */
const BUILDS = ['apps/embed/dist', 'node_modules/.cache/atrio/installed']

const copy = createSandbox(root, COPIED)
symlinkSync(path.join(root, 'node_modules/.package-lock.json'), path.join(copy, 'node_modules/.package-lock.json'))
for (const build of BUILDS.filter((entry) => existsSync(path.join(root, entry)))) {
  mkdirSync(path.dirname(path.join(copy, build)), { recursive: true })
  cpSync(path.join(root, build), path.join(copy, build), { recursive: true })
}
console.log(copy)
