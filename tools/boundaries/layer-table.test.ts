import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { layerTable, printedTable } from './layer-table.ts'

const contributing = readFileSync(path.resolve(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8')

describe('CONTRIBUTING.md', () => {
  it('prints the current layers (npm run generate -- layers)', async () => {
    expect(printedTable(contributing)).toBe(await layerTable())
  })

  it('has no table without its markers', () => {
    expect(printedTable('| layer |')).toBeUndefined()
  })
})
