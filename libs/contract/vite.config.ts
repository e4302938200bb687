import { mergeConfig } from 'vitest/config'
import { libraryConfig } from '../../tools/vite/library.ts'

/** Two entries: forms carry the rules into the browser, so the schemas may not come with them. */
export default mergeConfig(libraryConfig(import.meta.dirname), {
  build: {
    lib: {
      entry: { index: 'src/index.ts', rules: 'src/rules/index.ts' },
      fileName: (_format: string, name: string) => `${name}.js`,
    },
  },
})
