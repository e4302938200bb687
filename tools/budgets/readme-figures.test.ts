import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { budgets, type BudgetId } from './budgets.ts'

const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8')
/** Rows of the table of figures: id, the signs of must and goal, and value, must and goal as numbers; of "10; 0" the first. */
const rowsIn = (text: string) =>
  [...text.matchAll(/^\| (P\d+\w?) [^|]*\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)].map(([, id, ...cells]) => ({
    id: id as BudgetId,
    signs: cells.slice(1).map((cell) => /^ *([≤≥])/.exec(cell)?.[1]),
    numbers: cells.map((cell) => Number.parseFloat(cell.replace(/^ *[≤≥]/, ''))),
  }))
const limitsOf = (id: BudgetId) => [budgets[id].must, budgets[id].goal]
const signOf = (id: BudgetId) => (budgets[id].better === 'less' ? '≤' : '≥')

it('the README shows the limits that the budgets have, and on which side of them is good', () => {
  const rows = rowsIn(readme)
  expect(rows.length).toBeGreaterThan(9)
  for (const { id, signs, numbers } of rows) {
    expect([id, ...numbers.slice(1)]).toEqual([id, ...limitsOf(id)])
    expect([id, ...signs]).toEqual([id, signOf(id), signOf(id)])
  }
})

it('a row is read with its units, and with a second figure', () => {
  expect(rowsIn('| P4 home, cold: requests | 10; 0 | ≤ 11; 0 | ≤ 7; 0 |\n| P12 rate | 0.5 | ≥ 0.6 | 0.7 |')).toEqual([
    { id: 'P4', signs: ['≤', '≤'], numbers: [10, 11, 7] },
    { id: 'P12', signs: ['≥', undefined], numbers: [0.5, 0.6, 0.7] },
  ])
})
