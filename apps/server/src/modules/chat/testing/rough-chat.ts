import { type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverKeys } from '../../../auth/server-keys.ts'
import { runSource, said as printed, scratchFolder, until } from '../../../testing/processes.ts'
import { seedChurch } from '../../../testing/seed-churches.ts'
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts'
import { chatTokens } from '../chat-token.ts'
import { chatClient, type ChatClient } from './chat-client.ts'

type Size = {
  clients: number
  /** Of each client. */
  messages: number
  /** Each in its turn, while people write. */
  kills: number
  pauses: number
  /** Ends of all connections to the database, listening ones too. */
  cuts: number
  /** Clients that lose their connection, each time. */
  dropped: number
}
export type RoughResult = {
  acknowledged: number
  /** Acknowledged, and not in the history of the database or of somebody. */
  lost: number
  doubled: number
  /** Clients whose history is not the first client's. */
  otherHistories: number
  /** Deletions that somebody had not seen after two seconds. */
  lateDeletions: number
}

const KEY = 'a-key-of-the-rough-chat-only-0123456789'
const PAUSE_MS = 1_500

/** A server process that can be started again on its port. */
async function startServer(database: TestDatabase, dataFolder: string, port = 0) {
  const env = {
    ...{ DATABASE_URL: database.url, DATA_DIR: dataFolder, PORT: String(port), TOKEN_KEY: KEY },
    WRITES_PER_MINUTE: '100000',
  }
  const child = runSource(path.join(import.meta.dirname, 'chat-process.ts'), [], env)
  const [, found = '0'] = /ready (\d+)/.exec(await printed(child, /ready \d+/)) ?? []
  return { child, port: Number(found) }
}

/**
 * Quality R5: people write over two processes while these are killed and paused, the database's connections are cut and
 * clients drop; whoever gets no acknowledgement sends the same message again.
 */
