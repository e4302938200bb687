import { expect, it } from 'vitest'
import { roughChat } from './testing/rough-chat.ts'

// Quality R5, bounded; rough-chat.heavy.ts is the full one.
it(
  'loses and doubles nothing while processes die and wait, and shows all one history',
  { timeout: 240_000 },
  async () => {
    const { acknowledged, ...faults } = await roughChat({
      ...{ clients: 60, messages: 6, kills: 1, pauses: 1, cuts: 1, dropped: 10 },
    })
    expect(acknowledged).toBe(360)
    expect(faults).toEqual({ lost: 0, doubled: 0, otherHistories: 0, lateDeletions: 0 })
  },
)
