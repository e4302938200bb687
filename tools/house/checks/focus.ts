import type { SourceFile } from '../source-file.ts'

/** The text of each call of a hook, with its parentheses balanced. */
function* callsOf(hook: string, text: string): Generator<string> {
  for (const { index } of text.matchAll(new RegExp(`\\b${hook}\\(`, 'g'))) {
    let depth = 0
    let end = index + hook.length
    do {
      if (text[end] === '(') depth++
      else if (text[end] === ')') depth--
      end++
    } while (depth > 0 && end < text.length)
    yield text.slice(index, end)
  }
}

/**
 * React runs useEffect some time after what it belongs to is shown. On a busy device a person is somewhere else by then,
 * and the focus is taken from the field that they type into.
 */
export const focusMovesAtOnce = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => /^(?:libs|apps)\/.*\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter(({ text }) => [...callsOf('useEffect', text)].some((call) => /\.focus\(/.test(call)))
    .map(({ path }) => `${path}: moves the focus in useEffect, after the person may have gone on; use useLayoutEffect`)
