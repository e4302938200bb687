import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Later } from '../bench/portal/clean-up.ts'
import { npm } from './run-program.ts'

/** The compilers that strangers may have, each under a name of its own. Ours is in package.json. */
export const COMPILERS = [
  { name: 'typescript-5', version: '5.9.3' },
  { name: 'typescript-6', version: '6.0.3' },
  { name: 'typescript-7', version: '7.0.2' },
] as const

/** Installs all of them beside each other. */
export async function installCompilers(folder: string, later: Later): Promise<string> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'compilers', private: true }))
  const aliases = COMPILERS.map(({ name, version }) => `${name}@npm:typescript@${version}`)
  await npm(['install', '--no-audit', '--no-fund', '--loglevel=error', ...aliases], folder, later)
  return COMPILERS.map(({ version }) => version).join(', ')
}
