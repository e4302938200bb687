import { loadModulesQuickly } from '../../../runtime/module-loading.ts'

/**
 * A separate server process, for tests that kill, pause, drain or measure servers. Prints its port when it is ready,
 * and for each line of input the microseconds of CPU time used.
 */
loadModulesQuickly()
const { openDatabase } = await import('../../../database/open-database.ts')
const { drainOnSignal } = await import('../../../http/drain.ts')
const { readConfig } = await import('../../../runtime/config.ts')
const { buildServer } = await import('../../../start/build-server.ts')
const { seedChurch } = await import('../../../testing/seed-churches.ts')

const config = readConfig(process.env)
const database = await openDatabase({ dataFolder: config.dataFolder, url: config.databaseUrl })
const [codigo] = process.argv.slice(2)
if (codigo) await seedChurch(database, { codigo })
const app = await buildServer({ config, database })
app.addHook('onClose', () => database.close())
await app.listen({ port: config.port, host: '127.0.0.1', listenTextResolver: () => '' })
const address = app.server.address()
process.stdout.write(`ready ${typeof address === 'object' ? address?.port : ''}\n`)
process.stdin.on('data', () => {
  const { user, system } = process.cpuUsage()
  process.stdout.write(`cpu ${user + system}\n`)
})
// The parent process has ended.
process.stdin.once('close', () => process.exit(1))
drainOnSignal(app)
