import { describe, expect, it } from 'vitest'
import { redisAnswers, redisOfTest } from './testing/redis-of-test.ts'
import { roughChat } from './testing/rough-chat.ts'

const hasRedis = await redisAnswers()
/** Limits for a busy machine; the heavy run holds what is promised. */
const within = { messages: 60_000, deletions: 60_000 }
const NONE = { lost: 0, doubled: 0, otherHistories: 0, lateDeletions: 0 }

// Quality R5, bounded; rough-chat.heavy.ts runs it in full.
describe('a chat with failures', { timeout: 240_000 }, () => {
  it('loses and duplicates nothing while processes are killed and paused, with one history for all', async () => {
    const {
      acknowledged,
      restarts: _,
      ...faults
    } = await roughChat({
      clients: 60,
      messages: 6,
      kills: 1,
      pauses: 1,
      cuts: 1,
      dropped: 10,
      within,
    })
    expect(acknowledged).toBe(360)
    expect(faults).toEqual(NONE)
  })

  it.skipIf(!hasRedis)('loses and duplicates nothing while Redis is cut off and comes back empty', async () => {
    const redis = await redisOfTest()
    const {
      acknowledged,
      restarts: _,
      ...faults
    } = await roughChat({
      redis,
      clients: 40,
      messages: 7,
      kills: 0,
      pauses: 0,
      cuts: 0,
      dropped: 8,
      redisCuts: 1,
      redisRestarts: 1,
      within,
    })
    expect(acknowledged).toBe(280)
    expect(faults).toEqual(NONE)
    await redis.close()
  })

  it('loses messages in clients that never request what they missed', async () => {
    const { otherHistories } = await roughChat({
      neverCatchesUp: true,
      clients: 20,
      messages: 8,
      kills: 0,
      pauses: 0,
      cuts: 1,
      dropped: 10,
    })
    expect(otherHistories).toBeGreaterThan(0)
  })
})
