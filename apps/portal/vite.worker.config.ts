import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vite'
import { browserConditions } from '../../tools/vite/source-conditions.ts'

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[]; assets?: string[] }

const client = path.join(import.meta.dirname, 'dist/client')
const text = readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')
const manifest = JSON.parse(text) as Record<string, Chunk>

/** The entries and all their imports: the files that a page needs offline to render its frame. */
function filesOf(name: string, found = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[name]!
  if (found.has(file)) return found
  found.add(file)
  for (const other of imports) filesOf(other, found)
  return found
}
const entries = Object.keys(manifest).filter((name) => manifest[name]!.isEntry && /\.(html|tsx)$/.test(name))
const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []))
/** What a press in the frame opens: without network it would take the page away. And what a kept page asks by. */
const followed = ['shell/more-panel.tsx', 'shell/user-menu.tsx', 'offline/renew-page.ts'].map((name) => `src/${name}`)
const first = [...new Set([...[...entries, ...followed].flatMap((name) => [...filesOf(name)]), ...fonts])].map(
  (file) => `/${file}`,
)

/**
 * `/service-worker.js`, at the root of the client's build, which it is built after: it knows the files that every page
 * starts with. One classic script, since not every browser takes modules there.
 */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: browserConditions },
  define: {
    BUILD: JSON.stringify(createHash('sha256').update(text).digest('hex').slice(0, 12)),
    FIRST_FILES: JSON.stringify(first),
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    reportCompressedSize: false,
    copyPublicDir: false,
    lib: {
      entry: path.join(import.meta.dirname, 'src/offline/service-worker.ts'),
      formats: ['iife'],
      name: 'atrioOffline',
      fileName: () => 'service-worker.js',
    },
  },
})
