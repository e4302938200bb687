import { describe, expect, it } from 'vitest'
import { slowestFiles } from './slowest.mjs'

describe('the slowest files of a step', () => {
  it('lists ten files of unit tests, slowest first, relative to the project', () => {
    const testResults = Array.from({ length: 12 }, (_, index) => ({
      name: `/project/libs/file-${index}.test.ts`,
      startTime: 5_000,
      endTime: 5_000 + index * 1_500,
    }))
    const lines = slowestFiles({ testResults }, '/project')
    expect(lines).toHaveLength(10)
    expect(lines[0]).toBe('   16.5 s  libs/file-11.test.ts')
  })

  it('sums up the journeys of a file at any nesting', () => {
    const spec = (duration) => ({ tests: [{ results: [{ duration }] }] })
    const suites = [
      { file: 'home.journey.ts', specs: [spec(900)], suites: [{ specs: [spec(600), spec(500)] }] },
      { file: 'events.journey.ts', specs: [spec(2_500)] },
    ]
    expect(slowestFiles({ stats: {}, suites }, '/project')).toEqual([
      '    2.5 s  events.journey.ts',
      '    2.0 s  home.journey.ts',
    ])
  })
})
