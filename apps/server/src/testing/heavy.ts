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

/**
 * The same attempt again and again; the value is how often it went as it must. What else an attempt returns is printed
 * where it went wrong, and the numbers in `sums` are added up.
 */
export async function timesRight<Outcome extends { ok: boolean }>(
  {
    times,
    sums = [],
    progress,
  }: { times: number; sums?: (keyof NoInfer<Outcome> & string)[] } & Pick<HeavyOptions, 'progress'>,
  attempt: (count: number) => Promise<Outcome>,
): Promise<HeavyFigure> {
  const wrong: string[] = []
  const totals = Object.fromEntries(sums.map((name) => [name, 0]))
  const figure = (done: number): HeavyFigure => ({
    value: done - wrong.length,
    ok: wrong.length === 0 && done === times,
    notes: { ...totals, done: `${done} of ${times}`, wrong: wrong.join(' ') || 'none' },
  })
  for (let count = 0; count < times; count++) {
    const { ok, ...outcome } = await attempt(count)
    for (const name of sums) totals[name] = (totals[name] ?? 0) + Number((outcome as Record<string, unknown>)[name])
    if (!ok) wrong.push(JSON.stringify(outcome))
    progress(figure(count + 1))
  }
  return figure(times)
}
