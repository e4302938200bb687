import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { clientPackages, clientTests } from './tools/vite/client-tests.ts'
import { browserConditions } from './tools/vite/source-conditions.ts'

/** The workspace's own tests first: the longest file is among them, and at the end it would run alone. */
class WorkspaceFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isOwn = ({ project }: TestSpecification) => project.name === 'workspace'
    return [...sorted.filter(isOwn), ...sorted.filter((file) => !isOwn(file))]
  }
}

/** Every library and app with unit tests, in one run. One alone: `npm run nx -- test events`. */
export default defineConfig({
  test: {
    sequence: { sequencer: WorkspaceFirst },
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
