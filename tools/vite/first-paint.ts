import type { Rolldown } from 'vite'

/**
 * Packages of the first paint, what replaces one of them, and the bundler's own runtime: one chunk, which outlives
 * releases in the browser. Nothing in it may import the kit: chunks that import each other start in the wrong order.
 */
const VENDOR =
  /node_modules\/(react|react-dom|react-is|scheduler|react-router|cookie|@tanstack|@emotion|hoist-non-react-statics|stylis|react-i18next|html-parse-stringify|void-elements|use-sync-external-store|jotai)\/|(libs\/i18n\/src|@atrio\/i18n\/dist)\/light[/.]|@atrio\/vite\/dist\/|rolldown\/runtime|vite\/preload-helper|tools\/vite\/(lean-packages|router-data-mode|hoist-nothing)/

/** What a page starts with: packages, and all other modules but the entries. */
export const initialChunks = (entries: RegExp): NonNullable<Rolldown.CodeSplittingOptions['groups']> => [
  { name: 'vendor', priority: 2, tags: ['$initial'], test: VENDOR, includeDependenciesRecursively: false },
  {
    name: 'kit',
    priority: 1,
    tags: ['$initial'],
    test: (id) => !entries.test(id),
    includeDependenciesRecursively: false,
  },
]

/**
 * What names the files of pages: an application's features, and the loaders of their words. They are in the page's entry, which no
 * other file imports. In the kit, which all files import, a release that changes one page would give all files new names
 * (docs/decisions/0082-releases-change-few-files.md).
 */
export const PAGE_LISTS =
  /libs\/[\w-]+\/src\/(([\w-]+\.)?feature|i18n\/([\w-]+\/)?messages)\.ts$|apps\/[\w-]+\/src\/features\.ts$/

/**
 * Few requests before the first touch: packages, then all that the entries stand on. The entries themselves stay out:
 * a chunk that holds the target of a lazy import needs one more chunk to name it.
 */
export const firstPaintChunks = (entries: RegExp): Rolldown.CodeSplittingOptions['groups'] => [
  ...initialChunks(new RegExp(`${entries.source}|${PAGE_LISTS.source}`)),
  // what every field depends on, in one file instead of five
  {
    name: 'fields',
    test: /libs\/forms\/src\/(fields\/(use-field|field-frame|field\.styles|text-field)\.|mask\/|words\/)|node_modules\/maska\//,
    includeDependenciesRecursively: false,
  },
  // the layout and the states of all pages of an order
  {
    name: 'order-page',
    test: /libs\/checkout\/src\/(parts\/(split|checkout-states|checkout-skeleton|sum-table)|model\/outcome)\./,
    includeDependenciesRecursively: false,
  },
  // the order that is under way
  {
    name: 'stored-order',
    test: /libs\/checkout\/src\/(data\/(use-stored-order|order\.store)|model\/stored-order)\./,
    includeDependenciesRecursively: false,
  },
  // what each place that asks for gifts needs
  {
    name: 'reasons',
    test: /giving\/giving\.endpoints\.|libs\/giving\/src\/(data\/giving\.queries|parts\/campaign-progress|model\/campaign)\./,
    includeDependenciesRecursively: false,
  },
  // what is kept on a member's device, read and written: a frame reads it alone
  {
    name: 'kept-query',
    test: /libs\/tenant-core\/src\/kept\/(kept-query|remember-answer)\./,
    includeDependenciesRecursively: false,
  },
  // rows of lists, in one file instead of five
  {
    name: 'rows',
    test: /libs\/ui\/src\/components\/(list-row|link-wrap|dotted-line|progress-track|tag)\./,
    includeDependenciesRecursively: false,
  },
  // home's next service and the page of the broadcast
  {
    name: 'services',
    test: /live\/live\.endpoints\.|libs\/live\/src\/(data\/schedule\.queries|model\/(next-service|church-day|time-left|service-calendar)|parts\/(clock|remind-link|when))\./,
    includeDependenciesRecursively: false,
  },
]

/** Whether a file of the build is one of these, or the page's entry. */
const isFirstPaintChunk = (file: string): boolean => /(^|\/)(vendor|kit|index)-[^/]*\.js$/.test(file)

/** Whether a file of the build is a feature's list of screens. */
const isScreenList = (file: string): boolean => /(^|\/)([\w-]+\.)?screens-[^/]*\.js$/.test(file)

/**
 * Whether a chunk names what its lazy imports need in turn. Home's first scripts do not: the list grew with each
 * feature, to 3 kB. Nor do lists of screens, each read for one screen of many. The first page's own scripts are named
 * in its HTML, and a link's are fetched when it is about to be followed.
 */
export const namesLazyDependencies = (file: string): boolean => !isFirstPaintChunk(file) && !isScreenList(file)
