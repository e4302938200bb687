import path from 'node:path'
import { budgets, keeps, type BudgetId } from './budgets.ts'
import { readClientBuild } from './client-build.ts'
import { weighHome, weighOthers } from './weigh.ts'

/** `npm run budgets`: the sizes of the built portal against their table; a figure over its must ends with 1. */
const build = readClientBuild(path.resolve(import.meta.dirname, '../../apps/portal/dist/client'))
const home = weighHome(build)

const figures: { budget: BudgetId; what: string; kB: number }[] = [
  { budget: 'P1', what: 'home', kB: home.kB },
  ...weighOthers(build).map(({ route, kB }) => ({ budget: 'P2' as const, what: route, kB })),
]
console.table(
  figures.map(({ budget, what, kB }) => {
    const { must, goal } = budgets[budget]
    return { budget, what, kB, must, goal, ok: keeps(budgets[budget], kB) }
  }),
)
console.table(home.files.map((file) => ({ 'script of home': file, kB: build.bytesOf(file) / 1000 })))

const over = figures.filter(({ budget, kB }) => !keeps(budgets[budget], kB))
for (const { budget, what, kB } of over) {
  console.error(`${budget} ${what}: ${kB} kB, at most ${budgets[budget].must} are allowed.`)
}
process.exitCode = over.length > 0 ? 1 : 0
