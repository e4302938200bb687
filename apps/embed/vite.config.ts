import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { PAGE_LISTS } from '../../tools/vite/first-paint.ts'
import { keepLazy } from '../../tools/vite/keep-lazy.ts'
import { precompress } from '../../tools/vite/precompress.ts'
import { reportLazy } from '../../tools/vite/report-lazy.ts'
import { routerDataMode } from '../../tools/vite/router-data-mode/router-data-mode.ts'
import { browserConditions, serverConditions } from '../../tools/vite/source-conditions.ts'
import { websocketAlone } from '../../tools/vite/websocket-alone.ts'

const likeReact = path.join(import.meta.dirname, 'src/preact/react.mjs')

/** A frame in another site may weigh half of a page of the portal: preact in React's place, here alone (docs/decisions/0011-embed.md). */
const lighter = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: likeReact },
  { find: /^use-sync-external-store.*$/, replacement: 'preact/compat' },
  { find: /^i18next$/, replacement: '@atrio/i18n/light' },
  {
    find: /^hoist-non-react-statics$/,
    replacement: path.join(import.meta.dirname, '../../tools/vite/hoist-nothing.ts'),
  },
]

/** The server part has no session and renders nothing: it starts the church and prefetches the frame's data. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/embed',
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    ...(isSsrBuild
      ? [reportLazy()]
      : [precompress(path.join(import.meta.dirname, 'dist/client/assets')), routerDataMode(), websocketAlone()]),
    keepLazy(),
  ],
  resolve: { conditions: browserConditions, alias: isSsrBuild ? [] : lighter },
  ssr: { noExternal: true, resolve: { conditions: serverConditions } },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node24',
        rolldownOptions: { input: 'src/entry-server.ts', output: { codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        modulePreload: { polyfill: false },
        // one chunk for all that every frame starts with: in several, preact's parts start before preact does
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'start',
                  tags: ['$initial'],
                  test: (id) => !/entry-client\.tsx|index\.html/.test(id) && !PAGE_LISTS.test(id),
                  includeDependenciesRecursively: false,
                },
                // what most frames draw with, and what those with data ask with: each file alone is mostly its frame
                {
                  name: 'page',
                  test: /libs\/ui\/src\/(icons\/(acts|first-paint|icon|interface)\.|components\/(button|skeleton)\.|layout\/(text|media)\.)|libs\/tenant-core\/src\/(page\/(page|route-params)|links\/reduces-motion)\./,
                  includeDependenciesRecursively: false,
                },
                // what the frames of a person, card and plans, share
                {
                  name: 'own',
                  test: /libs\/ui\/src\/layout\/stack\.|libs\/tenant-core\/src\/kept\/kept-query\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'queries',
                  test: /@tanstack\/.*[qQ]uery\w*\.m?js/,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
}))
