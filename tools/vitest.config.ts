import { defineConfig } from 'vitest/config'

/** Tests of the workspace itself: what lint cannot see. */
export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'workspace', environment: 'node', watch: false, include: ['**/*.test.ts'], testTimeout: 120_000 },
})
