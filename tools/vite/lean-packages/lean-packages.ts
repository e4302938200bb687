import path from 'node:path'
import type { Plugin } from 'vite'

const formValues = JSON.stringify(path.join(import.meta.dirname, 'form-values.ts'))

/** What a package imports, and the code that stands in for it. */
const STAND_INS = [
  ...['clone', 'cloneDeep', 'isPlainObject', 'toPath'].map((name) => ({
    of: /\/formik\/dist\/formik\.esm\.js$/,
    module: `lodash-es/${name}`,
    by: `export { ${name} as default } from ${formValues}`,
  })),
  {
    // where there is XMLHttpRequest, which tells how far an upload is, axios never takes fetch
    of: /\/axios\/lib\/adapters\/adapters\.js$/,
    module: './fetch.js',
    by: 'export const getFetch = () => false',
  },
]
const PREFIX = '\0atrio-lean:'

/**
 * Leaves out of the portal's client what packages bring and never run there: lodash's cloning of everything under
 * formik (4 kB of each form), and axios's second way to send (4 kB of each first call). A new version that asks for it
 * under another name stops the build here.
 */
export function leanPackages(): Plugin {
  const left = new Set<string>()
  return {
    name: 'atrio-lean-packages',
    enforce: 'pre',
    resolveId(source, importer) {
      const standIn = importer && STAND_INS.find(({ of, module }) => module === source && of.test(importer))
      if (!standIn) return null
      left.add(source)
      return PREFIX + source
    },
    load(id) {
      return STAND_INS.find(({ module }) => PREFIX + module === id)?.by ?? null
    },
    buildEnd(error) {
      const kept = STAND_INS.filter(({ module }) => !left.has(module)).map(({ module }) => module)
      if (!error && kept.length > 0) this.error(`packages have moved what the portal leaves out: ${kept.join(', ')}`)
    },
  }
}
