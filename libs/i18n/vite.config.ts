import { mergeConfig } from 'vitest/config'
import { libraryConfig } from '../../tools/vite/library.ts'

/** Two entries: the stand-in for i18next is for bundlers to put in its place, so nothing else may come with it. */
export default mergeConfig(libraryConfig(import.meta.dirname), {
  build: {
    lib: {
      entry: { index: 'src/index.ts', light: 'src/light/index.ts' },
      fileName: (_format: string, name: string) => `${name}.js`,
    },
  },
})
