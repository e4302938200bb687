import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
export const inRoot = (...parts) => path.join(root, ...parts)

/** What the commands remember. It lives in node_modules, so a fresh installation forgets it. */
export const memory = (name) => inRoot('node_modules/.cache/atrio', name)
