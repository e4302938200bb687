import { mergeConfig } from 'vitest/config'
import { libraryConfig } from '../../tools/vite/library.ts'

/** Two entries: the server checks sources without React. */
export default mergeConfig(libraryConfig(import.meta.dirname), {
  build: {
    lib: {
      entry: { index: 'src/index.ts', source: 'src/source.ts' },
      fileName: (_format: string, name: string) => `${name}.js`,
    },
  },
})
