import path from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { leanPackages } from './lean-packages/lean-packages.ts'
import { routerDataMode } from './router-data-mode/router-data-mode.ts'
import { testWorkers } from './test-workers.ts'

/** What the portal's client has in place of packages' parts, for tests too; a library's build holds no package. */
export const clientPackages = () => [leanPackages({ partial: true }), routerDataMode({ partial: true })]

/** How code for the browser is tested, one library alone or all of them together. */
export const clientTests = {
  // formik in the build that the portal's client has
  alias: [{ find: /^formik$/, replacement: 'formik/dist/formik.esm.js' }],
  server: { deps: { inline: ['formik', 'axios', 'react-router'] } },
  environment: 'jsdom',
  // Files share a worker, its loaded modules and its document; the set-up leaves nothing behind.
  isolate: false,
  maxWorkers: testWorkers,
  // a limit for what hangs, not a measure: the machine may be busy
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 8_000 } },
  setupFiles: [path.join(import.meta.dirname, 'test-setup.ts')],
} satisfies TestProjectInlineConfiguration['test']
