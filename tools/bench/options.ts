import { parseArgs } from 'node:util'
import { figureIds, type FigureId } from './report.ts'

export type Options = { json: boolean; only: readonly FigureId[] }

/** Reads `--json` and `--only P1,P5`. Throws, naming what is unknown. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, only: { type: 'string' } } })
  const asked = values.only?.toUpperCase().split(',')
  const unknown = asked?.filter((id) => !figureIds.some((known) => known === id)) ?? []
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are ${figureIds.join(', ')}.`)
  return { json: values.json ?? false, only: figureIds.filter((id) => !asked || asked.includes(id)) }
}
