import path from 'node:path'
import type { Plugin } from 'vite'

// published, it is built beside this file
const formValues = JSON.stringify(path.join(import.meta.dirname, `form-values${path.extname(import.meta.filename)}`))

export type LeanPackage = 'formik' | 'axios'

type StandIn = {
  package: LeanPackage
  /** The module, as it is imported. */
  module: RegExp
  /** Who imports it. */
  by: RegExp
  code: string
}

const STAND_INS: StandIn[] = [
  ...Object.entries({
    'lodash-es/clone': 'clone',
    'lodash-es/cloneDeep': 'cloneDeep',
    'lodash-es/isPlainObject': 'isPlainObject',
    'lodash-es/toPath': 'toPath',
    'react-fast-compare': 'isEqual',
    deepmerge: 'merge',
  }).map(([module, name]) => ({
    package: 'formik' as const,
    module: new RegExp(`^${module}$`),
    by: /\/node_modules\/formik\//,
    code: `export { ${name} as default } from ${formValues}`,
  })),
  {
    package: 'axios',
    // where there is XMLHttpRequest, which tells how far an upload is, axios never takes fetch
    module: /^\.\/fetch\.js$/,
    by: /\/node_modules\/axios\/lib\/adapters\/adapters\.js$/,
    code: 'export const getFetch = () => false',
  },
  // the names of all status codes
  {
    package: 'axios',
    module: /\/HttpStatusCode\.js$/,
    by: /\/node_modules\/axios\/lib\/axios\.js$/,
    code: 'export default {}',
  },
]
const PREFIX = '\0atrio-lean:'

type Options = {
  /** What is made holds some of the packages only, such as a library's tests. */
  partial?: true
  /** Packages that stay as they are. */
  whole?: readonly string[]
}

/**
 * Leaves out of the portal's client what packages bring and never run there: lodash's cloning of everything and two
 * more under formik (5 kB of each form), and axios's second way to send (4 kB of each first call). A new version that
 * asks for it under another name stops the build here. Figures: docs/decisions/0025-left-out-of-packages.md.
 */
export function leanPackages({ partial, whole = [] }: Options = {}): Plugin {
  const standIns = STAND_INS.filter((standIn) => !whole.includes(standIn.package))
  const left = new Set<StandIn>()
  return {
    name: 'atrio-lean-packages',
    enforce: 'pre',
    resolveId(source, importer) {
      const standIn = importer && standIns.find(({ by, module }) => module.test(source) && by.test(importer))
      if (!standIn) return null
      left.add(standIn)
      return PREFIX + STAND_INS.indexOf(standIn)
    },
    load: (id) => (id.startsWith(PREFIX) ? STAND_INS[Number(id.slice(PREFIX.length))]!.code : null),
    buildEnd(error) {
      const kept = standIns.filter((standIn) => !left.has(standIn)).map(({ module }) => module.source)
      if (!partial && !error && kept.length > 0)
        this.error(`packages have moved what the portal leaves out: ${kept.join(', ')}`)
    },
  }
}
