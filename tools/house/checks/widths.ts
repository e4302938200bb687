import type { SourceFile } from '../source-file.ts'

/**
 * The page's gutter grows with the window. A box that has both it and a maximum width of its own becomes narrower the
 * wider the window is, down to nothing: the width belongs on the children.
 */
export const gutterBoxesSpanThePage = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => /^(?:libs|apps)\/.*\.tsx?$/.test(path))
    .filter(({ text }) => /gutterCss, \{[^{}]*\bmaxWidth\b/.test(text))
    .map(({ path }) => `${path}: gives a box the gutter and a maximum width; use '& > *': { maxWidth }`)

/**
 * Large letters need the layout of a smaller window: a query in px does not see them, so that a menu in one line reached
 * out of a window of 1440 px.
 */
export const widthQueriesAreInEm = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => /^(?:libs|apps)\/.*\.tsx?$/.test(path))
    .filter(({ text }) => /\((?:min|max)-width: [\d.]+px\)/.test(text))
    .map(({ path }) => `${path}: asks for a width in px; use media of @atrio/ui, or em`)
