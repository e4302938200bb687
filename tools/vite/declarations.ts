import { cpSync, existsSync, globSync } from 'node:fs'
import path from 'node:path'

const EMITTED = path.resolve(import.meta.dirname, '../../node_modules/.cache/atrio/declarations')

/**
 * Puts a library's types beside its code: those that `nx run declarations:emit` has written for all libraries, the catalogues
 * that they name (`typeof import('./pt-BR.json')`), and types that are written by hand.
 */
export const declarations = (root: string) => ({
  name: 'atrio-declarations',
  closeBundle() {
    const emitted = path.join(EMITTED, path.basename(root), 'src')
    if (!existsSync(path.join(emitted, 'index.d.ts'))) {
      throw new Error(
        `No types in ${emitted}: build by \`npm run nx -- build ${path.basename(root)}\`, which writes them`,
      )
    }
    const dist = path.join(root, 'dist')
    cpSync(emitted, dist, { recursive: true })
    // the compiler writes neither what it only reads
    for (const read of globSync(['**/pt-BR.json', '**/*.d.ts'], { cwd: path.join(root, 'src') })) {
      cpSync(path.join(root, 'src', read), path.join(dist, read))
    }
  },
})
