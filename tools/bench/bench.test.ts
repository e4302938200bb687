import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareHtml } from './bare/bare-html.ts'
import { compare, comparisonNotes, comparisonTable } from './compare.ts'
import { interactionFigures } from './measures/interactions.ts'
import { nextViewFigures } from './measures/next-view.ts'
import { growthFigure, statementsFigure } from './measures/reads.ts'
import { repeatVisitFigures } from './measures/repeat-visit.ts'
import { scripts } from './measures/scripted-interactions.ts'
import { thirdPartyFigure } from './measures/third-parties.ts'
import { median } from './median.ts'
import { readOptions } from './options.ts'
import { figureIds, jsonLine, notesOf, tableOf, type Figures } from './report.ts'

describe('median', () => {
  it('is the middle value in any order', () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5])
  })

  it('has as many values above it as below', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const middle = median(values)
        const above = values.filter((value) => value > middle).length
        const below = values.filter((value) => value < middle).length
        expect(Math.max(above, below)).toBeLessThanOrEqual(values.length / 2)
      }),
    )
  })

  it('throws without values', () => expect(() => median([])).toThrow(/nothing/))
})

describe('report of the benchmark', () => {
  const figures: Figures = {
    P12: { value: 0.61239, rounds: { ratio: [0.6, 0.61, 0.7] } },
    P1: { value: 131, also: { bare: 69.5 }, notes: { file: 'a.js' } },
    P4: { value: 9, calls: 0 },
  }

  it('ends in one line of JSON with every measured figure', () => {
    const line = jsonLine(figures)
    expect(line).not.toContain('\n')
    expect(JSON.parse(line)).toEqual({
      P1: { value: 131, must: 130, goal: 111, unit: 'kB', ok: false, bare: 69.5 },
      P4: { value: 9, must: 11, goal: 7, unit: 'requests', ok: true, calls: 0 },
      P12: { value: 0.61, must: 0.5, goal: 0.5, unit: 'ratio', ok: true },
    })
  })

  it('combines few requests and no API call into one result', () => {
    expect(JSON.parse(jsonLine({ P4: { value: 9, calls: 1 } }))).toMatchObject({ P4: { ok: false } })
  })

  it('shows must and goal beside each value', () => {
    expect(tableOf(figures)).toMatchObject({
      P1: { value: 131, must: 130, ok: false, 'goal reached': false },
      P12: { value: 0.61, goal: 0.5, unit: 'ratio', ok: true, 'goal reached': true },
    })
  })

  it('lists the raw rounds', () => {
    expect(notesOf(figures)).toEqual([
      'P1 bare: 69.5',
      'P1 file: a.js',
      'P4 API calls: 0',
      'P12 ratio, each round: 0.6 0.61 0.7',
    ])
  })
})

describe('options of the benchmark', () => {
  it('select every figure by default', () => {
    expect(readOptions([])).toEqual({ json: false, only: figureIds })
    expect(readOptions(['--json', '--only', 'P5,p1'])).toEqual({ json: true, only: ['P1', 'P5'] })
  })

  it('select with a figure what belongs to it', () => {
    expect(readOptions(['--only', 'p7,P8b']).only).toEqual(['P7', 'P7b', 'P8b'])
  })

  it('name the commit to compare with', () => expect(readOptions(['--against', 'v1'])).toMatchObject({ against: 'v1' }))

  it('name an unknown figure in the error', () => expect(() => readOptions(['--only', 'P1,P99'])).toThrow('P99'))
})

describe('costs of reads', () => {
  const costs = {
    'GET /list': { statements: 2, pages: [10, 10, 17], growth: 1.3 },
    'GET /one': { statements: 3, pages: [4, 4, 4], growth: 1 },
    'GET /constant': { statements: 0, pages: [0, 0, 0], growth: 1 },
  }

  it('are the most statements of a call, with the calls that send as many', () => {
    expect(statementsFigure(costs)).toEqual({
      value: 3,
      notes: { 'GETs with 3': 'GET /one', 'GETs with 2': 'GET /list', 'GETs with 0': 'GET /constant' },
    })
  })

  it('are the largest growth of a call’s pages per tenfold, with the pages of every call', () => {
    expect(growthFigure(costs)).toEqual({
      value: 1.3,
      also: { calls: 2, 'over 1.1': 1 },
      notes: { 'GET /list': '10 → 10 → 17 pages, 1.3', 'GET /one': '4 → 4 → 4 pages, 1' },
    })
  })
})

