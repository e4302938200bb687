import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { type AcceptedAdvisories, isAuditReport, openAdvisories } from './checks/advisories.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** High and critical advisories that do not affect us, by URL, each with its reason. */
const ACCEPTED: AcceptedAdvisories = {}

const TIMEOUT_MS = 20_000

/** The registry's audit of package-lock.json; an error object or undefined without audits or without a network. */
function audit(): Promise<unknown> {
  const args = ['audit', '--json', '--package-lock-only', '--fetch-retries=0', `--fetch-timeout=${TIMEOUT_MS / 2}`]
  return new Promise((resolve) => {
    // npm exits with 1 both for advisories and for errors
    execFile('npm', args, { cwd: root, timeout: TIMEOUT_MS, maxBuffer: 2 ** 26 }, (_error, stdout) => {
      try {
        resolve(JSON.parse(stdout))
      } catch {
        resolve(undefined)
      }
    })
  })
}

it('locks no package with a high or critical advisory', { timeout: 2 * TIMEOUT_MS }, async ({ skip }) => {
  const answer = await audit()
  if (!isAuditReport(answer)) return skip('the registry does not answer audits')
  expect(openAdvisories(answer, ACCEPTED)).toEqual([])
})
