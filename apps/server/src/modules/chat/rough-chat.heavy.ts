import type { HeavyFigure, HeavyRun } from '../../testing/heavy.ts'
import { ownRedis } from './testing/own-redis.ts'
import { redisOfTest } from './testing/redis-of-test.ts'
import { roughChat, type RoughSize } from './testing/rough-chat.ts'

/** About sixty messages a second, each to two hundred people: what two cores can handle during the disturbances. */
const SIZE = { clients: 200, messages: 50, paceMs: 3_000, kills: 10, pauses: 10, cuts: 10, dropped: 40 }
/** A third of the messages, to save some minutes. */
const SHORT = { ...SIZE, messages: 17, kills: 4, pauses: 4, cuts: 4, dropped: 14 }

async function figure(size: RoughSize, notes: Record<string, string> = {}): Promise<HeavyFigure> {
  const { acknowledged, restarts, ...faults } = await roughChat(size)
  const value = Object.values(faults).reduce((sum, count) => sum + count, 0)
  const ok = value === 0 && acknowledged === size.clients * size.messages
  return { value, ok, notes: { acknowledged, restarts, ...faults, ...notes } }
}

/** Quality R5 at full size; rough-chat.test.ts runs 60 clients. */
export const roughChatRun: HeavyRun = {
  figure: 'R5',
  what: 'chat messages lost, doubled, in another order or deleted late: 200 clients, two processes killed, paused, cut off',
  must: '0',
  run: () => figure(SIZE),
}

/** The same over Redis: a separate process if installed, else a running one behind a proxy. */
export const roughChatOverRedis: HeavyRun = {
  what: 'the same with hints over Redis, which is killed, comes back empty, and has its connections cut; a third as long without --long',
  must: '0',
  async run({ long }) {
    const own = await ownRedis()
    const redis = await redisOfTest(own)
    try {
      const restarts = own ? 'its process killed' : 'cut off and emptied'
      const troubles = long
        ? { ...SIZE, redisCuts: 10, redisRestarts: 10 }
        : { ...SHORT, redisCuts: 4, redisRestarts: 4 }
      return await figure({ ...troubles, redis }, { restarts })
    } finally {
      await redis.close()
      own?.stop()
    }
  },
}

/** The control: clients that never request missed messages lack some. */
export const roughChatForgetful: HeavyRun = {
  what: 'clients with another history where nobody asks for what they have missed: the troubles do what they should',
  must: '> 0',
  async run() {
    const { otherHistories, lost } = await roughChat({
      ...SHORT,
      messages: 10,
      kills: 2,
      pauses: 2,
      neverCatchesUp: true,
    })
    return { value: otherHistories, ok: otherHistories > 0, notes: { lost } }
  },
}
