import path from 'node:path'
import type { Plugin } from 'vite'

/** The modules of react-router that data mode runs. */
const DATA_MODE = /\/node_modules\/react-router\/.*\/lib\/(router\/router|dom\/lib|components)\.js$/

/** Unused imports, and the replacement of each. */
const STAND_INS = [
  { module: /\/ssr\/components\.js$/, by: 'framework' },
  { module: /\/instrumentation\.js$/, by: 'instrumentation' },
]

/**
 * Leaves react-router's framework mode and instrumentation out of the portal's client: 2 kB that don't shake off. A new
 * version of the router that has moved them stops the build here, and one that asks more of them stops it at the
 * missing export. `partial`: what is made may hold no router, such as a library's tests.
 */
export function routerDataMode({ partial }: { partial?: true } = {}): Plugin {
  const left = new Set<string>()
  return {
    name: 'atrio-router-data-mode',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !DATA_MODE.test(importer)) return null
      const standIn = STAND_INS.find(({ module }) => module.test(source))
      if (!standIn) return null
      left.add(standIn.by)
      // published, it is built beside this file
      return path.join(import.meta.dirname, standIn.by + path.extname(import.meta.filename))
    },
    buildEnd(error) {
      if (!partial && !error && left.size < STAND_INS.length)
        this.error('react-router has moved what the portal leaves out of it')
    },
  }
}
