import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { npm } from './install.mjs'
import { inRoot, root } from './paths.mjs'

const isPublished = (manifest) => !JSON.parse(readFileSync(inRoot(manifest), 'utf8')).private

/** Packs every library that is published into an empty folder, as `npm publish` would. Resolves with npm's exit code. */
export function packLibraries(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const libraries = globSync('libs/*/package.json', { cwd: root }).filter(isPublished)
  const workspaces = libraries.map((manifest) => `--workspace=${manifest.replace(/[\\/]package\.json$/, '')}`)
  return npm(['pack', ...workspaces, '--ignore-scripts', '--loglevel=error', `--pack-destination=${folder}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
