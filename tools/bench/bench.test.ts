import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareHtml } from './bare/bare-html.ts'
import { growthFigure, statementsFigure } from './measures/reads.ts'
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
      P12: { value: 0.61, must: 0.5, goal: 0.7, unit: 'ratio', ok: true },
    })
  })

  it('combines few requests and no API call into one result', () => {
    expect(JSON.parse(jsonLine({ P4: { value: 9, calls: 1 } }))).toMatchObject({ P4: { ok: false } })
  })

  it('shows must and goal beside each value', () => {
    expect(tableOf(figures)).toMatchObject({
      P1: { value: 131, must: 130, ok: false, 'goal reached': false },
      P12: { value: 0.61, goal: 0.7, unit: 'ratio', ok: true, 'goal reached': false },
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

it('bare page data cannot end its script element', () => {
  const data = { name: '</script><b>', banner: { title: '', text: '', image: null }, events: [] }
  expect(bareHtml('/main.js', data)).not.toContain('</script><b>')
})
