import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { scratchFolder } from '../testing/processes.ts'
import { addressGroup, type LimitRule, type Limits, limits } from './limits.ts'
import { serverKeys } from './server-keys.ts'
import { sweep } from './sweep.ts'
import { drizzle } from 'drizzle-orm/node-postgres'

let database: TestDatabase
let counted: Limits
let now = Date.parse('2030-01-09T12:00:00Z')
const clock = () => new Date(now)
const db = () => drizzle({ client: database.pool })
beforeAll(async () => {
  database = await testDatabase()
  counted = limits(db(), serverKeys({ tokenKey: undefined, dataFolder: scratchFolder('limits') }), clock)
})
afterAll(() => database.close())

describe('a limit', () => {
  it('lets in what it says and no more, and tells exactly how long to wait', async () => {
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

  it('that holds together with another counts only what both let in, and tells the longer wait', async () => {
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

  it('keeps no subject in the clear, and forgets who is free again', async () => {
    await counted.take({ name: 'test', burst: 1, everyMs: 1000 }, 'canary@demo.test')
    expect(JSON.stringify(await database.admin('select * from limite'))).not.toContain('canary')
    now += 3_600_000
    await sweep(db(), clock)
    expect(await database.admin('select from limite')).toEqual([])
  })
})

describe('one address', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('is %s as %s', (ip, group) => expect(addressGroup(ip)).toBe(group))

  it('is a whole /64 of IPv6, and no other', () => {
    const group = fc.stringMatching(/^[1-9a-f][0-9a-f]{0,3}$/)
    const four = fc.tuple(group, group, group, group).map((groups) => groups.join(':'))
    fc.assert(
      fc.property(four, four, four, (network, one, other) => {
        expect(addressGroup(`${network}:${one}`)).toBe(network)
        expect(addressGroup(`${network}:${other}`)).toBe(network)
      }),
    )
  })
})
