import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { leanPackages } from '../tools/vite/lean-packages/lean-packages.ts'
import { routerDataMode } from '../tools/vite/router-data-mode/router-data-mode.ts'
import { browserConditions } from '../tools/vite/source-conditions.ts'

const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** Every story is drawn in a real browser, its play function run, and what it shows checked by axe. */
export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  cacheDir: 'node_modules/.vite/storybook-test',
  plugins: [react({ jsxImportSource: '@emotion/react' }), storybookTest({ configDir: import.meta.dirname })],
  resolve: { conditions: browserConditions },
  // Without the pin, pre-bundled React is the production one and jsxDEV is missing (vitest issue 11265).
  optimizeDeps: {
    // Found late, they would make the page reload in the middle of a test.
    include: [
      'react',
      'react-dom/client',
      '@emotion/react',
      '@emotion/react/jsx-runtime',
      '@emotion/react/jsx-dev-runtime',
      '@tanstack/react-query',
      'axe-core',
      'axios',
      'card-validator/dist/card-number.js',
      'i18next',
      'jotai',
      'react-i18next',
      'react-router',
      'uqr',
    ],
    rolldownOptions: {
      plugins: [leanPackages({ partial: true }), routerDataMode({ partial: true })],
      transform: { define: { 'process.env.NODE_ENV': JSON.stringify('development') } },
    },
  },
  test: {
    name: 'storybook',
    watch: false,
    // Files share a page, as stories do in the catalogue: each would load React and the libraries again.
    isolate: false,
    // Vitest leaves a core free by default
    maxWorkers: '100%',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      // What is on its way in is not seen yet: without motion a story shows at once what it ends with.
      provider: playwright({ launchOptions: chromium, contextOptions: { reducedMotion: 'reduce' } }),
    },
  },
})