describe('figures of the browser', () => {
  it('are the worst median of 30 interactions and their 75th percentile, with the largest shift of a page', () => {
    const round = (slow: number, shift: number) => ({
      milliseconds: { a: 16, b: 24, c: 32, d: slow },
      shifts: [0, shift],
    })
    const { P7, P7b } = interactionFigures([round(40, 0.01), round(80, 0.02), round(56, 0.03)])
    expect(P7).toMatchObject({ value: 56, also: { worst: 'd', '75th': 32, interactions: 4 } })
    expect(P7.rounds).toEqual({ 'worst, ms': [40, 80, 56], '75th, ms': [32, 32, 32] })
    expect(P7b.value).toBe(0.02)
    expect(scripts.flatMap(({ steps }) => Object.keys(steps))).toHaveLength(30)
  })

  it('are the bytes of a second visit, and its largest paint as a part of the first', () => {
    const rounds = [
      { bytes: 4_000, cold: 1_000, again: 300 },
      { bytes: 6_000, cold: 1_000, again: 500 },
      { bytes: 5_000, cold: 1_000, again: 400 },
    ]
    expect(repeatVisitFigures(rounds)).toMatchObject({ P8: { value: 5 }, P8b: { value: 0.4 } })
  })

  it('are the views that waited, and the slower way to the next', () => {
    const view = (milliseconds: number, hasWaited = false) => ({ milliseconds, hasWaited })
    const seen = { hover: [view(50), view(60), view(70)], touch: [view(90), view(200, true), view(110)] }
    expect(nextViewFigures(seen)).toMatchObject({ P9: { value: 1 }, P9b: { value: 110, also: { hover: 60 } } })
  })

  it('are the requests to other hosts, by page', () => {
    expect(thirdPartyFigure({ '/': [], '/live': ['video.example', 'video.example'] })).toEqual({
      value: 2,
      also: { pages: 2 },
      notes: { 'asked by /live': 'video.example' },
    })
  })
})

describe('comparison of two builds', () => {
  const pairs = (...ratios: number[]) => ratios.map((ratio) => ({ ours: ratio * 10, theirs: 10 }))

  it('says that a ratio has moved only when it did by more than its spread', () => {
    expect(compare(pairs(1.1, 1.12, 1.11))).toMatchObject({ hasMoved: true })
    expect(compare(pairs(1.1, 0.95, 1.2))).toMatchObject({ ratio: 1.1, hasMoved: false })
    expect(compare(pairs(1, 1, 1))).toEqual({ ratio: 1, spread: 0, hasMoved: false })
    expect(compare([{ ours: 0, theirs: 0 }])).toMatchObject({ hasMoved: false })
    expect(compare([{ ours: 1, theirs: 0 }])).toMatchObject({ hasMoved: true })
  })

  it('shows both values, the raw rounds, and what has moved', () => {
    const both = { P1: pairs(1.5, 1.5), P12: pairs(1, 1) }
    expect(comparisonTable(both)['P1']).toEqual({ ours: 15, theirs: 10, ratio: 1.5, spread: 0, moved: true })
    expect(comparisonNotes(both, 'v1')).toEqual([
      'P1, each round, this build and v1: 15 10, 15 10',
      'P12, each round, this build and v1: 10 10, 10 10',
      'P1 moved: 1.5 of v1, the spread is 0',
    ])
  })
})

it('bare page data cannot end its script element', () => {
  const data = { name: '</script><b>', banner: { title: '', text: '', image: null }, events: [] }
  expect(bareHtml('/main.js', data)).not.toContain('</script><b>')
})
