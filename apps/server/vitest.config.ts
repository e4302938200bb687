import { defineConfig } from 'vitest/config'
import { serverConditions } from '../../tools/vite/source-conditions.ts'
import { testWorkers } from '../../tools/vite/test-workers.ts'

/** Vitest passes them to Node, which can not import what some packages keep for bundlers under `module`. */
const conditions = serverConditions.filter((name) => name !== 'module')

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'server',
    environment: 'node',
    watch: false,
    isolate: false,
    maxWorkers: testWorkers,
    globalSetup: ['src/testing/scratch.setup.ts'],
    include: ['src/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // a busy machine, not the code, may take more than the usual second
    expect: { poll: { timeout: 60_000 } },
  },
})
