import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../testing/processes.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { type ChatHints, chatHints, type Hint, type OpenHints } from './chat-hints.ts'
import { hintsByPostgres } from './hints-by-postgres.ts'
import { hintsByRedis } from './hints-by-redis.ts'
import { redisAnswers, redisOfTest, type TestRedis } from './testing/redis-of-test.ts'

const hasRedis = await redisAnswers()
let database: TestDatabase
let redis: TestRedis
beforeAll(async () => {
  database = await testDatabase()
  if (hasRedis) redis = await redisOfTest()
})
afterAll(async () => {
  await database.close()
  if (hasRedis) await redis.close()
})

/** The hints that one process has received. */
type Process = ChatHints & { heard: Hint[][]; gaps: () => number; errors: Error[] }
const processes: ChatHints[] = []
afterEach(async () => {
  await Promise.all(processes.splice(0).map((one) => one.close()))
})
function begin(open: OpenHints): Process {
  let gaps = 0
  const heard: Hint[][] = []
  const errors: Error[] = []
  const onHints = (hints: Hint[] | null) => void (hints ? heard.push(hints) : gaps++)
  const hints = chatHints({ open, onHints, onError: (error) => errors.push(error) })
  processes.push(hints)
  return { ...hints, heard, gaps: () => gaps, errors }
}
async function two(open: OpenHints): Promise<[Process, Process]> {
  const both: [Process, Process] = [begin(open), begin(open)]
  await until(() => both.every(({ gaps }) => gaps() === 1))
  return both
}
const rooms = ({ heard }: Process) => heard.flat().map(({ church, about }) => `${church}${about}`)
const cutListeners = () =>
  database.admin<{ done: boolean }>(
    `select pg_terminate_backend(pid) as done from pg_stat_activity
     where datname = current_database() and usename = 'atrio_owner' and pid <> pg_backend_pid()`,
  )

const ways = [
  { way: 'PostgreSQL', there: true, open: () => hintsByPostgres(database.owner), cut: cutListeners },
  { way: 'Redis', there: hasRedis, open: () => hintsByRedis(redis.place), cut: () => redis.cut() },
]
describe.each(ways)('hints over $way', ({ there, open, cut }) => {
  it.skipIf(!there)('reach every process, batched', async () => {
    const [one, other] = await two(open())
    for (let n = 0; n < 2_000; n++) one.send({ church: 1_000_000 + (n % 1_500), about: n % 2 ? 'm' : 'e' })
    await until(() => [one, other].every((process) => rooms(process).length >= 1_500))
    expect(new Set(rooms(other)).size).toBe(1_500)
    expect(rooms(other)).toContain('1000001m')
    expect(other.heard.length).toBeLessThan(10)
  })

  it.skipIf(!there)('continue after cut connections, and report the gap', async () => {
    const [one, other] = await two(open())
    await cut()
    await until(() => one.gaps() === 2 && other.gaps() === 2)
    one.send({ church: 7, about: 'm' })
    await until(() => rooms(other).includes('7m'))
    expect(one.errors).toHaveLength(1)
  })
})

describe('hints without a server', () => {
  it.each([
    ['PostgreSQL', hintsByPostgres({ host: '127.0.0.1', port: 1, user: 'nobody' })],
    ['Redis', hintsByRedis({ url: 'redis://127.0.0.1:1', prefix: 'atrio-test' })],
  ])('report the error once, retry, and can be closed: %s', async (_way, open) => {
    let tries = 0
    const alone = begin((heard) => (tries++, open(heard)))
    alone.send({ church: 1, about: 'm' })
    await until(() => tries > 2)
    expect(alone.errors).toHaveLength(1)
    expect(alone.gaps()).toBe(0)
    await alone.close()
  })
})

describe.skipIf(!hasRedis)('Redis', () => {
  it('survives a restart that empties it', async () => {
    const [one, other] = await two(hintsByRedis(redis.place))
    await redis.restart(async () => {
      await until(() => one.errors.length === 1 && other.errors.length === 1)
      one.send({ church: 8, about: 'm' })
    })
    await until(() => one.gaps() === 2 && other.gaps() === 2)
    await until(() => rooms(other).includes('8m')) // kept until a process listens
    one.send({ church: 9, about: 'e' })
    await until(() => rooms(other).includes('9e'))
  })

  it('may be replaced by one whose clock is behind', async () => {
    const [one, other] = await two(hintsByRedis(redis.place, 200))
    await redis.aheadOfTime('12m')
    await until(() => rooms(one).includes('12m') && rooms(other).includes('12m'))
    await redis.empty()
    one.send({ church: 13, about: 'm' })
    await until(() => one.gaps() === 2 && other.gaps() === 2)
    one.send({ church: 14, about: 'm' })
    await until(() => rooms(other).includes('14m'))
  })

  it('is given up when it accepts hints but delivers none', async () => {
    const [one, other] = await two(hintsByRedis(redis.place))
    redis.fallSilent()
    one.send({ church: 10, about: 'm' })
    await until(() => one.gaps() === 2)
    await redis.cut() // the other one sends nothing, and would wait for its time-out
    await until(() => other.gaps() === 2)
    one.send({ church: 11, about: 'm' })
    await until(() => rooms(other).includes('11m'))
  })
})
