import type { HeavyRun } from '../../testing/heavy.ts'
import { roughChat } from './testing/rough-chat.ts'

/** Quality R5 at its full size; rough-chat.test.ts runs 60 clients. */
export const roughChatRun: HeavyRun = {
  what: 'chat messages lost, doubled, in another order or deleted late: 200 clients, two processes killed, paused, cut off',
  must: '0',
  async run() {
    const { acknowledged, ...faults } = await roughChat({
      ...{ clients: 200, messages: 50, kills: 10, pauses: 10, cuts: 10, dropped: 40 },
    })
    const value = Object.values(faults).reduce((sum, count) => sum + count, 0)
    return { value, ok: value === 0 && acknowledged === 10_000, notes: { acknowledged, ...faults } }
  },
}
