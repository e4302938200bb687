import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Later } from '../bench/portal/clean-up.ts'
import { npm } from './run-program.ts'
import type { Registry } from './registry.ts'

/** Publishes every library that is not private, as it was built. Resolves with how many there are. */
export async function publishLibraries(root: string, registry: Registry, later: Later): Promise<number> {
  const folders = globSync('libs/*/package.json', { cwd: root })
    .filter((file) => !(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { private?: boolean }).private)
    .map((file) => path.dirname(file))
  const args = [
    'publish',
    ...folders.map((folder) => `--workspace=${folder}`),
    `--registry=${registry.address}`,
    `--userconfig=${registry.userConfig}`,
    '--ignore-scripts',
    // no registry but npm's own can check where a package was built
    '--provenance=false',
    '--loglevel=error',
  ]
  await npm(args, root, later)
  return folders.length
}