export async function roughChat(size: Size): Promise<RoughResult> {
  const database = await testDatabase()
  const dataFolder = scratchFolder('rough-chat')
  const church = await seedChurch(database, { codigo: 'demo' })
  const servers = await Promise.all([startServer(database, dataFolder), startServer(database, dataFolder)])
  const { chatToken } = serverKeys({ tokenKey: KEY, dataFolder })
  const tokens = chatTokens(chatToken, () => new Date())
  const clients = await Promise.all(
    Array.from({ length: size.clients }, async (_, n) => {
      const who = { church, id: `v${n}`, name: `Rui ${n}`, avatar: null, email: null, account: null }
      const { token } = await tokens.sign({ ...who, role: 'visitante' })
      return chatClient({ port: servers[n % 2]?.port ?? 0, token, returns: true })
    }),
  )
  try {
    await Promise.all(clients.map(enterSurely))
    const acknowledged = new Map<string, number>()
    const writing = Promise.all(clients.map((client) => write(client, size.messages, acknowledged)))
    await disturb(size, { servers, clients, database, dataFolder })
    await writing
    const lateDeletions = await deleteSome(database, church, clients)
    return { ...(await compare(database, church, clients, acknowledged)), lateDeletions }
  } finally {
    for (const client of clients) client.close()
    for (const { child } of servers) child.kill('SIGKILL')
    await database.close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function enterSurely(client: ChatClient): Promise<void> {
  for (;;) {
    const answer = await client.enter().catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
}

/** Sends messages one after the other, each as often as it takes, as the portal does. */
async function write(client: ChatClient, messages: number, acknowledged: Map<string, number>): Promise<void> {
  for (let n = 0; n < messages; n++) {
    const idCliente = randomUUID()
    for (;;) {
      const answer = await client.ask('enviar', { idCliente, texto: `Mensagem ${n}` }).catch(() => undefined)
      if (answer?.ok) {
        acknowledged.set(idCliente, answer.mensagem.sequencia)
        break
      }
      const wait = answer?.aguardarSegundos ?? 0
      await sleep(wait > 0 ? wait * 1_000 : 100)
    }
    await sleep(Math.random() * 300)
  }
}

type World = {
  servers: { child: ChildProcess; port: number }[]
  clients: ChatClient[]
  database: TestDatabase
  dataFolder: string
}

async function disturb(size: Size, { servers, clients, database, dataFolder }: World): Promise<void> {
  const troubles = [
    ...Array.from({ length: size.kills }, () => 'kill' as const),
    ...Array.from({ length: size.pauses }, () => 'pause' as const),
    ...Array.from({ length: size.cuts }, () => 'cut' as const),
  ].sort(() => Math.random() - 0.5)
  for (const [round, trouble] of troubles.entries()) {
    await sleep(600 + Math.random() * 600)
    const chosen = servers[round % servers.length]
    for (let n = 0; n < size.dropped; n++) clients[(round * 7 + n * 3) % clients.length]?.socket.io.engine.close()
    if (!chosen) continue
    if (trouble === 'kill') {
      chosen.child.kill('SIGKILL')
      chosen.child = (await startServer(database, dataFolder, chosen.port)).child
    }
    if (trouble === 'pause') {
      chosen.child.kill('SIGSTOP')
      await sleep(PAUSE_MS)
      chosen.child.kill('SIGCONT')
    }
    if (trouble === 'cut') {
      await database.admin(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and usename = 'atrio_owner' and pid <> pg_backend_pid()`,
      )
    }
  }
}

/** What a moderator does, seen from outside: is it gone from everybody within two seconds? */
async function deleteSome(database: TestDatabase, church: number, clients: ChatClient[]): Promise<number> {
  const newest = await database.admin<{ sequencia: string }>(
    'select sequencia from chat_mensagem where igreja_id = $1 order by sequencia desc limit 5',
    [church],
  )
  const gone = newest.map(({ sequencia }) => Number(sequencia))
  const all = () => clients.every(({ seen }) => gone.every((sequence) => seen.has(sequence)))
  await until(all, 10_000).catch(() => {}) // who lacks some is found by the comparison
  await database.admin(
    `with room as (update chat_sala set sequencia = sequencia + 1 where igreja_id = $1 returning sequencia),
     done as (insert into chat_moderacao (igreja_id, acao, moderador, alvo, data) values ($1, 'excluir', 'u1', 'x', now()) returning id)
     update chat_mensagem m set alteracao = room.sequencia, moderacao_id = done.id from room, done
     where m.igreja_id = $1 and m.sequencia = any($2)`,
    [church, gone],
  )
  await sleep(2_000) // the promise is about time: no process was told, so this is the slowest way there is
  return clients.filter(({ seen }) => gone.some((sequence) => seen.has(sequence))).length
}

async function compare(
  database: TestDatabase,
  church: number,
  clients: ChatClient[],
  acknowledged: Map<string, number>,
): Promise<Omit<RoughResult, 'lateDeletions'>> {
  const kept = await database.admin<{ id: string; sequencia: string; gone: boolean }>(
    `select id_cliente as id, sequencia, moderacao_id is not null as gone from chat_mensagem
     where igreja_id = $1 order by sequencia`,
    [church],
  )
  const expected = kept.filter(({ gone }) => !gone).map(({ id, sequencia }) => `${sequencia} ${id}`)
  const history = ({ seen }: ChatClient) =>
    [...seen.values()].sort((a, b) => a.sequencia - b.sequencia).map((one) => `${one.sequencia} ${one.idCliente}`)
  const there = new Map(kept.map(({ id, sequencia }) => [id, Number(sequencia)]))
  const histories = clients.map(history)
  const missing = histories.reduce((sum, own) => sum + expected.filter((line) => !own.includes(line)).length, 0)
  return {
    acknowledged: acknowledged.size,
    lost: missing + [...acknowledged].filter(([id, sequence]) => there.get(id) !== sequence).length,
    doubled:
      kept.length - there.size + histories.reduce((sum, own) => sum + own.length - new Set(own.map(idOf)).size, 0),
    otherHistories: histories.filter((own) => own.join() !== expected.join()).length,
  }
}

const idOf = (line: string) => line.split(' ')[1]
