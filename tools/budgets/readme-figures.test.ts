import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { budgets, type BudgetId } from './budgets.ts'

const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8')
/** Rows of the table of figures: id, value, must and goal, as numbers; of "10; 0" the first. */
const rowsIn = (text: string) =>
  [...text.matchAll(/^\| (P\d+\w?) [^|]*\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)].map(([, id, ...cells]) => ({
    id: id as BudgetId,
    numbers: cells.map((cell) => Number.parseFloat(cell)),
  }))
const limitsOf = (id: BudgetId) => [budgets[id].must, budgets[id].goal]

it('the README shows the limits that the budgets have', () => {
  const rows = rowsIn(readme)
  expect(rows.length).toBeGreaterThan(9)
  for (const { id, numbers } of rows) expect([id, ...numbers.slice(1)]).toEqual([id, ...limitsOf(id)])
})

it('a row is read with its units, and with a second figure', () => {
  expect(
    rowsIn('| P4 home, cold: requests | 10; 0 | 11; 0 | 7; 0 |\n| P1 home | 128.5 kB | 130 kB | 111 kB |'),
  ).toEqual([
    { id: 'P4', numbers: [10, 11, 7] },
    { id: 'P1', numbers: [128.5, 130, 111] },
  ])
})
