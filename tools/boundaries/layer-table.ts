import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { confinements, layers, openEntrances } from './layers.ts'
import { serverRooms } from './server-rooms.ts'

const begin = '<!-- layers -->'
const end = '<!-- /layers -->'
const between = new RegExp(`${begin}[\\s\\S]*${end}`)

const row = (cells: string[]) => `| ${cells.join(' | ')} |`
const listed = (names: string[]) => names.join(', ') || 'nothing of ours'

/** What a room may import, said by what it may not where that is shorter. @param below names of the rooms under it */
function allowed(mayImport: string[], below: string[]): string {
  const refused = below.filter((name) => !mayImport.includes(name))
  if (refused.length >= mayImport.length) return listed(mayImport)
  return refused.length === 0 ? 'all above' : `all above but ${refused.join(', ')}`
}

/** The tables of layers, confined packages and the server's rooms as Markdown, laid out as the formatter does it. */
export async function layerTable(): Promise<string> {
  const lines = [
    begin,
    '',
    row(['layer', 'what it is', 'may import', 'its tests besides']),
    row(['---', '---', '---', '---']),
    ...layers.map(({ tag, what, mayImport, testsMayImport }) =>
      row([tag, what, listed(mayImport), testsMayImport.join(', ')]),
    ),
    '',
    `Open to every layer: ${openEntrances.map((entrance) => `\`${entrance}\``).join(', ')}.`,
    '',
    row(['npm packages', 'only in']),
    row(['---', '---']),
    ...confinements.map(({ packages, to }) => row([packages.join(', '), to.join(', ') || 'nowhere'])),
    '',
    'Rooms of the server (`apps/server/src`), from the lowest to the highest; types included, no import goes upwards or in a circle, and no module imports another:',
    '',
    row(['room', 'what it is', 'may import']),
    row(['---', '---', '---']),
    ...serverRooms.map(({ name, what, parted, mayImport }, index) =>
      row([
        parted ? `${name}/*` : name,
        what,
        allowed(
          mayImport,
          serverRooms.slice(0, index).map((room) => room.name),
        ),
      ]),
    ),
    '',
    end,
  ]
  return (await format(lines.join('\n'), { parser: 'markdown' })).trim()
}

/** The table in a text; undefined without its markers. */
export const printedTable = (text: string): string | undefined => between.exec(text)?.[0]

/** Writes the table between its markers. Throws without them. */
export async function writeLayerTable(file: string): Promise<void> {
  const text = readFileSync(file, 'utf8')
  if (!printedTable(text)) throw new Error(`${file} has no place for the layers: ${begin} … ${end}`)
  const table = await layerTable()
  writeFileSync(
    file,
    text.replace(between, () => table),
  )
}
