import { analyse } from 'scslre'
import ts from 'typescript'
import type { SourceFile } from '../source-file.ts'
import { constantText } from './constant-text.ts'

export type Pattern = { at: string; source: string; flags: string }

const LONG = 100_000
/** Near-misses repeat one kind of character and end with one that does not match. */
const REPEATED = [
  'a',
  'A',
  '0',
  ' ',
  '-',
  '.',
  '/',
  ',',
  '<',
  '[',
  '\\',
  '"',
  '@',
  '\n',
  'a ',
  '1-',
  '<a',
  'é',
  '\u00a0',
]
const ENDS = ['', '\0', '!\n', '~', 'a', '0', ' ']
/** Linear patterns stay below a thousand times the baseline; a quadratic one takes a hundred thousand times as long. */
const MAX_TIMES_BASELINE = 10_000
/** Goes over the whole text once. */
const BASELINE = /^[^\u{10ffff}]*$/u

/** Tests, stories and journeys. */
export const isTest = (path: string): boolean => /\.(?:test|stories|journey)\.tsx?$|\/testing\//.test(path)

/**
 * All patterns of sources: regular expressions, what `RegExp(…)` is given, and the `pattern` of a schema, which may also
 * be the source of an expression. Tests are left out: nobody sends them anything.
 * @returns what is made while the program runs in `unreadable`, as its place
 */
export function patternsIn(sources: readonly SourceFile[]): { patterns: Pattern[]; unreadable: string[] } {
  const patterns: Pattern[] = []
  const unreadable: string[] = []
  for (const { path, text } of sources) {
    if (isTest(path)) continue
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node): void => {
      const at = () => `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
      if (ts.isRegularExpressionLiteral(node)) {
        const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? []
        patterns.push({ at: at(), source, flags })
      }
      if (isRegExpCall(node)) {
        const [source, flags] = node.arguments ?? []
        const text = source && constantText(source, file)
        if (text === undefined) unreadable.push(at())
        else patterns.push({ at: at(), source: text, flags: (flags && constantText(flags, file)) ?? '' })
      }
      if (ts.isPropertyAssignment(node) && node.name.getText() === 'pattern' && isSchemaOption(node)) {
        // ajv compiles patterns with the flag u
        if (ts.isStringLiteralLike(node.initializer))
          patterns.push({ at: at(), source: node.initializer.text, flags: 'u' })
        else if (!/^\w+\.source$/.test(node.initializer.getText())) unreadable.push(at())
      }
      node.forEachChild(visit)
    }
    visit(file)
  }
  return { patterns, unreadable }
}

const isRegExpCall = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp'

/** Whether the property belongs to the options of `Type.String(…)` or the like. */
const isSchemaOption = (node: ts.PropertyAssignment): boolean => {
  const call = node.parent.parent
  return ts.isCallExpression(call) && call.expression.getText().startsWith('Type.')
}

/** Patterns that a checker finds to take more than linear time on some text. */
export const superLinear = (patterns: readonly Pattern[]): string[] =>
  patterns
    .filter(({ source, flags }) => analyse({ source, flags }).reports.length > 0)
    .map(({ at, source }) => `${at}: /${source}/ takes more than linear time on some text`)

/** Patterns that take far longer on some long near-miss than one pass over it takes in the same run. */
export function slowOnLongTexts(patterns: readonly Pattern[], length = LONG): string[] {
  const checks = patterns.map(({ at, source, flags }) => {
    const pattern = new RegExp(source, flags.replace(/[gy]/g, ''))
    return { at: `${at}: /${source}/`, accepts: (text: string) => pattern.test(text) }
  })
  return slowChecks(checks, length)
}

/** The same for checks that are functions. */
export function slowChecks(
  checks: readonly { at: string; accepts: (text: string) => boolean }[],
  length = LONG,
): string[] {
  const texts = REPEATED.flatMap((unit) => ENDS.map((end) => unit.repeat(length / unit.length) + end))
  const baseline = Math.min(...texts.map((text) => timeOf(() => BASELINE.test(text))))
  return checks.flatMap(({ at, accepts }) => {
    const slow = texts.some((text) => {
      // measured again when it looks slow: another process may have used the processor
      const isSlow = () => timeOf(() => accepts(text)) > baseline * MAX_TIMES_BASELINE
      return isSlow() && isSlow() && isSlow()
    })
    return slow ? [`${at} is slow on long texts`] : []
  })
}

function timeOf(work: () => unknown): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}
