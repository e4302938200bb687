import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSources } from '../house/source-file.ts'
import { arrowsOf, arrowsUpwards, circlesOf, serverFiles } from './server-graph.ts'
import { roomOf, serverRooms } from './server-rooms.ts'

const source = (file: string, text = '') => ({ path: `apps/server/src/${file}`, text })
const graph = (...files: [file: string, text?: string][]) =>
  arrowsOf(serverFiles(files.map(([file, text]) => source(file, text))))

describe('rooms of the server', () => {
  const arrows = arrowsOf(
    serverFiles(readSources(path.resolve(import.meta.dirname, '../..'), ['apps/server/src'], ['.ts'])),
  )

  it('import only what the table lists', () => expect(arrowsUpwards(arrows)).toEqual([]))
  it('hold no files in a circle', () => expect(circlesOf(arrows)).toEqual([]))

  it('import only rooms above them in the table, once each', () => {
    serverRooms.forEach(({ mayImport }, index) => {
      const below = serverRooms.slice(0, index).map(({ name }) => name)
      expect(mayImport.filter((name) => !below.includes(name))).toEqual([])
      expect(new Set(mayImport).size).toBe(mayImport.length)
    })
  })

  it('are found by the longest matching path', () => {
    expect(roomOf('main.ts').name).toBe('start')
    expect(roomOf('http/problem.ts').name).toBe('http')
    expect(roomOf('modules/events/purchase/sell.ts').name).toBe('modules/events')
  })
})

describe('imports between rooms', () => {
  it.each([
    ['a value', "import { sell } from '../modules/events/sell.ts'"],
    ['a type', "import type { Sale } from '../modules/events/sell.ts'"],
    ['a name that is passed on', "export { sell } from '../modules/events/sell.ts'"],
    ['a file on demand', "export const load = () => import('../modules/events/sell.ts')"],
  ])('are upwards for %s', (_what, text) => {
    expect(arrowsUpwards(graph(['http/a.ts', text], ['modules/events/sell.ts']))).toHaveLength(1)
  })

  it('are found between two modules', () => {
    const text = "import { sell } from '../events/sell.ts'"
    expect(arrowsUpwards(graph(['modules/giving/a.ts', text], ['modules/events/sell.ts']))).toHaveLength(1)
  })

  it('are allowed within a room, downwards, and from tests', () => {
    expect(
      arrowsUpwards(
        graph(
          ['http/a.ts', "import './b.ts'"],
          ['http/b.ts'],
          ['web/a.ts', "import '../http/b.ts'"],
          ['http/a.test.ts', "import '../web/a.ts'"],
        ),
      ),
    ).toEqual([])
  })
})

describe('circles of files', () => {
  it('are found across two files, three files, and types', () => {
    const circles = circlesOf(
      graph(
        ['a.ts', "import './b.ts'"],
        ['b.ts', "import type { A } from './a.ts'"],
        ['c.ts', "import './d.ts'"],
        ['d.ts', "import './e.ts'\nimport './a.ts'"],
        ['e.ts', "export { c } from './c.ts'"],
      ),
    )
    expect(circles.toSorted()).toEqual([
      ['a.ts', 'b.ts'],
      ['c.ts', 'd.ts', 'e.ts'],
    ])
  })

  it('are not reported for a file that two others import', () => {
    expect(
      circlesOf(graph(['a.ts', "import './b.ts'\nimport './c.ts'"], ['b.ts', "import './c.ts'"], ['c.ts'])),
    ).toEqual([])
  })
})
