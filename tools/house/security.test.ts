import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { namedTestsExist, requirementsAreAnswered } from './checks/security-table.ts'
import { readSources } from './source-file.ts'

const root = path.resolve(import.meta.dirname, '../..')
const table = readFileSync(path.join(root, 'docs/security.md'), 'utf8')

describe('docs/security.md', () => {
  it('has one row for every requirement of ASVS 5.0, levels 1 and 2', () =>
    expect(requirementsAreAnswered(table)).toEqual([]))

  it('names only tests that exist', () => {
    const files = readSources(root, ['libs', 'apps', 'tools'], ['.ts', '.tsx']).map(({ path: file }) => file)
    expect(namedTestsExist(table, files)).toEqual([])
  })
})
