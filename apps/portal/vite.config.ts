import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { keepLazy } from '../../tools/vite/keep-lazy.ts'
import { precompress } from '../../tools/vite/precompress.ts'
import { reportLazy } from '../../tools/vite/report-lazy.ts'
import { browserConditions, serverConditions } from '../../tools/vite/source-conditions.ts'
import { firstScript } from './src/first-script.ts'

/** A static build runs the same first script as the server's pages. */
const firstScriptInPage = (): Plugin => ({
  name: 'atrio-first-script',
  transformIndexHtml: () => [{ tag: 'script', children: firstScript, injectTo: 'head-prepend' }],
})

/** Packages of the first paint: one chunk, which stays in the browser's cache over releases. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|cookie|@tanstack|@emotion|stylis|react-i18next|html-parse-stringify|void-elements|use-sync-external-store|jotai)\//

/** What home shows comes together: its screen, the sections that other features lend it, and one language's words. */
const home = /libs\/(home\/src\/screens|\w+\/src\/slots)\//
const homeWords = /(libs\/(home|events|giving|prayer|live|content)\/src|apps\/portal\/src\/shell)\/i18n\/([\w-]+)\.json/

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/portal',
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    ...(isSsrBuild
      ? [reportLazy()]
      : [precompress(path.join(import.meta.dirname, 'dist/client/assets')), firstScriptInPage()]),
    keepLazy(),
  ],
  resolve: {
    conditions: browserConditions,
    // The production client speaks i18next's interface to a translator of 1 kB (docs/decisions/0002-first-paint.md).
    alias: command === 'build' && !isSsrBuild ? [{ find: /^i18next$/, replacement: '@atrio/i18n/light' }] : [],
  },
  ssr: { noExternal: true, resolve: { conditions: serverConditions } },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, target: 'node24', rolldownOptions: { input: 'src/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor },
                { name: (id: string) => homeWords.exec(id)?.[3] && `words-${homeWords.exec(id)![3]}`, test: homeWords },
                { name: 'home', test: home },
              ],
            },
          },
        },
      },
}))
