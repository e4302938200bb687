import path from 'node:path'
import type { Plugin } from 'vite'
import { initialChunks, namesLazyDependencies } from './first-paint.ts'
import { leanPackages } from './lean-packages/lean-packages.ts'
import { routerDataMode } from './router-data-mode/router-data-mode.ts'

export type LightClientOptions = {
  /** The application uses i18next for words of its own, with more than the light translator can. */
  ownI18next?: boolean
}

const hoistNothing = path.join(import.meta.dirname, `hoist-nothing${path.extname(import.meta.filename)}`)

/**
 * What makes the portal's client light, for builds of applications with some of its features: `@atrio/vite`. A page's entry
 * is its HTML file, as Vite has it by default.
 */
export const atrio = ({ ownI18next = false }: LightClientOptions = {}): Plugin[] => [
  {
    name: 'atrio-light-client',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          ...(ownI18next ? [] : [{ find: /^i18next$/, replacement: '@atrio/i18n/light' }]),
          { find: /^hoist-non-react-statics$/, replacement: hoistNothing },
        ],
      },
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files, { hostId, hostType }) =>
            hostType === 'js' && !namesLazyDependencies(hostId) ? [] : files,
        },
        rolldownOptions: { output: { codeSplitting: { groups: initialChunks(/\.html$/) } } },
      },
    }),
  },
  { ...routerDataMode({ partial: true }), apply: 'build' },
  { ...leanPackages({ partial: true }), apply: 'build' },
]
