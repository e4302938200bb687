import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The version of this server. */
export const productVersion = (): string =>
  (JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string })
    .version
