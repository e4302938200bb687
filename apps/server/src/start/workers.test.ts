import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import type { CredenciaisWire, TokenChatWire } from '@atrio/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { chatClient, type ChatClient } from '../modules/chat/testing/chat-client.ts'
import { said } from '../modules/chat/testing/chat-world.ts'
import { hashPassword } from '../platform/auth/passwords.ts'
import { conta } from '../platform/auth/auth.tables.ts'
import { usuario } from '../platform/people/account.tables.ts'
import { connectingClients } from '../testing/connecting-clients.ts'
import { copyCluster } from '../testing/copied-cluster.ts'
import { heldSocket } from '../testing/held-socket.ts'
import {
  launchServer,
  newDataFolder,
  removeDataFolder,
  runServer,
  type RunningServer,
} from '../testing/running-server.ts'
import { processesWith, until } from '../testing/processes.ts'
import { PASSWORD } from '../testing/people.ts'
import { seedChurch } from '../testing/seed-churches.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

const WORKERS = { WORKERS: '2', DEMONSTRATION: 'false' }

async function folderWithCluster(): Promise<string> {
  const folder = newDataFolder()
  cleanups.push(() => removeDataFolder(folder))
  await copyCluster(folder)
  return folder
}
async function started(): Promise<RunningServer> {
  const server = await runServer(await folderWithCluster(), WORKERS)
  cleanups.push(() => server.kill())
  return server
}

