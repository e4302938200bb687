import type { SourceFile } from '../source-file.ts'

/** `export function X(` or `export const X = (`, by a generic or not, with what follows the parenthesis. */
const COMPONENT = /^export (?:function|const) ([A-Z]\w*)(?:<[^\n]*?>)?(?: = (?:memo\()?(?:function \w+)?)?\((.)/gms

/** The components of a file that take properties. */
const componentsWithProperties = (text: string) =>
  [...text.matchAll(COMPONENT)].filter(([, , next]) => next !== ')').map(([, name]) => name!)

const librariesPath = /^((?:libs|apps)\/[\w-]+)\//

/**
 * In the catalogue each part of a screen has controls: a story `part(EventCard, { … })` (`partsOf` of testing), whose types
 * ask for the properties. A part without properties has nothing to control.
 */
export function partsHaveControls(files: readonly SourceFile[]): string[] {
  const shown = new Map<string, string>()
  for (const { path, text } of files.filter((file) => file.path.endsWith('/parts.stories.tsx'))) {
    const library = librariesPath.exec(path)?.[1] ?? ''
    shown.set(library, (shown.get(library) ?? '') + text)
  }
  return files
    .filter(({ path }) => /\/src\/(?:.*\/)?parts\/[\w.-]+\.tsx$/.test(path) && !/\.(test|stories)\.tsx$/.test(path))
    .flatMap(({ path, text }) =>
      componentsWithProperties(text)
        .filter((name) => !isShown(shown.get(librariesPath.exec(path)?.[1] ?? '') ?? '', name))
        .map((name) => `${path}: no story of ${name} with its properties, in parts.stories.tsx`),
    )
}

const isShown = (stories: string, name: string) =>
  new RegExp(`\\bpart\\(\\s*${name}\\b(?:<[^>]*>)?,\\s*\\S`).test(stories)
