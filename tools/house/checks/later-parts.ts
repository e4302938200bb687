import type { SourceFile } from '../source-file.ts'

const LATER_PART = /\blaterPart(?:<\w+>)?\(([\s\S]*?import\('([^']+)'\))?/g

/** The server leaves `*.later.tsx` out of a page's first scripts: a later part's contents are in such a file. */
export const laterPartsAreNamed = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => !/\.test\.tsx?$|\/later-part\.tsx$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(LATER_PART)]
        .filter(([, , contents = '']) => !contents.endsWith('.later.tsx'))
        .map(() => `${path}: a later part's contents are in a file named *.later.tsx`),
    )
