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
  run: (options: HeavyOptions) => Promise<HeavyFigure>
}

export type HeavyFigure = {
  value: number
  ok: boolean
  /** What explains the value. */
  notes?: Record<string, string | number>
}

export type HeavyOptions = {
  /** Keeps a figure that is reported if the run is cut off before it ends. */
  progress: (figure: HeavyFigure) => void
  /** `--long`: the form that takes longer than a whole run of all should. */
  long: boolean
}

type Attempts = {
  times: number
  /** What of an outcome is added up and printed. */
  sums?: string[]
} & Pick<HeavyOptions, 'progress'>

/**
 * The same attempt again and again; the value is how often it went wrong. All of a wrong outcome is printed.
 * @param attempt resolves with `ok`, and what explains it
 */
export async function repeatedly(
  { times, sums = [], progress }: Attempts,
  attempt: (count: number) => Promise<{ ok: boolean }>,
): Promise<HeavyFigure> {
  const wrong: string[] = []
  const totals = Object.fromEntries(sums.map((name) => [name, 0]))
  const figure = (done: number): HeavyFigure => ({
    value: wrong.length,
    ok: wrong.length === 0 && done === times,
    notes: { done: `${done} of ${times}`, ...totals, wrong: wrong.join(' ') || 'none' },
  })
  for (let count = 0; count < times; count++) {
    const outcome = await attempt(count)
    for (const name of sums) totals[name] = (totals[name] ?? 0) + Number((outcome as Record<string, unknown>)[name])
    if (!outcome.ok) wrong.push(JSON.stringify(outcome))
    progress(figure(count + 1))
  }
  return figure(times)
}
