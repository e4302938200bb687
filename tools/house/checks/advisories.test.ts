import { describe, expect, it } from 'vitest'
import { isAuditReport, openAdvisories } from './advisories.ts'

const advisory = (severity: string, id: string) => ({
  severity,
  title: 'reads too much',
  url: `https://advisory.test/${id}`,
})
const report = (...via: (ReturnType<typeof advisory> | string)[]) => ({ vulnerabilities: { parser: { via } } })

describe('advisories', () => {
  it('reports high and critical advisories only', () => {
    const found = report(advisory('high', 'a'), advisory('critical', 'b'), advisory('moderate', 'c'), 'another')
    expect(openAdvisories(found, {})).toEqual([
      'parser: reads too much (high, https://advisory.test/a)',
      'parser: reads too much (critical, https://advisory.test/b)',
    ])
  })

  it('leaves out advisories that are accepted with a reason', () => {
    const accepted = { 'https://advisory.test/a': 'only its command line is affected' }
    expect(openAdvisories(report(advisory('high', 'a')), accepted)).toEqual([])
  })

  it('reports accepted advisories that no longer exist', () => {
    const accepted = { 'https://advisory.test/a': 'only its command line is affected' }
    expect(openAdvisories(report(), accepted)).toEqual(['https://advisory.test/a is accepted, and reported no more'])
  })

  it('distinguishes a report from an error of the registry', () => {
    expect(isAuditReport({ auditReportVersion: 2, vulnerabilities: {} })).toBe(true)
    for (const other of [{ message: '405 Method Not Allowed', statusCode: 405 }, null, 'x', {}])
      expect(isAuditReport(other)).toBe(false)
  })
})
