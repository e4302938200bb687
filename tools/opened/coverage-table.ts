import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { callCoverage, type Covered, routeCoverage } from './coverage.ts'

/** Files named for one row: journeys come first. */
const SHOWN = 2

const row = (cells: string[]) => `| ${cells.join(' | ')} |`
const code = (text: string) => `\`${text}\``
/** A journey by its file alone, a test by its whole path. */
export const shortName = (file: string) => file.replace(/^apps\/portal-e2e\/src\/journeys\//, '')
const named = (by: string[]) =>
  by
    .slice(0, SHOWN)
    .map((file) => code(shortName(file)))
    .join(', ')
/** A row's name in the document. */
export const routeName = ([route = '']: string[]) => route
export const callName = ([, method = '', address = '']: string[]) => `${method} ${address}`

const tableOf = (title: string, covered: Covered[], name: (row: string[]) => string) => [
  row([title, 'opened by']),
  row(['---', '---']),
  ...covered.map(({ row: cells, by }) => row([code(name(cells)), named(by)])),
]

/** docs/coverage.md, laid out as the formatter does it. */
const coverageDocument = (): Promise<string> =>
  format(
    [
      '# What opens each route and each call',
      '',
      'Written by `npm run generate -- coverage` from the journeys (named by their file alone) and tests; a test compares it.',
      'The lists are those of docs/specification. Each call is asked of our server, by what the specification names alone, in',
      '`apps/server/src/start/specified-calls.test.ts`, and of a plain backend in',
      '`libs/api-client/src/any-backend/any-backend.test.ts`; the tables that these two read are named here.',
      '',
      ...tableOf('route', routeCoverage(), routeName),
      '',
      ...tableOf('call', callCoverage(), callName),
      '',
    ].join('\n'),
    { parser: 'markdown' },
  )

export async function writeCoverage(file: string): Promise<void> {
  writeFileSync(file, await coverageDocument())
}

/** The rows of the document: a route's or call's name, and the files named for it. */
export const printedRows = (text: string): [name: string, files: string[]][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [name = '', ...files] = line.split('`').filter((_, place) => place % 2 === 1)
      return [name, files]
    })
