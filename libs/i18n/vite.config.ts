import { mergeConfig } from 'vitest/config'
import { libraryConfig } from '../../tools/vite/library.ts'

/** Two entries: bundlers replace i18next by the light one, so it must not include anything else. */
export default mergeConfig(libraryConfig(import.meta.dirname), {
  build: {
    lib: {
      entry: { index: 'src/index.ts', light: 'src/light/index.ts' },
      fileName: (_format: string, name: string) => `${name}.js`,
    },
  },
})
