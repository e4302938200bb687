import type { SourceFile } from '../source-file.ts'

/**
 * React's refresh keeps the state of an edited file that exports components alone; `load` is ignored in development
 * (apps/server/src/web/dev-portal.ts). With another export beside the screen, an edit would reload the page.
 */
export const screensKeepTheirState = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => /\.(screen|slot)\.tsx$/.test(path))
    .flatMap(({ path, text }) =>
      exportedValues(text)
        .filter((name) => name !== 'load' && !isComponent(name))
        .map((name) => `${path}: exports ${name} beside the screen, so an edit of it reloads the page`),
    )

const exportedValues = (text: string) => [
  ...[...text.matchAll(/^export (?:async )?(?:function\*?|const|let|class|enum) (\w+)/gm)].map(([, name]) => name!),
  ...[...text.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names]) => names!.split(',').map((one) => one.trim()))
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => one.slice(one.lastIndexOf(' ') + 1)),
]

/** As React's refresh guesses it, too. Constants in capitals are none. */
const isComponent = (name: string) => name === 'default' || /^[A-Z]\w*[a-z]/.test(name)
