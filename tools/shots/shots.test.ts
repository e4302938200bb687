import { describe, expect, it } from 'vitest'
import { contactSheet, sheetRows, sheetsOf } from './contact-sheet.ts'
import { readOptions } from './options.ts'
import { pages } from './pages.ts'
import { untrue } from './truth.ts'

describe('pages to picture', () => {
  it('have unique names that are valid in a file name', () => {
    const names = pages.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z][a-z0-9-]*$/.test(name))).toEqual([])
  })

  it('start at a path', () =>
    expect(pages.filter(({ path }) => typeof path === 'string' && !path.startsWith('/'))).toEqual([]))
})

describe('untrue', () => {
  const calm = { asleep: false, pending: [], failures: [], brokenImages: [], overEdge: [], asksToEnter: false }
  const shown = { ...calm, shown: true }
  const list = { shows: 'main li' }

  it('is empty when the page shows its subject without a problem', () => expect(untrue([shown], list)).toEqual([]))

  it('accepts a subject within a frame', () => expect(untrue([{ ...shown, shown: false }, shown], list)).toEqual([]))

  it.each([
    ['nothing of main li is in sight', { shown: false }],
    ['it does not listen yet', { asleep: true }],
    ['still on its way: <span>', { pending: ['<span>'] }],
    ['it tells a failure: Algo deu errado', { failures: ['Algo deu errado'] }],
    ['no picture at /logo.png', { brokenImages: ['/logo.png'] }],
    ['wider than its window: <td>', { overEdge: ['<td>'] }],
  ])('reports that %s', (said, look) => expect(untrue([{ ...shown, ...look }], list)).toEqual([said]))

  it('reports a member’s page that asks to sign in', () => {
    const page = { ...shown, asksToEnter: true }
    expect(untrue([page], list)).toEqual([])
    expect(untrue([page], { ...list, as: 'ana' })).toEqual(['ana is asked to sign in'])
  })

  it('accepts a failure on a picture of a failure', () =>
    expect(untrue([{ ...shown, failures: ['Algo deu errado'] }], { ...list, tellsFailure: true })).toEqual([]))
})

describe('readOptions', () => {
  it('selects every page in both themes by default', () =>
    expect(readOptions([])).toEqual({
      only: [],
      screens: undefined,
      themes: ['light', 'dark'],
      languages: undefined,
      port: undefined,
    }))

  it('accepts several values of each', () =>
    expect(readOptions(['--only', 'song,live', '--screen', 'phone,narrow', '--theme', 'dark'])).toEqual({
      only: ['song', 'live'],
      screens: ['phone', 'narrow'],
      themes: ['dark'],
      languages: undefined,
      port: undefined,
    }))

  it('rejects an unknown value', () =>
    expect(() => readOptions(['--language', 'fr'])).toThrow('--language is one of pt-BR, en, es, not fr.'))
})

describe('contactSheet', () => {
  const picture = { screen: 'phone', theme: 'light' } as const
  const rows = sheetRows([
    { name: 'home', ...picture, file: 'home.phone.light.png' },
    { name: 'about', ...picture, file: 'about.phone.light.png' },
    { name: 'home', screen: 'desktop', theme: 'dark', file: 'home.desktop.dark.png' },
  ])

  it('has one row for each page, in order', () => {
    expect(rows.map(({ name, pictures }) => [name, pictures.length])).toEqual([
      ['home', 2],
      ['about', 1],
    ])
  })

  it('shows every picture once', () => {
    expect(contactSheet(rows).match(/<img /g)).toHaveLength(3)
    expect(contactSheet(rows)).toContain('src="home.desktop.dark.png" width="380"')
  })
})

describe('sheetsOf', () => {
  it('keeps every row in its order, in sheets that a browser can draw', () => {
    const rows = Array.from({ length: 85 }, (_, row) => ({ name: String(row), pictures: [] }))
    const sheets = sheetsOf(rows)
    expect(sheets.map(({ length }) => length)).toEqual([40, 40, 5])
    expect(sheets.flat()).toEqual(rows)
    expect(sheetsOf([])).toEqual([])
  })
})
