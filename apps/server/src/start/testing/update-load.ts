import { setTimeout as sleep } from 'node:timers/promises'
import { chatTokens } from '../../modules/chat/chat-token.ts'
import { chatClient, type ChatClient } from '../../modules/chat/testing/chat-client.ts'
import { compare, enterSurely, write } from '../../modules/chat/testing/rough-chat.ts'
import { serverKeys } from '../../platform/auth/server-keys.ts'
import { until } from '../../testing/processes.ts'
import type { EmptyDatabase } from './empty-database.ts'
import { type Send, send } from './send.ts'
import { buy, eventPath, isRight, showSale, type UpdateSale } from './update-sales.ts'

export const TOKEN_KEY = 'a-key-of-the-update-run-only-0123456789'

const READERS = 3
const BUYERS = 3
const PAUSE_MS = 50
/** Average milliseconds between two messages of one person. */
const PACE_MS = 400

type Place = {
  /** Of the balancer. */
  port: number
  database: EmptyDatabase
  /** One for each step; the chat is that of the first church. */
  sales: readonly UpdateSale[]
  /** People in the chat. */
  people: number
  /** Whether the servers have pages to serve. */
  hasPages: boolean
  /** What is read beside pages, start-up bundle and event. */
  more?: readonly string[]
  /** How requests are sent; by default once. */
  by?: Send
}

/** Each must be 0, but for the counts of what was done. */
export type LoadResult = {
  failed: number
  /** Sales that did not end with exactly the confirmed orders, all places sold. */
  wrongSales: number
  lost: number
  doubled: number
  otherHistories: number
  done: { reads: number; purchases: number; messages: number; failures: string }
}

export type Load = {
  /** From now on people buy at this sale. */
  sell(sale: UpdateSale): Promise<void>
  /** Ends the load once what was begun has been answered. */
  stop(): Promise<LoadResult>
}

/** People who read, buy and chat at one church after the other, without a pause, until they are stopped. */
export async function startLoad({
  port,
  database,
  sales,
  people,
  hasPages,
  more = [],
  by = send,
}: Place): Promise<Load> {
  const [first] = sales
  if (!first) throw new Error('there is no sale')
  let isOn = true
  let current = { sale: first, shown: await showSale(port, first, by) }
  const failures: string[] = []
  let reads = 0

  const repeat = async (work: () => Promise<string[]>) => {
    while (isOn) {
      failures.push(...(await work()))
      await sleep(PAUSE_MS)
    }
  }
  const read = async () => {
    const { sale } = current
    const host = `${sale.code}.localhost`
    const pages = hasPages ? ['/', '/event', `/event/${sale.event}`] : []
    const paths = [...pages, `/bff/v1/start-up?codigo=${sale.code}`, eventPath(sale), ...more]
    const path = paths[reads++ % paths.length] ?? '/'
    const { status, body } = await by(port, { path, host })
    return status === 200 ? [] : [`${path} ${status} ${body.slice(0, 80)}`]
  }
  const clients = await chatters(port, first, people)
  const acknowledged = new Map<string, number>()
  const chat = async (client: ChatClient) => {
    while (isOn) await write(client, { messages: 1, paceMs: PACE_MS }, acknowledged)
  }
  const working = Promise.all([
    ...Array.from({ length: READERS }, () => repeat(read)),
    ...Array.from({ length: BUYERS }, () => repeat(() => buy(port, current.sale, current.shown, by))),
    ...clients.map(chat),
  ])
  working.catch(() => {}) // rejects where it is stopped

  return {
    async sell(sale) {
      current = { sale, shown: await showSale(port, sale, by) }
    },
    async stop() {
      isOn = false
      await working
      const heard = ({ seen }: ChatClient) => [...acknowledged.values()].every((sequence) => seen.has(sequence))
      await until(() => clients.every(heard), 10_000).catch(() => {}) // what is missing is found by the comparison
      await Promise.all(clients.filter((client) => client.restarts() > 0).map((client) => client.readBack()))
      const right = await Promise.all(sales.map((sale) => isRight(database, sale)))
      const faults = await compare(database, first.church, clients, acknowledged)
      for (const client of clients) client.close()
      return {
        failed: failures.length,
        wrongSales: right.filter((isOne) => !isOne).length,
        ...faults,
        done: {
          reads,
          purchases: sales.reduce((sum, { orders }) => sum + orders.length, 0),
          messages: acknowledged.size,
          failures: failures.slice(0, 5).join('; ') || 'none',
        },
      }
    },
  }
}

async function chatters(port: number, { church, code }: UpdateSale, count: number): Promise<ChatClient[]> {
  const { chatToken } = serverKeys({ tokenKey: TOKEN_KEY, dataFolder: '/nowhere' })
  const tokens = chatTokens(chatToken, () => new Date())
  const clients = await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const who = { church, id: `v${n}`, name: `Rui ${n}`, avatar: null, email: null, account: null }
      const { token } = await tokens.sign({ ...who, role: 'membro' })
      return chatClient({ port, token, canal: code, returns: true, limited: false })
    }),
  )
  await Promise.all(clients.map(enterSurely))
  return clients
}
