import { mergeConfig } from 'vitest/config'
import { libraryConfig } from '../../tools/vite/library.ts'

/** The server checks sources without React; who keeps the words for later needs no player. */
export default mergeConfig(libraryConfig(import.meta.dirname), {
  build: {
    lib: {
      entry: { index: 'src/index.ts', source: 'src/source.ts', words: 'src/i18n/messages.ts' },
      fileName: (_format: string, name: string) => `${name}.js`,
    },
  },
})
