import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { mergeConfig } from 'vite'
import { libraryConfig } from '../../tools/vite/library.ts'

const root = import.meta.dirname

/** The base style sheet and its fonts are shipped as they are: the server inlines the one and serves the others. */
const copyStyle = {
  name: 'atrio-copy-style',
  closeBundle() {
    for (const part of ['base.css', 'fonts']) {
      cpSync(path.join(root, 'src', part), path.join(root, 'dist', part), { recursive: true })
    }
    // TypeScript 6 asks also for the types of what is imported for its effect alone
    writeFileSync(path.join(root, 'dist/base.css.d.ts'), 'export {}\n')
  },
}

export default mergeConfig(libraryConfig(root), {
  plugins: [copyStyle],
  build: {
    lib: {
      entry: {
        index: 'src/index.ts',
        server: 'src/server.ts',
        'qr-code': 'src/qr/qr-code.tsx',
        'qr-path': 'src/qr/qr-path.ts',
      },
      fileName: '[name]',
    },
  },
})
