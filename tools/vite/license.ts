import { copyFileSync } from 'node:fs'
import path from 'node:path'

const LICENSE = path.resolve(import.meta.dirname, '../../LICENSE')

/** Puts the licence beside a library's package.json, where npm takes it along by its name: one text for all of them. */
export const license = (root: string) => ({
  name: 'atrio-license',
  closeBundle: () => copyFileSync(LICENSE, path.join(root, 'LICENSE')),
})
