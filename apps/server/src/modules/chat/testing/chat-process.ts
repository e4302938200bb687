import { readConfig } from '../../../config.ts'
import { openDatabase } from '../../../database/open-database.ts'
import { buildServer } from '../../../http/build-server.ts'

/** A server of its own for what kills, pauses and drains servers; it says its port when it is ready. */
const config = readConfig(process.env)
const database = await openDatabase({ dataFolder: config.dataFolder, url: config.databaseUrl })
const app = await buildServer({ config, database })
app.addHook('onClose', () => database.close())
await app.listen({ port: config.port, host: '127.0.0.1', listenTextResolver: () => '' })
const address = app.server.address()
process.stdout.write(`ready ${typeof address === 'object' ? address?.port : ''}\n`)
// Whoever started it is gone: nobody else would end it.
process.stdin.resume().once('close', () => process.exit(1))
process.once('SIGTERM', () => void app.drain().then(() => process.exit(0)))
