import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HeavyRun } from '../testing/heavy.ts'
import { processesWith, until } from '../testing/processes.ts'
import { launchServer, newDataFolder, removeDataFolder, runServer } from '../testing/running-server.ts'

const CONTENT = path.join(import.meta.dirname, '../../content')
const KILLS = 8
/** A shorter key is incomplete: its signatures could be forged. */
const KEY_BYTES = 32
/** Milliseconds within which a start is killed: from before the database exists to after the last church. */
const MAX_KILL_AFTER_MS = 12_000

/** demonstration.test.ts interrupts one import within a church. */
export const killedFirstStarts: HeavyRun = {
  what: `demonstration churches missing, and signing keys cut short, after a first start was killed ${KILLS} times at other moments`,
  must: '0',
  async run() {
    const folder = newDataFolder()
    const key = path.join(folder, 'keys', 'token.key')
    let brokenKeys = 0
    const codes = readdirSync(CONTENT).filter((name) => name !== 'organizacoes')
    try {
      for (let kill = 0; kill < KILLS; kill++) {
        const child = launchServer(folder)
        const ended = once(child, 'close')
        await sleep(((kill + 1) * MAX_KILL_AFTER_MS) / KILLS)
        child.kill('SIGKILL')
        await ended
        await until(() => processesWith(folder).length === 0)
        if (existsSync(key) && statSync(key).size < KEY_BYTES) brokenKeys++
      }
      const server = await runServer(folder)
      const found = await Promise.all(codes.map((code) => server.ask(`/api/v1/igreja/codigo/${code}`)))
      // One of them is inactive, which is not missing.
      const missing = codes.filter((code, index) => code !== 'closed' && found[index]?.status !== 200)
      await server.kill()
      const value = missing.length + brokenKeys
      return { value, ok: value === 0, notes: { missing: missing.join() || 'none', brokenKeys } }
    } finally {
      await removeDataFolder(folder)
    }
  },
}
