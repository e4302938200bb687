import { defineConfig } from 'vitest/config'
import { serverConditions } from '../../tools/vite/source-conditions.ts'

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: {
    name: 'server',
    environment: 'node',
    watch: false,
    isolate: false,
    maxWorkers: '100%',
    globalSetup: ['src/testing/scratch.setup.ts'],
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
