import { parseArgs } from 'node:util'
import { figureIds, type FigureId } from './report.ts'

export type Options = {
  json: boolean
  only: readonly FigureId[]
  /** A commit, branch or tag whose build is measured beside this one. */
  against?: string
}

/** Reads `--json`, `--only P1,P5` and `--against main`. P7 selects P7b as well. Throws, naming what is unknown. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { json: { type: 'boolean' }, only: { type: 'string' }, against: { type: 'string' } },
  })
  const asked = values.only?.toUpperCase().split(',')
  const isMeant = (id: FigureId, name: string) => id.toUpperCase() === name || id.replace(/[a-z]$/, '') === name
  const unknown = asked?.filter((name) => !figureIds.some((id) => isMeant(id, name))) ?? []
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are ${figureIds.join(', ')}.`)
  return {
    json: values.json ?? false,
    only: figureIds.filter((id) => !asked || asked.some((name) => isMeant(id, name))),
    ...(values.against !== undefined && { against: values.against }),
  }
}
