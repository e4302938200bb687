import path from 'node:path'
import type { Plugin } from 'vite'

const formValues = JSON.stringify(path.join(import.meta.dirname, 'form-values.ts'))
/** Replaces functions that our code never calls. */
const refusing = (...names: string[]) =>
  `const refuse = () => { throw new Error('not part of the portal: tools/vite/lean-packages') }
  export { ${names.map((name) => `refuse as ${name}`).join(', ')} }`

type StandIn = {
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
    module: new RegExp(`^${module}$`),
    by: /\/formik\/dist\/formik\.esm\.js$/,
    code: `export { ${name} as default } from ${formValues}`,
  })),
  // keys in camel or snake case, which no schema asks for
  { module: /^tiny-case$/, by: /\/yup\/index\.esm\.js$/, code: refusing('camelCase', 'snakeCase') },
  {
    // where there is XMLHttpRequest, which tells how far an upload is, axios never takes fetch
    module: /^\.\/fetch\.js$/,
    by: /\/axios\/lib\/adapters\/adapters\.js$/,
    code: 'export const getFetch = () => false',
  },
  // objects made into forms, and back: our calls send JSON, or a form that is one
  {
    module: /\/to(FormData|URLEncodedForm)\.js$/,
    by: /\/axios\/lib\/(axios|defaults\/index|helpers\/AxiosURLSearchParams)\.js$/,
    code: refusing('default'),
  },
  {
    module: /\/formDataToJSON\.js$/,
    by: /\/axios\/lib\/(axios|defaults\/index)\.js$/,
    code: refusing('default'),
  },
  // a token in a cookie, against forgery: ours is a bearer, which nobody sends unasked
  {
    module: /\/cookies\.js$/,
    by: /\/axios\/lib\/helpers\/resolveConfig\.js$/,
    code: 'export default { read: () => null }',
  },
  // what says that an option is none of axios's: types do
  {
    module: /\/validator\.js$/,
    by: /\/axios\/lib\/core\/Axios\.js$/,
    code: `const nothing = () => undefined
      export default { assertOptions: nothing, validators: { boolean: nothing, function: nothing, spelling: nothing, transitional: nothing } }`,
  },
  // the older way to abort
  { module: /\/CancelToken\.js$/, by: /\/axios\/lib\/axios\.js$/, code: 'export default class {}' },
  // the names of all status codes
  { module: /\/HttpStatusCode\.js$/, by: /\/axios\/lib\/axios\.js$/, code: 'export default {}' },
]
const PREFIX = '\0atrio-lean:'

/**
 * Leaves out of the portal's client what packages bring and never run there: lodash's cloning of everything and two
 * more under formik (5 kB of each form), axios's second way to send and its ways to make forms (5 kB of each first
 * call), yup's renaming of keys. A new version that asks for it under another name stops the build here.
 */
export function leanPackages(): Plugin {
  const left = new Set<StandIn>()
  return {
    name: 'atrio-lean-packages',
    enforce: 'pre',
    resolveId(source, importer) {
      const standIn = importer && STAND_INS.find(({ by, module }) => module.test(source) && by.test(importer))
      if (!standIn) return null
      left.add(standIn)
      return PREFIX + STAND_INS.indexOf(standIn)
    },
    load: (id) => (id.startsWith(PREFIX) ? STAND_INS[Number(id.slice(PREFIX.length))]!.code : null),
    buildEnd(error) {
      const kept = STAND_INS.filter((standIn) => !left.has(standIn)).map(({ module }) => module.source)
      if (!error && kept.length > 0) this.error(`packages have moved what the portal leaves out: ${kept.join(', ')}`)
    },
  }
}
