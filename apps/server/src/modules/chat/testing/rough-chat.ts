import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverKeys } from '../../../platform/auth/server-keys.ts'
import { scratchFolder, until } from '../../../testing/processes.ts'
import { seedChurch } from '../../../testing/seed-churches.ts'
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts'
import { chatTokens } from '../chat-token.ts'
import { chatClient, type ChatClient } from './chat-client.ts'
import type { TestRedis } from './redis-of-test.ts'
import { disturb, ROUGH_KEY, starter, type Troubles } from './rough-troubles.ts'

export type RoughSize = Troubles & {
  clients: number
  /** Per client. */
  messages: number
  /** Average milliseconds between two messages. */
  paceMs?: number
  /** Transport of hints; by default PostgreSQL. */
  redis?: TestRedis
  /** The control: clients that never request missed messages. */
  neverCatchesUp?: boolean
  /** Milliseconds until a client must have all messages, and until a deletion must have reached it. */
  within?: { messages: number; deletions: number }
}
/** Quality R5 promises deletions within two seconds. */
const WITHIN = { messages: 10_000, deletions: 2_000 }
/** Each must be 0. */
export type RoughResult = {
  /** Acknowledged messages that the database or a client lacks. */
  lost: number
  doubled: number
  /** Clients whose history differs from the first client's. */
  otherHistories: number
  /** Deletions that a client had not applied in time. */
  lateDeletions: number
}
export type RoughChat = RoughResult & {
  acknowledged: number
  /** How often a client missed so much that it started over with the newest messages, and then read back. */
  restarts: number
}

/**
 * Quality R5: people write over two processes while these are killed and paused, connections of the database and Redis
 * are cut and clients drop; without an acknowledgement a client sends the same message again.
 */
export async function roughChat({
  redis,
  neverCatchesUp = false,
  within = WITHIN,
  ...size
}: RoughSize): Promise<RoughChat> {
  const database = await testDatabase()
  const dataFolder = scratchFolder('rough-chat')
  const church = await seedChurch(database, { codigo: 'demo' })
  const death = Promise.withResolvers<never>()
  const start = starter({ database, dataFolder, redis, onDeath: death.reject })
  const servers = await Promise.all([start(), start()])
  const { chatToken } = serverKeys({ tokenKey: ROUGH_KEY, dataFolder })
  const tokens = chatTokens(chatToken, () => new Date())
  const clients = await Promise.all(
    Array.from({ length: size.clients }, async (_, n) => {
      const who = { church, id: `v${n}`, name: `Rui ${n}`, avatar: null, email: null, account: null }
      const { token } = await tokens.sign({ ...who, role: 'membro' }) // visitors of one address would share a rate limit
      return chatClient({ port: servers[n % 2]?.port ?? 0, token, returns: true, neverCatchesUp, limited: false })
    }),
  )
  try {
    const acknowledged = new Map<string, number>()
    const talk = async () => {
      await Promise.all(clients.map(enterSurely))
      const writing = clients.map((client) => write(client, size, acknowledged))
      await Promise.all([...writing, disturb({ servers, clients, database, redis, start }, size)])
    }
    await Promise.race([talk(), death.promise])
    const lateDeletions = neverCatchesUp ? 0 : await deleteSome(database, church, clients, within)
    const behind = clients.filter(({ restarts }) => restarts() > 0)
    if (!neverCatchesUp) await Promise.all(behind.map((client) => client.readBack()))
    return {
      acknowledged: acknowledged.size,
      restarts: behind.reduce((sum, { restarts }) => sum + restarts(), 0),
      ...(await compare(database, church, clients, acknowledged)),
      lateDeletions,
    }
  } finally {
    for (const client of clients) client.close()
    for (const { child } of servers) child.kill('SIGKILL')
    await database.close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

export async function enterSurely(client: ChatClient): Promise<void> {
  for (;;) {
    const answer = await client.enter().catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
}

type Writing = Pick<RoughSize, 'messages' | 'paceMs'>
/** Sends messages one after the other, each until it is acknowledged, as the portal does. */
export async function write(
  client: ChatClient,
  { messages, paceMs = 150 }: Writing,
  acknowledged: Map<string, number>,
): Promise<void> {
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
    await sleep(Math.random() * 2 * paceMs)
  }
}

/** Deletes messages as a moderator. @returns from how many clients they are not gone in time */
async function deleteSome(
  database: TestDatabase,
  church: number,
  clients: ChatClient[],
  within: NonNullable<RoughSize['within']>,
): Promise<number> {
  const newest = await database.admin<{ sequencia: string }>(
    'select sequencia from chat_mensagem where igreja_id = $1 order by sequencia desc limit 5',
    [church],
  )
  const gone = newest.map(({ sequencia }) => Number(sequencia))
  const all = () => clients.every(({ seen }) => gone.every((sequence) => seen.has(sequence)))
  await until(all, within.messages).catch(() => {}) // missing messages are found by the comparison
  await database.admin(
    `with room as (update chat_sala set sequencia = sequencia + 1 where igreja_id = $1 returning sequencia),
     done as (insert into chat_moderacao (igreja_id, acao, moderador, alvo, data) values ($1, 'excluir', 'u1', 'x', now()) returning id)
     update chat_mensagem m set alteracao = room.sequencia, moderacao_id = done.id from room, done
     where m.igreja_id = $1 and m.sequencia = any($2)`,
    [church, gone],
  )
  const behind = () => clients.filter(({ seen }) => gone.some((sequence) => seen.has(sequence))).length
  // without a hint, this is the slowest path
  await until(() => behind() === 0, within.deletions).catch(() => {})
  return behind()
}

/** Compares every client's history with the database's. */
export async function compare(
  database: Pick<TestDatabase, 'admin'>,
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
  const missing = histories.reduce((sum, own) => sum + lacking(own, expected), 0)
  return {
    lost: missing + [...acknowledged].filter(([id, sequence]) => there.get(id) !== sequence).length,
    doubled:
      kept.length - there.size + histories.reduce((sum, own) => sum + own.length - new Set(own.map(idOf)).size, 0),
    otherHistories: histories.filter((own) => own.join() !== expected.join()).length,
  }
}

const lacking = (own: string[], expected: string[]) => {
  const there = new Set(own)
  return expected.filter((line) => !there.has(line)).length
}
const idOf = (line: string) => line.split(' ')[1]
