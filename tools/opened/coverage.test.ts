import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { callCoverage, pathIn, patternOf, routeCoverage, rowsOf } from './coverage.ts'
import { callName, printedRows, routeName, shortName } from './coverage-table.ts'
import { literalsIn } from './literals.ts'

const missing = (covered: ReturnType<typeof routeCoverage>) =>
  covered.filter(({ by }) => by.length === 0).map(({ row }) => row.slice(0, 3).join(' '))

describe('the lists of the specification', () => {
  it('have every row that the documents have', () => {
    expect([rowsOf('routes.tsv').length, rowsOf('calls.tsv').length]).toEqual([96, 94])
  })

  it('have no route that no journey and no test opens', () => expect(missing(routeCoverage())).toEqual([]))
  it('have no call that no test names', () => expect(missing(callCoverage())).toEqual([]))

  it('are printed, row by row, with what opens them now (npm run generate -- coverage)', () => {
    const text = readFileSync(path.resolve(import.meta.dirname, '../../docs/coverage.md'), 'utf8')
    const now = [
      ...routeCoverage().map(({ row, by }) => [routeName(row), by.map(shortName)] as const),
      ...callCoverage().map(({ row, by }) => [callName(row), by.map(shortName)] as const),
    ]
    const printed = printedRows(text)
    expect(printed.map(([name]) => name)).toEqual(now.map(([name]) => name))
    // other tests may open a row as well: those that are named do
    const wrong = printed.filter(
      ([, files], place) => !files.length || files.some((file) => !now[place]![1].includes(file)),
    )
    expect(wrong).toEqual([])
  })
})

describe('what a test opens', () => {
  const routes = [
    ['event', ':id'],
    ['event', ':id', 'tickets'],
    ['groups', 'request', 'success'],
    ['groups', ':id', 'meetings'],
    ['play', '*'],
    ['*'],
  ]

  it.each([
    ['/event/*', ['event', ':id']],
    ['/event/7/tickets', ['event', ':id', 'tickets']],
    ['/groups/request/success', ['groups', 'request', 'success']],
    ['/play/whatever', ['play', '*']],
    ['/nothing/here', ['*']],
  ])('is for %s the most exact route', (address, route) => {
    expect(patternOf(routes, address.split('/').filter(Boolean))).toEqual(route)
  })

  it.each([
    ['*/user/notes', '/user/notes'],
    ['http://demo.localhost/give', '/give'],
    ['/access?redirectTo=*', '/access?redirectTo=*'],
    ['Pix copia e cola', undefined],
    ['a/b', undefined],
  ])('reads %s as the path %s', (text, at) => expect(pathIn(text)).toBe(at))

  it('is distinguished from other texts by the call around it', () => {
    const source =
      "test('/no', () => { page.goto(`${portal}/yes`); renderFeature(f, { at: '/too' }); expect('/not').toBe(1) })"
    expect(literalsIn('x.ts', source)).toEqual([
      { text: '/no', isOpened: false },
      { text: '*/yes', isOpened: true },
      { text: '/too', isOpened: true },
      { text: '/not', isOpened: false },
    ])
  })
})
