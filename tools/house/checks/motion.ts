import type { SourceFile } from '../source-file.ts'

/** What opens takes the time of the theme, so that all of it moves alike, as the guide page on motion says. */
export const openingsTakeTheToken = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => /^(?:libs|apps)\/.*\.tsx?$/.test(path))
    .filter(({ text }) => /animation: '[^']*\benter [\d.]+m?s\b/.test(text))
    .map(({ path }) => `${path}: opens in a time of its own; use var(--slow)`)
