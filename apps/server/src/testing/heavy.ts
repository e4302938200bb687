/**
 * A run that is too long for every `npm test`. A file `*.heavy.ts` beside the code that it tries exports it, and
 * `npm run test:heavy` reports it under the export's name. A small version of it belongs into the file's own test.
 */
export type HeavyRun = {
  /** What the JSON line calls it, where the quality that it holds has a number, such as `R1`; else its name. */
  figure?: string
  /** What is measured, in one line of a table. */
  what: string
  /** What the value has to be, in words. */
  must: string
  run: () => Promise<HeavyFigure>
}

export type HeavyFigure = {
  value: number
  ok: boolean
  /** What explains the value. */
  notes?: Record<string, string | number>
}
