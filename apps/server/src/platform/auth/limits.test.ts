import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { drizzle } from 'drizzle-orm/node-postgres'
import { systemClock } from '../../runtime/clock.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { type LimitRule, type Limits, limits } from './limits.ts'
import { serverKeys } from './server-keys.ts'
import { sweep } from './sweep.ts'

const DAY = 86_400_000
/** Keys of another server. */
const newKeys = () => serverKeys({ tokenKey: randomBytes(32).toString('hex'), dataFolder: '' })
let database: TestDatabase
let counted: Limits
let now = Date.parse('2030-01-09T12:00:00Z')
const clock = () => new Date(now)
const db = () => drizzle({ client: database.pool })
beforeAll(async () => {
  database = await testDatabase()
  counted = limits(db(), newKeys(), clock)
})
afterAll(() => database.close())

describe('a limit', () => {
  it('allows exactly its attempts, and reports exactly how long to wait', async () => {
    let subject = 0
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 9 }), async (burst, seconds) => {
        const rule: LimitRule = { name: 'test', burst, everyMs: seconds * 1000 }
        const who = `somebody ${++subject}`
        const waits = []
        for (let i = 0; i <= burst; i++) waits.push(await counted.take(rule, who))
        expect(waits).toEqual([...Array.from({ length: burst }, () => 0), seconds])
        now += seconds * 1000 - 1
        expect(await counted.take(rule, who)).toBe(1)
        now += 1
        expect(await counted.take(rule, who)).toBe(0)
        expect(await counted.take(rule, who)).toBe(seconds)
        expect(await counted.take(rule, `${who} else`)).toBe(0)
        await counted.giveBack(rule, who)
        expect(await counted.take(rule, who)).toBe(0)
        await counted.forgive(rule, who)
        expect(await counted.take(rule, who)).toBe(0)
      }),
      { numRuns: 12 },
    )
  })

  it('combined with another counts only what both allow, and reports the longer wait', async () => {
    const wide: LimitRule = { name: 'wide', burst: 3, everyMs: 1000 }
    const narrow: LimitRule = { name: 'narrow', burst: 1, everyMs: 60_000 }
    const both = (who: string) =>
      [
        [wide, 'together'],
        [narrow, who],
      ] as const
    expect(await counted.takeAll(both('one'))).toBe(0)
    expect(await counted.takeAll(both('one'))).toBe(60)
    expect(await counted.takeAll(both('two'))).toBe(0)
    expect(await counted.takeAll(both('three'))).toBe(0)
    expect(await counted.takeAll(both('four'))).toBe(1)
    expect(await counted.take(narrow, 'four')).toBe(0)
  })

  it.each([1, 3, 60])('of %i at once locks nobody out when the clock jumps ahead and back', async (burst) => {
    const rule: LimitRule = { name: 'jump', burst, everyMs: 60_000 }
    const who = `jumper ${burst}`
    now += 400 * DAY
    for (let i = 0; i < burst; i++) expect(await counted.take(rule, who)).toBe(0)
    now -= 400 * DAY
    expect(await counted.take(rule, who)).toBe(0)
    expect(await counted.take(rule, who)).toBe(60)
    now += 60_000
    expect(await counted.take(rule, who)).toBe(0)
    expect(await counted.take(rule, who)).toBe(60)
    await counted.forgive(rule, who)
  })

  it('stores no subject in plain text, and deletes expired ones', async () => {
    await counted.take({ name: 'test', burst: 1, everyMs: 1000 }, 'canary@demo.test')
    expect(JSON.stringify(await database.admin('select * from limite'))).not.toContain('canary')
    now += 3_600_000
    await sweep(db(), clock)
    expect(await database.admin('select from limite')).toEqual([])
  })
})

describe('the server’s limits', () => {
  afterEach(() => void vi.useRealTimers())
  const jump = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY })

  it('use the database’s clock', async () => {
    const rule: LimitRule = { name: 'database clock', burst: 2, everyMs: 3_600_000 }
    const served = limits(db(), newKeys(), systemClock)
    jump(400)
    expect(await served.take(rule, 'one')).toBe(0)
    expect(await served.take(rule, 'one')).toBe(0)
    vi.useRealTimers()
    const wait = await served.take(rule, 'one')
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(3_600)
    jump(400) // nor does a jump release anyone early
    expect(await served.take(rule, 'one')).toBeGreaterThan(0)
  })

  it('survive the sweep, as do sessions, while the machine’s clock is ahead', async () => {
    const rule: LimitRule = { name: 'sweep', burst: 1, everyMs: 3_600_000 }
    const served = limits(db(), newKeys(), systemClock)
    await served.take(rule, 'one')
    const [account] = await database.admin<{ id: string }>(
      `insert into conta (email, nome, sobrenome, senha_hash) values ('swept@demo.test', 'A', 'B', '') returning id`,
    )
    await database.admin(
      `insert into sessao (conta_id, semente, data_cadastro, data_expiracao) values ($1, '', now(), now() + interval '90 d')`,
      [account?.id],
    )
    jump(400)
    await sweep(db(), systemClock)
    vi.useRealTimers()
    expect(await database.admin('select from sessao where conta_id = $1', [account?.id])).toHaveLength(1)
    expect(await served.take(rule, 'one')).toBeGreaterThan(0)
  })
})
