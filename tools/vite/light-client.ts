import path from 'node:path'
import type { Plugin } from 'vite'
import { initialChunks, namesLazyDependencies } from './first-paint.ts'
import { leanPackages, type LeanPackage } from './lean-packages/lean-packages.ts'
import { routerDataMode } from './router-data-mode/router-data-mode.ts'

export type LightClientOptions = {
  /** The application uses i18next for words of its own, with more than the light translator can. */
  ownI18next?: boolean
  /** Packages that the application uses itself, with parts that are left out otherwise: they stay as they are. */
  ownPackages?: readonly (LeanPackage | 'react-router' | '@emotion/react')[]
}

const hoistNothing = path.join(import.meta.dirname, `hoist-nothing${path.extname(import.meta.filename)}`)

/**
 * What makes the portal's client light, for builds of applications with some of its features: `@atrio/vite`. A page's entry
 * is its HTML file, as Vite has it by default.
 */
export const atrio = ({ ownI18next = false, ownPackages = [] }: LightClientOptions = {}): Plugin[] => [
  {
    name: 'atrio-light-client',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          ...(ownI18next ? [] : [{ find: /^i18next$/, replacement: '@atrio/i18n/light' }]),
          // formik's connect and withFormik use it as well
          ...(ownPackages.includes('@emotion/react') || ownPackages.includes('formik')
            ? []
            : [{ find: /^hoist-non-react-statics$/, replacement: hoistNothing }]),
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
  ...(ownPackages.includes('react-router') ? [] : [{ ...routerDataMode({ partial: true }), apply: 'build' as const }]),
  { ...leanPackages({ partial: true, whole: ownPackages }), apply: 'build' },
]
