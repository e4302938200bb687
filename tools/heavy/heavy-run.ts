/** What a file `*.heavy.ts` exports, under the name that it is reported by; the server's own type says the same. */
export type HeavyRun = {
  figure?: string
  what: string
  must: string
  run: (options: HeavyOptions) => Promise<HeavyFigure>
}

type HeavyFigure = { value: number; ok: boolean; notes?: Record<string, string | number> }

export type HeavyOptions = {
  /** Keeps a figure that is reported if the run is cut off before it ends. */
  progress: (figure: HeavyFigure) => void
  /** `--long`: the form that takes longer than a whole run of all should. */
  long: boolean
}

/** The result of one run. */
export type HeavyResult = {
  name: string
  figure?: string
  what: string
  must: string
  /** Null when it could not be measured. */
  value: number | null
  ok: boolean
  seconds: number
  /** The run was cut off: the value is what it had by then. */
  partial?: boolean
  notes: Record<string, string | number>
}

export const isHeavyRun = (value: unknown): value is HeavyRun =>
  typeof value === 'object' &&
  value !== null &&
  ['what', 'must'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') &&
  typeof (value as Partial<HeavyRun>).run === 'function'

/** Printed as soon as it is known. */
export const figureLine = ({ name, value, must, ok, seconds, partial }: HeavyResult): string =>
  `${name}: ${value ?? 'not measured'}${partial ? ' when cut off' : ''}, must be ${must}: ${ok ? 'ok' : 'NOT OK'} (${seconds} s)`

/** Rows for `console.table`. */
export const tableOf = (results: readonly HeavyResult[]) =>
  Object.fromEntries(
    results.map(({ name, what, value, must, ok, seconds }) => [name, { what, value, must, ok, seconds }]),
  )

/** Details of the values. */
export const notesOf = (results: readonly HeavyResult[]): string[] =>
  results.flatMap(({ name, notes }) => Object.entries(notes).map(([note, text]) => `${name} ${note}: ${text}`))

/** One line of JSON, by figures or names; `ok` means that the value meets its limit. */
export const jsonLine = (results: readonly HeavyResult[]): string =>
  JSON.stringify(
    Object.fromEntries(
      results.map(({ name, figure = name, value, must, ok, seconds, notes }) => [
        figure,
        { value, must, ok, seconds, notes },
      ]),
    ),
  )
