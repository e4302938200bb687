import { describe, expect, it } from 'vitest'
import { failuresStayUntilTheAnswer, passingErrorsAreAsked } from './failures.ts'

const file = (text: string, path = 'libs/a/src/parts/list.tsx') => ({ path, text })

describe('failures of queries', () => {
  it('are reported where a notice would go while its request is repeated', () => {
    expect(failuresStayUntilTheAnswer([file('if (query.isError) return <LoadFailed />')])).toHaveLength(1)
    expect(failuresStayUntilTheAnswer([file('const { data, isError, refetch } = useList()')])).toHaveLength(1)
    expect(failuresStayUntilTheAnswer([file('[home, first].filter(({ isError: failed }) => failed)')])).toHaveLength(1)
    expect(failuresStayUntilTheAnswer([file('{first?.isError && <LoadFailed />}')])).toHaveLength(1)
  })

  it('are accepted by failureOf, in tests, and as the named exceptions', () => {
    const mended = file('const { failed, busy, retry } = failureOf(query)')
    const inTest = file('expect(query.isError).toBe(true)', 'libs/a/src/data/a.queries.test.ts')
    const map = 'libs/map/src/parts/place-map.tsx'
    expect(failuresStayUntilTheAnswer([mended, inTest, file('code.isError && ask()', map)])).toEqual([])
    expect(failuresStayUntilTheAnswer([file('code.isError || streets.isError', map)])).toEqual([
      expect.stringContaining('streets.isError'),
    ])
  })

  it('have no exception that is not needed', () =>
    expect(passingErrorsAreAsked([file('code.isFetching', 'libs/map/src/parts/place-map.tsx')])).toContain(
      'libs/map/src/parts/place-map.tsx: asks for code.isError no more',
    ))
})
