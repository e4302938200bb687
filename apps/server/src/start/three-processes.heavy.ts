import { existsSync } from 'node:fs'
import path from 'node:path'
import { redisAnswers } from '../modules/chat/testing/redis-of-test.ts'
import type { HeavyFigure, HeavyRun } from '../testing/heavy.ts'
import { threeProcesses as loseOneAfterTheOther } from './testing/three-processes.ts'

/** Without it a server answers calls alone. */
const PAGES = path.join(import.meta.dirname, '../../../portal/dist/server/entry-server.js')

/** replica.test.ts loses the standby of one process; rough-chat.test.ts, two processes of the chat. */
export const threeProcesses: HeavyRun = {
  what: 'three processes on PostgreSQL with a standby, Redis and object storage, each lost or slow in turn: failed reads, sales and gifts that are wrong, chat messages lost, doubled or in another order, sessions that ended',
  must: '0, and reads at the standby',
  async run({ progress, long }): Promise<HeavyFigure> {
    const hasPages = existsSync(PAGES)
    const troubles: string[] = []
    const onTrouble = (name: string) => {
      troubles.push(name)
      progress({ value: NaN, ok: false, notes: { troubles: troubles.join(', ') } })
    }
    const size = { stepMs: long ? 30_000 : 4_000, places: 60, people: 20, hasPages, onTrouble }
    const { done, scansAtStandby, ...faults } = await loseOneAfterTheOther(size)
    const value = Object.values(faults).reduce((sum, count) => sum + count, 0)
    const ok = value === 0 && scansAtStandby > 0 && done['messages'] !== 0 && done['gifts'] !== 0
    const redis = (await redisAnswers()) ? 'yes' : 'does not answer: chat through PostgreSQL'
    return { value, ok, notes: { ...done, ...faults, scansAtStandby, redis, pages: String(hasPages) } }
  },
}
