import { describe, expect, it } from 'vitest'
import { countsIn } from './steps.mjs'
import { inGroups, summary } from './test.mjs'

const units = countsIn({ numPassedTests: 10, numFailedTests: 0, numPendingTests: 1, numTodoTests: 2 })
const journeys = countsIn({ stats: { expected: 5, unexpected: 2, skipped: 3 } })

describe('the last line of npm test', () => {
  it('sums the reports', () => {
    expect(summary([units, journeys])).toBe('15 passed, 2 failed, 6 skipped')
  })

  it('counts a step that failed without a failed test, and no failure twice', () => {
    expect(summary([units], 'lint')).toBe('10 passed, 1 failed, 3 skipped')
    expect(summary([units, journeys], 'journeys')).toBe('15 passed, 2 failed, 6 skipped')
  })
})

describe('the groups of steps', () => {
  it('has each step once, those beside another in the place of that one', () => {
    expect(inGroups(['lint', 'types', 'units', 'build', 'budgets'], { lint: ['types', 'build'] })).toEqual([
      [['lint'], ['types', 'build']],
      [['units'], []],
      [['budgets'], []],
    ])
  })

  it('runs steps that nothing is beside in order', () => {
    expect(inGroups(['matrix', 'publish'], { lint: ['types'] })).toEqual([
      [['matrix'], []],
      [['publish'], []],
    ])
  })
})
