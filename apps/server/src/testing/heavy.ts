/**
 * A run that is too long for every `npm test`. A file `*.heavy.ts` beside the tested code exports it, and `npm run
 * test:heavy` reports it under the export's name. A small version of it belongs in the file's own test.
 */
export type HeavyRun = {
  /** Number of the quality that it measures, such as `R1`; by default its name. */
  figure?: string
  /** What is measured, in one table row. */
  what: string
  /** The required value, in words. */
  must: string
  run: (options: HeavyOptions) => Promise<HeavyFigure>
}

export type HeavyFigure = {
  value: number
  ok: boolean
  /** Details that explain the value. */
  notes?: Record<string, string | number>
}

export type HeavyOptions = {
  /** Keeps an intermediate figure, reported if the run is cut off. */
  progress: (figure: HeavyFigure) => void
  /** `--long`: a longer form than a run of all heavy tests should have. */
  long: boolean
}

type Attempts = {
  times: number
  /** Fields of an outcome whose sums are printed. */
  sums?: string[]
} & Pick<HeavyOptions, 'progress'>

/**
 * Repeats an attempt; the value is the number of failures. Failed outcomes are printed in full.
 * @param attempt resolves with `ok`, and details
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
