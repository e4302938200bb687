import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { runServer } from 'verdaccio'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import type { Later } from '../bench/portal/clean-up.ts'

export type Registry = {
  address: string
  /** npm's configuration for who publishes here. */
  userConfig: string
}

/** A registry of npm packages on loopback that has nothing yet and asks nobody. Its storage lies in this folder. */
export async function startRegistry(folder: string, later: Later): Promise<Registry> {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const everybody = { access: '$all', publish: '$all' }
  const server = (await runServer({
    storage: path.join(folder, 'storage'),
    configPath: path.join(folder, 'config.yaml'),
    self_path: path.join(folder, 'config.yaml'),
    auth: { htpasswd: { file: path.join(folder, 'people') } },
    uplinks: {},
    packages: { '**': everybody },
    log: { type: 'stdout', format: 'pretty', level: 'error' },
    web: { enable: false },
    // the largest package of ours is far below it
    max_body_size: '50mb',
  } as unknown as Parameters<typeof runServer>[0])) as Server
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  later(() => {
    server.close()
    server.closeAllConnections()
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const userConfig = path.join(folder, 'npmrc')
  // npm publishes nothing without a token, whatever it is
  writeFileSync(userConfig, `//${host}/:_authToken=nobody\n`)
  return { address: `http://${host}/`, userConfig }
}
