import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vite'
import { license } from '../../tools/vite/license.ts'

const root = import.meta.dirname
const tools = path.join(root, '../../tools/vite')

/** By hand: the compiler writes types of libraries only from their own sources, and these are the workspace's tools. */
const types = `import type { Plugin } from 'vite';

export type LightClientOptions = {
    /** The application uses i18next for words of its own, with more than the light translator can. */
    ownI18next?: boolean;
    /** Packages that the application uses itself, with parts that are left out otherwise: they stay as they are. */
    ownPackages?: readonly ('formik' | 'axios' | 'react-router' | '@emotion/react')[];
};
/** What makes the portal's client light. */
export declare const atrio: (options?: LightClientOptions) => Plugin[];
`

/** The tools that the portal is built with, and the replacements of modules that it never runs: each a file of its own. */
export default defineConfig({
  root,
  plugins: [
    license(root),
    { name: 'atrio-types', closeBundle: () => writeFileSync(path.join(root, 'dist/index.d.ts'), types) },
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    lib: {
      entry: {
        index: path.join(tools, 'light-client.ts'),
        'form-values': path.join(tools, 'lean-packages/form-values.ts'),
        framework: path.join(tools, 'router-data-mode/framework.ts'),
        instrumentation: path.join(tools, 'router-data-mode/instrumentation.ts'),
        'hoist-nothing': path.join(tools, 'hoist-nothing.ts'),
      },
      formats: ['es'],
      fileName: (_format, name) => `${name}.js`,
    },
    rolldownOptions: { platform: 'node', external: [/^node:/, 'react', 'vite'] },
  },
})
