import type { SourceFile } from '../source-file.ts'

/** Where an error may go as soon as its request is repeated: by file, what is asked there. */
const PASSING_ERRORS: Record<string, readonly string[]> = {
  'libs/tenant-core/src/loading/failure.ts': ['isError'],
  // NearMe says by itself that it is under way, and keeps its button
  'libs/content/src/parts/organization-churches.tsx': ['near.isError'],
  'libs/groups/src/parts/available-groups.tsx': ['near.isError'],
  // so does the offer of a map of streets
  'libs/map/src/parts/place-map.tsx': ['code.isError'],
}

const ASKS = /(?:\b\w+\??\.)?\bisError\b/g

/**
 * A query without data drops its error as soon as its request is repeated: a notice on `isError` goes at once, with the
 * button that was pressed. `failureOf` of tenant-core keeps it until the answer.
 */
export const failuresStayUntilTheAnswer = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => /^(libs|apps)\/.*\.tsx?$/.test(path))
    .filter(({ path }) => !/\.(test|stories)\.tsx?$|\/testing\//.test(path))
    .flatMap(({ path, text }) => {
      const asked = [...text.matchAll(ASKS)].map(([name]) => name)
      const passing = PASSING_ERRORS[path] ?? []
      return [...new Set(asked.filter((name) => !passing.includes(name)))].map(
        (name) => `${path}: ${name} is false while a failed request is repeated; use failureOf() of tenant-core`,
      )
    })

/** Exceptions that are not needed any more. */
export const passingErrorsAreAsked = (files: SourceFile[]): string[] =>
  Object.entries(PASSING_ERRORS).flatMap(([path, names]) => {
    const text = files.find((file) => file.path === path)?.text ?? ''
    return names.filter((name) => !text.includes(name)).map((name) => `${path}: asks for ${name} no more`)
  })
