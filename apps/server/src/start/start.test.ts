import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { databaseFolders, postmasterOf } from '../database/embedded/folders.ts'
import { connectingClients } from '../testing/connecting-clients.ts'
import { copyCluster } from '../testing/copied-cluster.ts'
import { heldSocket } from '../testing/held-socket.ts'
import { processesWith, runSource, said, scratchFolder, until } from '../testing/processes.ts'
import { runServer } from '../testing/running-server.ts'

const MAIN = path.join(import.meta.dirname, '../main.ts')
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

function newFolder() {
  const folder = scratchFolder('start')
  cleanups.push(async () => {
    await until(() => processesWith(folder).length === 0)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
/** A data folder with a cluster, in which only the database itself is still missing. */
async function folderWithCluster(): Promise<string> {
  const folder = newFolder()
  await copyCluster(folder)
  return folder
}
function launch(env: Record<string, string>): ChildProcess {
  const child = runSource(MAIN, [], { HOST: '127.0.0.1', PORT: '0', DEMONSTRATION: 'false', DATABASE_URL: '', ...env })
  cleanups.push(() => child.kill('SIGKILL'))
  return child
}
const portOf = (text: string) => Number(/ready on port (\d+)\./.exec(text)?.[1])
async function started(folder: string) {
  const child = launch({ DATA_DIR: folder })
  return { child, port: portOf(await said(child, /ready on port \d+\./)) }
}
type Answer = { status: number; goAway: boolean }
const get = (port: number, url: string, agent?: http.Agent) =>
  new Promise<Answer>((resolve, reject) => {
    const answered = (answer: http.IncomingMessage) =>
      answer
        .resume()
        .once('end', () => resolve({ status: answer.statusCode ?? 0, goAway: answer.headers.connection === 'close' }))
    http.get({ host: '127.0.0.1', port, path: url, agent }, answered).once('error', reject)
  })
const health = async (port: number) => (await get(port, '/healthz')).status
/** The message and exit code of a failed start. */
async function failure(env: Record<string, string>) {
  const child = launch(env)
  let message = ''
  child.stderr?.on('data', (text) => (message += text))
  const [code] = await once(child, 'close')
  return { code, message: message.trim() }
}

describe('a failed start', () => {
  it('names a port in use', async () => {
    const other = net.createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as net.AddressInfo
    expect(await failure({ DATA_DIR: await folderWithCluster(), PORT: String(port) })).toEqual({
      code: 1,
      message: `Port ${port} is in use. Stop what uses it, or set PORT to another.`,
    })
    other.close()
  })

  it('names a data folder that is not writable, an unreachable database and invalid settings', async () => {
    const folder = newFolder()
    writeFileSync(path.join(folder, 'file'), '')
    const [unwritable, unreachable, wrong] = await Promise.all([
      failure({ DATA_DIR: path.join(folder, 'file', 'data') }),
      failure({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/atrio' }),
      failure({ PORT: 'http', LOG_LEVEL: 'loud' }),
    ])
    expect(unwritable.message).toMatch(/^The data folder .*file\/data can not be written \(ENOTDIR\)\..*$/)
    expect(unreachable.message).toMatch(
      /^The database of DATABASE_URL \(127\.0\.0\.1:1\/atrio\) can not be reached: .*$/,
    )
    expect(wrong.message.split('\n')).toHaveLength(2)
    expect([unwritable.code, unreachable.code, wrong.code]).toEqual([1, 1, 1])
  })
})

describe('a running server', () => {
  it('shares its data folder with a second one, and leaves no process behind when both are killed', async () => {
    const folder = newFolder()
    const [first, second] = await Promise.all([started(folder), started(folder)])
    expect(await Promise.all([health(first.port), health(second.port)])).toEqual([200, 200])
    first.child.kill('SIGKILL')
    await once(first.child, 'close')
    expect(await health(second.port)).toBe(200)
    second.child.kill('SIGKILL')
    await until(() => processesWith(folder).length === 0)
    expect(await health((await started(folder)).port)).toBe(200)
    // three starts, one of them with a new database: 5 s alone, 15 s beside six that compute, and once a minute was not enough
  }, 240_000)

  it('recovers by itself when its database is killed', async () => {
    const folder = await folderWithCluster()
    const { port } = await started(folder)
    for (const pid of processesWith(folder)) {
      if (processesWith('keeper.ts').includes(pid)) process.kill(pid, 'SIGKILL')
    }
    await until(async () => (await health(port)) === 200 && processesWith(folder).length > 0)
  })

  it('reports an outage of its database in /healthz and its log, and the end of it', async () => {
    const server = await runServer(await folderWithCluster(), { DEMONSTRATION: 'false' })
    cleanups.push(() => server.kill())
    const { cluster } = databaseFolders(server.folder)
    const settings = path.join(cluster, 'postgresql.conf')
    renameSync(settings, `${settings}.away`)
    process.kill(postmasterOf(cluster), 'SIGKILL')
    await until(() => /"failures":[1-9].*the embedded database is being started again/.test(server.output()))
    const { status, headers, body } = await server.ask('/healthz')
    expect([status, headers['retry-after']]).toEqual([503, '1'])
    expect(JSON.parse(body)).toMatchObject({ status: 'database starting again', since: expect.any(String) as string })
    expect(body).not.toContain(server.folder)
    renameSync(`${settings}.away`, settings)
    await until(async () => (await server.ask('/healthz')).status === 200)
    await until(() => server.output().includes('the embedded database is back'))
  })

  it('finishes requests in progress after SIGTERM, and fails none', async () => {
    const { child, port } = await started(await folderWithCluster())
    const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
    cleanups.push(() => agent.destroy())
    const answers: number[] = []
    // Like a balancer: requests without pause over keep-alive connections, until `Connection: close`.
    const visitor = async () => {
      for (;;) {
        const { status, goAway } = await get(port, '/api/v1/igreja/codigo/none', agent)
        answers.push(status)
        if (goAway) return
      }
    }
    const visitors = Promise.all(Array.from({ length: 8 }, visitor))
    await until(() => answers.length > 100)
    const ended = once(child, 'close')
    child.kill('SIGTERM')
    await visitors
    expect((await ended)[0]).toBe(0)
    expect(new Set(answers)).toEqual(new Set([404]))
  })

  it('loses no connection when it restarts on a listening socket that another process holds', async () => {
    const folder = await folderWithCluster()
    const server = await heldSocket(folder)
    cleanups.push(() => server.close())
    const clients = connectingClients(server.port, { path: '/api/v1/openapi.json', threads: 1, clients: 8 })
    expect(await server.restart()).toBe(0)
    expect(await health(server.port)).toBe(200)
    clients.stop()
    const { answered, ...lost } = await clients.outcomes
    expect(lost).toEqual({ refused: 0, reset: 0, unanswered: 0 })
    expect(answered).toBeGreaterThan(0)
  }, 240_000)

  it('refuses LISTEN_FDS without a listening socket', async () => {
    const { code, message } = await failure({ DATA_DIR: await folderWithCluster(), LISTEN_FDS: '1' })
    expect([code, message]).toEqual([1, expect.stringMatching(/^File descriptor 3 is no listening socket/)])
  })
})
