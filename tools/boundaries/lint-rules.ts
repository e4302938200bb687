import { confinements, layers, openEntrances } from './layers.ts'
import type { Project } from './projects.ts'

/** Files that may also import what only tests need. */
export const testFiles = ['**/*.{test,heavy}.{ts,tsx}', '**/*.stories.tsx', '**/testing/**/*.{ts,tsx}'].map(
  (file) => `{libs,apps}/*/src/${file}`,
)

/**
 * Libraries of which one entrance is loaded on demand, and the others at once: Nx's rule knows libraries only, and takes
 * all of them for lazy.
 */
const lazyEntrances = ['@atrio/api-client']

/** The layers as Nx's rule takes them. */
export const layerRule = (forTests: boolean) => [
  'error',
  {
    allow: openEntrances,
    checkDynamicDependenciesExceptions: lazyEntrances,
    depConstraints: layers.map(({ tag, mayImport, testsMayImport }) => ({
      sourceTag: `type:${tag}`,
      onlyDependOnLibsWithTags: [...mayImport, ...(forTests ? testsMayImport : [])].map((name) => `type:${name}`),
    })),
  },
]

/** Forbids a project the npm packages that are confined to others. */
export const confinementRule = ({ name, layer }: Project) => [
  'error',
  {
    patterns: confinements
      .filter(({ to }) => !to.includes(name) && !to.includes(layer))
      .map(({ packages, to }) => ({
        group: packages.flatMap((entry) => (entry.endsWith('/*') ? [entry] : [entry, `${entry}/*`])),
        message: to.length > 0 ? `Only ${to.join(', ')} may import it.` : 'It is not used in Atrio.',
      })),
  },
]
