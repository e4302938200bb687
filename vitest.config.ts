import { defineConfig } from 'vitest/config'

/** Every library and app with unit tests, in one run. One project alone: `npm run nx -- test events`. */
export default defineConfig({
  test: {
    projects: [
      'libs/*/vite.config.ts',
      'apps/server/vitest.config.ts',
      'apps/portal/vitest.config.ts',
      'apps/embed/vitest.config.ts',
      'tools/vitest.config.ts',
    ],
  },
})
