/**
 * Our packages export their sources under this condition, so that apps, tests and stories need no built libraries.
 * The rest are Vite's own defaults, which a list of one's own would replace.
 */
export const browserConditions = ['@atrio/source', 'module', 'browser', 'development|production']
export const serverConditions = ['@atrio/source', 'module', 'node', 'development|production']
