import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attackerSteps, HOSTILE_NETWORKS, PLACES_OF_ORDER } from '../testing/hostile/attackers.ts'
import { client } from '../testing/hostile/client.ts'
import type { CrowdTask, Step } from '../testing/hostile/crowd-task.ts'
import { HELD_PLACES, saleChurch } from '../testing/hostile/sale-church.ts'
import { visitorSteps } from '../testing/hostile/visitors.ts'
import { type People, people } from '../testing/people.ts'

const VISITORS = 6
const ATTACKERS = 24
/** Enough for a visitor to sign in and to buy. */
const VISITOR_STEPS = 10
const ATTACKER_STEPS = 8

/** hostile-hour.heavy.ts runs for minutes, with pages, against a server process, and compares times. */
describe('attackers beside ordinary visitors', () => {
  let world: People
  let visitors: Step[]
  let attackers: Step[]
  let held: number | undefined
  beforeAll(async () => {
    world = await people(undefined, { trustedProxies: ['127.0.0.1'], writesPerMinute: 120 })
    const { app, database, get } = world.server
    const sale = await saleChurch(database, async (path, host) => (await get(path, { headers: { host } })).json())
    await app.listen({ host: '127.0.0.1', port: 0 })
    const port = (app.server.address() as AddressInfo).port
    const given = { ...sale, port, paceMs: 0, members: ['ana@demo.test'], pages: false }
    const crowd = async (role: CrowdTask['role'], steps: typeof visitorSteps, count: number, each: number) => {
      const task = { ...given, role, people: count }
      const network = (number: number) =>
        role === 'visitors' ? `10.50.${number}` : `203.0.${number % HOSTILE_NETWORKS}`
      const numbers = Array.from({ length: count }, (_, number) => number)
      return (
        await Promise.all(numbers.map((number) => take(steps, task, `${network(number)}.${number + 1}`, number, each)))
      ).flat()
    }
    ;[visitors, attackers] = await Promise.all([
      crowd('visitors', visitorSteps, VISITORS, VISITOR_STEPS),
      crowd('attackers', attackerSteps, ATTACKERS, ATTACKER_STEPS),
    ])
    held = (await database.admin<{ held: number }>(HELD_PLACES, [sale.paid.id]))[0]?.held
  }, 240_000)
  afterAll(() => world.close())

  it('do not keep visitors from browsing, signing in and buying', () => {
    expect(outcomes(visitors.filter(({ expected }) => !expected))).toEqual([])
    const kinds = new Set(visitors.map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(['event', 'event list', 'purchase', 'sign-in', 'start-up'])
  })

  it('are refused: forged captchas, bodies for quadratic patterns, unpaid orders beyond the limit', () => {
    expect(outcomes(attackers.filter(({ expected }) => !expected))).toEqual([])
    const seen = outcomes(attackers)
    expect(seen).toContain('forged captcha: 400 captcha_invalid')
    expect(seen).toContain('quadratic body: 400 validation')
    expect(seen).toContain('unpaid order: 403 captcha_required')
  })

  it('hold no more places than two orders of each network', () => {
    expect(held).toBe(HOSTILE_NETWORKS * 2 * PLACES_OF_ORDER)
  })
})

/** The first steps of one person, from one address over one connection. */
async function take(steps: typeof visitorSteps, task: CrowdTask, address: string, number: number, count: number) {
  const own = client(task.port, address)
  const taken: Step[] = []
  for await (const step of steps(task, own, number)) {
    taken.push(step)
    if (taken.length === count) break
  }
  own.close()
  return taken
}

const outcomes = (steps: readonly Step[]) =>
  [...new Set(steps.map(({ kind, outcome }) => `${kind}: ${outcome}`))].sort()
