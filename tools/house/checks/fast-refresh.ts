import type { SourceFile } from '../source-file.ts'

/**
 * React's refresh keeps the state of an edited file that exports components alone; a screen's `load` is ignored in
 * development (apps/server/src/web/dev-portal.ts). With another export beside the component, an edit would reload the page.
 */
export const editsKeepState = (files: SourceFile[]): string[] =>
  files.flatMap(({ path, text }) => {
    const isScreen = /\.(screen|slot)\.tsx$/.test(path)
    const isPart = /\/parts\/[\w.-]+\.tsx$/.test(path) && !/\.(test|stories)\.tsx$/.test(path)
    const values = isScreen || isPart ? exportedValues(text) : []
    // a part's file without a component is refreshed with those that import it
    if (!isScreen && !values.some(isComponent)) return []
    return values
      .filter((name) => !isComponent(name) && !(isScreen && name === 'load'))
      .map((name) => `${path}: exports ${name} beside the component, so an edit of it reloads the page`)
  })

const exportedValues = (text: string) => [
  ...[...text.matchAll(/^export (?:async )?(?:function\*?|const|let|class|enum) (\w+)/gm)].map(([, name]) => name!),
  ...[...text.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names]) => names!.split(',').map((one) => one.trim()))
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => one.slice(one.lastIndexOf(' ') + 1)),
]

/** As React's refresh guesses it, too. Constants in capitals are none. */
const isComponent = (name: string) => name === 'default' || /^[A-Z]\w*[a-z]/.test(name)
