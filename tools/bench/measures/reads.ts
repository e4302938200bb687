import type { BenchRun } from '../bench-run.ts'
import { rounded, type Figures } from '../report.ts'
import { measureReadCosts, type ReadCosts } from '../rows/read-costs.ts'

const SIZES = [1_000, 10_000, 100_000] as const
const FEW = [100] as const

/** P18: statements of every GET, heard in the driver. */
export async function measureStatements(run: BenchRun): Promise<Figures> {
  return { P18: statementsFigure(await measureReadCosts(run, FEW)) }
}

/** P17: pages that the statements of every GET read by EXPLAIN, as all tables of a church grow tenfold, twice. */
export async function measureGrowth(run: BenchRun): Promise<Figures> {
  return { P17: growthFigure(await measureReadCosts(run, SIZES)) }
}

export function statementsFigure(costs: ReadCosts) {
  const counts = Map.groupBy(Object.entries(costs), ([, { statements }]) => statements)
  const most = Math.max(...counts.keys())
  return {
    value: most,
    notes: Object.fromEntries(
      [...counts].sort(([a], [b]) => b - a).map(([count, calls]) => [`GETs with ${count}`, namesOf(calls)]),
    ),
  }
}

/** Names where they are few; else their number. */
const namesOf = (calls: [string, unknown][]): string | number =>
  calls.length > 20 ? calls.length : calls.map(([operation]) => operation).join(', ')

export function growthFigure(costs: ReadCosts) {
  const calls = Object.entries(costs)
    .filter(([, { pages }]) => Math.max(...pages) > 0)
    .map(([operation, { pages, growth }]) => ({ operation, pages, growth }))
    .sort((a, b) => b.growth - a.growth)
  return {
    value: calls[0]?.growth ?? 1,
    also: { calls: calls.length, 'over 1.1': calls.filter(({ growth }) => growth > 1.1).length },
    notes: Object.fromEntries(
      calls.map(({ operation, pages, growth }) => [operation, `${pages.join(' → ')} pages, ${rounded(growth)}`]),
    ),
  }
}
