import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { clientPackages, clientTests } from './tools/vite/client-tests.ts'
import { browserConditions } from './tools/vite/source-conditions.ts'

/** Short files of the server that take longest, as `npm test` prints them; a name that is none any more costs only time. */
const LONG = /\/(rough-chat|stock|backup-storages|variants)\.test\.ts$/

/**
 * The longest files first, the workspace's own among them: at the end one would run alone. Vitest begins with the largest,
 * which says little of those that start processes.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const rank = ({ project, moduleId }: TestSpecification) =>
      project.name === 'workspace' ? 0 : LONG.test(moduleId) ? 1 : 2
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

/** Every library and app with unit tests, in one run. One alone: `npm run nx -- test events`. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Libraries and apps together: a project each would load React, the router and the rest once more each.
        plugins: [react({ jsxImportSource: '@emotion/react' }), ...clientPackages()],
        resolve: { conditions: browserConditions },
        cacheDir: 'node_modules/.vite/client',
        test: {
          ...clientTests,
          name: 'client',
          include: ['libs/*/src/**/*.test.{ts,tsx}', 'apps/{portal,embed}/src/**/*.test.{ts,tsx}'],
        },
      },
      'apps/server/vitest.config.ts',
      'tools/vitest.config.ts',
    ],
  },
})
