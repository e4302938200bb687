import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { clientPackages, clientTests } from './client-tests.ts'
import { declarations } from './declarations.ts'
import { keepLazy } from './keep-lazy.ts'
import { license } from './license.ts'
import { browserConditions } from './source-conditions.ts'

type PackageJson = {
  name: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** The one build and test set-up of every publishable library: ES modules with their lazy chunks, types beside them. */
export function libraryConfig(root: string) {
  const pkg = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as PackageJson
  const external = [...Object.keys(pkg.dependencies ?? {}), ...Object.keys(pkg.peerDependencies ?? {})]
  return defineConfig({
    root,
    cacheDir: `../../node_modules/.vite/${path.basename(root)}`,
    plugins: [
      react({ jsxImportSource: '@emotion/react' }),
      declarations(root),
      license(root),
      keepLazy(),
      ...clientPackages(),
    ],
    resolve: { conditions: browserConditions },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      reportCompressedSize: false,
      lib: { entry: 'src/index.ts', formats: ['es'], fileName: (_format, name) => `${name}.js` },
      rolldownOptions: {
        // a file for each module: of one that holds all, an application could not leave out what it does not use, and
        // what a lazy screen uses would be fetched with its first page (docs/decisions/0075)
        output: { preserveModules: true, preserveModulesRoot: path.join(root, 'src') },
        external: (id) =>
          external.some((name) => id === name || id.startsWith(`${name}/`)) || /^react(-dom)?(\/|$)/.test(id),
      },
    },
    test: {
      name: pkg.name.replace('@atrio/', ''),
      ...clientTests,
      watch: false,
      passWithNoTests: true,
      include: ['src/**/*.test.{ts,tsx}'],
    },
  })
}
