import { describe, expect, it } from 'vitest'
import { namedTestsExist, requirementsAreAnswered } from './security-table.ts'

const row = (item: string) => `| ${item} | kept | here | \`a.test.ts\` |`
/** The issues of the rows themselves, without those of missing rows. */
const issuesOf = (...items: string[]) =>
  requirementsAreAnswered(items.map(row).join('\n')).filter((issue) => !issue.endsWith('has no row'))

describe('the security table', () => {
  it('reports requirements of levels 1 and 2 without a row', () => {
    const missing = requirementsAreAnswered(row('1.1.1 decoded once (L2)'))
    expect(missing).toHaveLength(252)
    expect(missing).toContain('1.1.2 has no row')
    expect(missing).not.toContain('1.1.1 has no row')
    expect(missing).not.toContain('1.3.12 has no row')
  })

  it('reads several requirements, ranges, sections and chapters in one row', () => {
    expect(issuesOf('1.1.2, 1.2.1 output (L1, L2)', '3.3.1–3.3.4 cookies (L1, L2)', '1.4 memory (L2)')).toEqual([])
    expect(requirementsAreAnswered(row('17 WebRTC (L2)')).filter((issue) => issue.startsWith('17.'))).toEqual([])
  })

  it.each([
    ['2.3.9 nothing (L2)', '2.3.9 is no requirement'],
    ['1.1.1 decoded once (L1)', '1.1.1 decoded once (L1): the level is L2'],
    ['1.1.1, 1.1.1 decoded once (L2)', '1.1.1 has several rows'],
  ])('reports %s', (item, issue) => expect(issuesOf(item)).toContain(issue))

  it('reports named tests that do not exist', () => {
    const files = ['apps/server/src/a.test.ts', 'apps/portal-e2e/src/journeys/access.journey.ts']
    expect(namedTestsExist('`a.test.ts`, `src/a.test.ts`, `journeys/access`', files)).toEqual([])
    expect(namedTestsExist('`b.test.tsx`, `xa.test.ts`, `journeys/none`', files)).toEqual([
      'b.test.tsx',
      'xa.test.ts',
      'journeys/none.journey.ts',
    ])
  })
})
