import { grownServer } from './grown-server.ts'
import { growthOf, readCosts } from './read-costs.ts'

/**
 * For `npm run bench`: grows a church to each of the sizes given as arguments, and sends what every GET costs at each to
 * the process that started it.
 */
const server = await grownServer()
try {
  const costs = Object.entries(await readCosts(server, process.argv.slice(2).map(Number)))
  process.send?.(Object.fromEntries(costs.map(([operation, cost]) => [operation, { ...cost, growth: growthOf(cost) }])))
} finally {
  await server.close()
}
process.disconnect?.()
