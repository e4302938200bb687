import { median } from './median.ts'
import { type Figures, figureIds, type FigureId, rounded } from './report.ts'

/** Values of the same figure, of this build and of the other, one pair for each round. */
export type Pair = { ours: number; theirs: number }
export type Pairs = Partial<Record<FigureId, Pair[]>>

export type Comparison = {
  /** The median of the rounds' ratios, this build ÷ the other. */
  ratio: number
  /** The largest ratio of a round less the smallest. */
  spread: number
  /** Whether the ratio is further from 1 than the rounds are from one another. */
  hasMoved: boolean
}

export function compare(pairs: readonly Pair[]): Comparison {
  const ratios = pairs.map(({ ours, theirs }) => (ours === theirs ? 1 : ours / theirs))
  const ratio = median(ratios)
  const spread = Math.max(...ratios) - Math.min(...ratios) || 0
  return { ratio, spread, hasMoved: Math.abs(ratio - 1) > spread }
}

/** Adds a round to the pairs of those figures that both builds have. */
export function addRound(pairs: Pairs, ours: Figures, theirs: Figures): void {
  for (const id of figureIds) {
    const [own, other] = [ours[id], theirs[id]]
    if (own && other) (pairs[id] ??= []).push({ ours: own.value, theirs: other.value })
  }
}

/** Rows for `console.table`. */
export const comparisonTable = (pairs: Pairs) =>
  Object.fromEntries(
    Object.entries(pairs).map(([id, rounds]) => {
      const { ratio, spread, hasMoved } = compare(rounds)
      return [
        id,
        {
          ours: rounded(median(rounds.map(({ ours }) => ours))),
          theirs: rounded(median(rounds.map(({ theirs }) => theirs))),
          ratio: rounded(ratio, 3),
          spread: rounded(spread, 3),
          moved: hasMoved,
        },
      ]
    }),
  )

/** The raw rounds, and one line for each figure that moved by more than its spread. */
export const comparisonNotes = (pairs: Pairs, ref: string): string[] => [
  ...Object.entries(pairs).map(
    ([id, rounds]) =>
      `${id}, each round, this build and ${ref}: ${rounds.map(({ ours, theirs }) => `${rounded(ours, 3)} ${rounded(theirs, 3)}`).join(', ')}`,
  ),
  ...Object.entries(pairs).flatMap(([id, rounds]) => {
    const { ratio, spread, hasMoved } = compare(rounds)
    return hasMoved ? [`${id} moved: ${rounded(ratio, 3)} of ${ref}, the spread is ${rounded(spread, 3)}`] : []
  }),
]
