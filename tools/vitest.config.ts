import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { serverConditions } from './vite/source-conditions.ts'
import { testWorkers } from './vite/test-workers.ts'

/** Tests of the workspace itself: what lint cannot see. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: {
    name: 'workspace',
    environment: 'node',
    watch: false,
    maxWorkers: testWorkers,
    include: ['**/*.test.{ts,mjs}'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
