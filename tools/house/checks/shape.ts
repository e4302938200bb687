import type { SourceFile } from '../source-file.ts'

/** Each check takes files and gives one line per finding, so that a failing test names all of them. */
const lineCount = ({ text }: SourceFile) => text.trimEnd().split('\n').length

/** A manifest is read as a table of contents. */
export const manifestsAreShort = (files: SourceFile[]): string[] =>
  files
    .filter((file) => file.path.endsWith('/src/feature.ts') && lineCount(file) >= 60)
    .map((file) => `${file.path}: ${lineCount(file)} lines, under 60 are allowed`)

/**
 * A manifest is part of what home loads first, so it holds no list of imports: `screensFrom` names the screens, and
 * `screens.ts` imports them. One may be imported by its route: the only one, or the one that is loaded cold most.
 */
export const manifestsNameScreens = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => /\/src\/([\w-]+\.)?feature\.ts$/.test(path))
    .filter(({ text }) => (text.match(/import\('[^']*\.screen\.tsx'\)/g) ?? []).length > 1)
    .map(({ path }) => `${path}: imports several screens; screensFrom names them, screens.ts imports them`)

export const filesAreShort = (files: SourceFile[]): string[] =>
  files
    .filter((file) => /\.(tsx?|mjs)$/.test(file.path) && lineCount(file) > 250)
    .map((file) => `${file.path}: ${lineCount(file)} lines, 250 are allowed`)

/**
 * A screen that is imported or exported by name of its file, other than by `import()`, lands in the library's first
 * chunk (measured: 11.6 kB became 117 kB).
 */
export const screensStayLazy = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => !/\.(test|stories)\.tsx?$/.test(path))
    .filter(({ text }) => /^[ \t]*(?:import|export)\b[^'"(]*['"][^'"]*\.screen(?:\.tsx)?['"]/m.test(text))
    .map(({ path }) => `${path}: imports or exports a screen; screens come by import() alone`)

/** Every screen has a test and a story beside it. */
export function screensAreShown(files: SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path))
  const has = (screen: string, kind: string) =>
    paths.has(screen.replace(/\.tsx$/, `.${kind}.tsx`)) || paths.has(screen.replace(/\.screen\.tsx$/, `.${kind}.tsx`))
  return [...paths]
    .filter((path) => path.endsWith('.screen.tsx'))
    .flatMap((path) => ['test', 'stories'].filter((kind) => !has(path, kind)).map((kind) => `${path}: no ${kind} file`))
}
