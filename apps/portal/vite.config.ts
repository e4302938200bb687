import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { firstPaintChunks, namesLazyDependencies } from '../../tools/vite/first-paint.ts'
import { keepLazy } from '../../tools/vite/keep-lazy.ts'
import { leafletWithoutHtml } from '../../tools/vite/leaflet-without-html.ts'
import { leanPackages } from '../../tools/vite/lean-packages/lean-packages.ts'
import { precompress } from '../../tools/vite/precompress.ts'
import { reportLazy } from '../../tools/vite/report-lazy.ts'
import { routerDataMode } from '../../tools/vite/router-data-mode/router-data-mode.ts'
import { browserConditions, serverConditions } from '../../tools/vite/source-conditions.ts'
import { writeStaticPolicy } from '../../tools/vite/static-policy.ts'
import { websocketAlone } from '../../tools/vite/websocket-alone.ts'
import { firstScript } from './src/first-script.ts'

/** A static build runs the same first script as the server's pages. */
const firstScriptInPage = (): Plugin => ({
  name: 'atrio-first-script',
  transformIndexHtml: () => [{ tag: 'script', children: firstScript, injectTo: 'head-prepend' }],
})

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/portal',
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    ...(isSsrBuild
      ? [reportLazy()]
      : [
          precompress(path.join(import.meta.dirname, 'dist/client/assets')),
          firstScriptInPage(),
          writeStaticPolicy([firstScript]),
        ]),
    ...(command === 'build' && !isSsrBuild
      ? [routerDataMode(), leanPackages(), websocketAlone(), leafletWithoutHtml()]
      : []),
    keepLazy(),
  ],
  resolve: {
    conditions: browserConditions,
    // The production client speaks i18next's interface to a translator of 1 kB (docs/decisions/0002-first-paint.md).
    alias:
      command === 'build' && !isSsrBuild
        ? [
            { find: /^i18next$/, replacement: '@atrio/i18n/light' },
            // emotion imports it for withTheme, which nothing here uses: 1 kB of CommonJS that cannot be tree-shaken
            {
              find: /^hoist-non-react-statics$/,
              replacement: path.join(import.meta.dirname, '../../tools/vite/hoist-nothing.ts'),
            },
          ]
        : [],
  },
  // built whole, so that the server starts fast; in development Node loads packages itself
  ssr: { noExternal: command === 'build' ? true : [/^@atrio\//], resolve: { conditions: serverConditions } },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node24',
        rolldownOptions: {
          input: 'src/entry-server.tsx',
          // one file, read at start: a build beside a running server must not take its lazy chunks away
          output: { codeSplitting: false },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        // light-dark() and relative colours stay as written: older browsers get computed values (ui's theme)
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        // one style sheet, which the server inlines: per chunk, a lazy import would ask for it again by a link
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files, { hostId, hostType }) =>
            hostType === 'js' && !namesLazyDependencies(hostId) ? [] : files,
        },
        rolldownOptions: {
          // home is an entry beside the page, so that their shared code is one chunk
          input: { index: 'index.html', home: '../../libs/home/src/screens/home.screen.tsx' },
          output: {
            codeSplitting: { groups: firstPaintChunks(/entry-client\.tsx|home\.screen\.tsx|index\.html/) },
            // each file names its imports, and hashes do not compress: seven characters are the fewest for this many files
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
}))