/** Living processes that were started by this one, without its database's keeper. */
function workersOf(parent: number | undefined): number[] {
  const line = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8')
    } catch {
      return '' // it has ended meanwhile
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => Number(line(pid, 'stat').split(') ')[1]?.split(' ')[1]) === parent)
    .filter((pid) => line(pid, 'cmdline').includes('main.ts'))
    .map(Number)
}
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const post = async <T>(server: RunningServer, url: string, body: object): Promise<T> => {
  const answer = await server.ask(url, { host: 'demo.localhost', body })
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`)
  return JSON.parse(answer.body) as T
}

const EMAIL = 'ana@demo.test'

/** A church with a member in the server's own database. */
async function addMember(dataFolder: string): Promise<void> {
  const database = await openDatabase({ dataFolder })
  const senhaHash = await hashPassword(PASSWORD)
  await seedChurch(database, { codigo: 'demo' }, async (db, igrejaId) => {
    const person = { email: EMAIL, nome: 'Ana', sobrenome: 'Lima' }
    const dataVerificacaoEmail = new Date('2026-01-01T00:00:00Z')
    const [account] = await db
      .insert(conta)
      .values({ ...person, senhaHash, dataVerificacaoEmail })
      .returning()
    await db.insert(usuario).values({ ...person, igrejaId, contaId: account?.id ?? 0 })
  })
  await database.close()
}

/** Asks for a person's account over and over, each time on a new connection. */
function reader(server: RunningServer, token: string) {
  const outcomes: string[] = []
  let isDone = false
  const read = async () => {
    while (!isDone)
      outcomes.push(
        await server.ask('/api/v1/me', { token }).then(
          ({ status }) => String(status),
          (error: NodeJS.ErrnoException) => error.code ?? error.message,
        ),
      )
  }
  const reading = read()
  return {
    outcomes,
    async stop() {
      isDone = true
      await reading
    },
  }
}

async function killAndAwaitNext(server: RunningServer, pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await until(() => server.output().includes(`"pid":${pid},"code":null,"signal":"SIGKILL"`))
  await until(
    () => (server.output().match(/"msg":"listening"/g)?.length ?? 0) > 2 && workersOf(server.child.pid).length === 2,
  )
}

describe('two workers behind one port', () => {
  it('serve readers, sessions and the chat while each of them is killed and replaced, and end with their parent', async () => {
    const server = await started()
    await addMember(server.folder)
    const { token } = await post<CredenciaisWire>(server, '/api/v1/security/login_check', {
      username: EMAIL,
      password: PASSWORD,
    })
    const visitor = await post<TokenChatWire>(server, '/api/v1/igreja/igreja-demo/chat/token', { nome: 'Rui Alves' })
    const client: ChatClient = chatClient({ port: server.port, token: visitor.token, returns: true })
    cleanups.push(() => client.close())
    expect(said(await client.enter())).toBe('ok')
    const write = async (texto: string) => {
      const body = { idCliente: randomUUID(), texto }
      await until(async () => (await client.ask('enviar', body).then(said, () => 'lost')) === 'ok')
    }
    await write('before')

    const readers = [1, 2, 3, 4].map(() => reader(server, token))
    const killed = workersOf(server.child.pid)
    expect(killed).toHaveLength(2)
    for (const pid of killed) await killAndAwaitNext(server, pid)
    await Promise.all(readers.map(({ stop }) => stop()))
    for (const { outcomes } of readers) {
      expect(outcomes.length).toBeGreaterThan(20)
      // what was under way in a worker that was killed
      expect(outcomes.filter((outcome) => outcome !== '200').length).toBeLessThanOrEqual(killed.length)
    }
    const others = workersOf(server.child.pid)
    expect(others.filter((pid) => killed.includes(pid))).toEqual([])
    await write('after')
    await until(() => [...client.seen.values()].map(({ texto }) => texto).join() === 'before,after')

    server.child.kill('SIGKILL')
    await until(() => others.filter(isAlive).length === 0 && processesWith(server.folder).length === 0)
  }, 240_000)

  it('finish what is under way after SIGTERM to their parent, and leave no process behind', async () => {
    const server = await started()
    const pids = [server.child.pid ?? 0, ...workersOf(server.child.pid)]
    expect(pids.filter(isAlive)).toHaveLength(3)
    const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
    cleanups.push(() => agent.destroy())
    const statuses: number[] = []
    const visit = () =>
      new Promise<boolean>((resolve, reject) => {
        const { port } = server
        const asked = http.get({ host: '127.0.0.1', port, path: '/api/v1/igreja/codigo/none', agent }, (answer) => {
          statuses.push(answer.statusCode ?? 0)
          answer.resume().once('end', () => resolve(answer.headers.connection === 'close'))
        })
        asked.once('error', reject)
      })
    const visitor = async () => {
      while (!(await visit()));
    }
    const visitors = Promise.all(Array.from({ length: 8 }, visitor))
    await until(() => statuses.length > 100)
    const ended = once(server.child, 'close')
    server.child.kill('SIGTERM')
    await visitors
    expect(await ended).toEqual([0, null])
    expect(new Set(statuses)).toEqual(new Set([404]))
    expect(pids.filter(isAlive)).toEqual([])
    await until(() => processesWith(server.folder).length === 0)
  }, 240_000)

  it('lose no connection when they restart on a listening socket that another process holds', async () => {
    const server = await heldSocket(await folderWithCluster(), WORKERS)
    cleanups.push(() => server.close())
    const clients = connectingClients(server.port, { path: '/api/v1/openapi.json', threads: 1, clients: 8 })
    expect(await server.restart()).toBe(0)
    clients.stop()
    const { answered, ...lost } = await clients.outcomes
    expect(lost).toEqual({ refused: 0, reset: 0, unanswered: 0 })
    expect(answered).toBeGreaterThan(0)
  }, 240_000)

  it('say once why they can not start', async () => {
    const other = net.createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    cleanups.push(() => other.close())
    const { port } = other.address() as net.AddressInfo
    const child = launchServer(await folderWithCluster(), { ...WORKERS, PORT: String(port) })
    let message = ''
    child.stderr?.on('data', (text) => (message += text))
    const [code] = await once(child, 'close')
    expect([code, message]).toEqual([1, `Port ${port} is in use. Stop what uses it, or set PORT to another.\n`])
  }, 240_000)
})
