import { mergeConfig } from 'vitest/config'
import { libraryConfig } from '../../tools/vite/library.ts'

/** Two entries: a portal on its own server needs no reader of other backends' answers. */
export default mergeConfig(libraryConfig(import.meta.dirname), {
  build: {
    lib: {
      entry: { index: 'src/index.ts', 'any-backend': 'src/any-backend.ts' },
      fileName: (_format: string, name: string) => `${name}.js`,
    },
  },
})
