import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../runtime/config.ts'
import { buildServer } from '../start/build-server.ts'
import { type HeavyRun, repeatedly } from '../testing/heavy.ts'
import { scratchFolder, until } from '../testing/processes.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { freezableProxy } from '../testing/freezable-proxy.ts'
import { testDatabase } from '../testing/test-database.ts'
import { openAt } from './open-database.ts'

const ROUNDS = { usual: 5, long: 30 }
/** Shorter than in production; long compared to an answer. */
const SILENT_MS = 2_000
/** Requests of each kind that wait when the connections fall silent: far more than there are connections. */
const WAITING_REQUESTS = 60
const ANSWER_TIMEOUT_MS = 60_000
const URLS = ['/healthz', '/api/v1/igreja/codigo/own', '/api/v1/igreja/igreja-own/evento/']

/** watched-client.test.ts silences them once for each kind of work. */
export const silentConnectionsHealed: HeavyRun = {
  what: `all database connections fall silent under ${WAITING_REQUESTS * URLS.length} requests, ${ROUNDS.usual} times (--long: ${ROUNDS.long}): times that one was never answered, or a later one failed`,
  must: '0',
  async run({ long, progress }) {
    const admin = await testDatabase()
    const proxy = await freezableProxy(`${admin.pool.options.host}/.s.PGSQL.5432`)
    const name = String(admin.pool.options.database)
    const database = await openAt(
      { url: `postgres://atrio_owner@127.0.0.1:${proxy.port}/${name}` },
      { silentMs: SILENT_MS },
    )
    const config = { ...readConfig({}), dataFolder: scratchFolder('silent') }
    const app = await buildServer({ config, database })
    const get = (url: string) =>
      Promise.race([
        app.inject({ method: 'GET', url }).then(({ statusCode }) => statusCode),
        sleep(ANSWER_TIMEOUT_MS, 0),
      ])
    const crowd = () => Promise.all(Array.from({ length: WAITING_REQUESTS }, () => URLS.map(get)).flat())
    try {
      await seedChurch(admin, { codigo: 'own' })
      return await repeatedly(
        { times: long ? ROUNDS.long : ROUNDS.usual, sums: ['answered', 'refused'], progress },
        async () => {
          await Promise.all([crowd(), ...Array.from({ length: 10 }, () => database.pool.query('select pg_sleep(0.2)'))])
          await until(() => proxy.openCount() > 0)
          proxy.freeze()
          const statuses = await crowd()
          const later = await crowd()
          const unanswered = [...statuses, ...later].filter((status) => status === 0).length
          const failed = later.filter((status) => status !== 200).length
          const [answered, refused] = [200, 503].map((code) => statuses.filter((status) => status === code).length)
          return {
            ok: unanswered + failed === 0 && answered! + refused! === statuses.length,
            answered,
            refused,
            unanswered,
            failed,
          }
        },
      )
    } finally {
      await app.close()
      await database.close()
      await proxy.close()
      await admin.close()
    }
  },
}
