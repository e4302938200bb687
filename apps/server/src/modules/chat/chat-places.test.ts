import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../../testing/processes.ts'
import { type ChatWorld, chatWorld, said } from './testing/chat-world.ts'

const PLACES = 6

let chat: ChatWorld
beforeAll(async () => {
  chat = await chatWorld({ maxChatConnections: PLACES, internal: { port: 0, host: '127.0.0.1' } })
})
afterAll(() => chat.close())

type Church = 'demo' | 'grace'

/** A visitor's client at a church's own host, which has connected and entered, or was refused. */
async function visitor(church: Church) {
  const { token } = await chat.token({ nome: 'Rui Alves' }, { church })
  const client = chat.client(token, { canal: church, host: `${church}.localhost` })
  const isIn = await new Promise<boolean>((resolve) => {
    client.socket.once('connect', () => resolve(true)).once('connect_error', () => resolve(false))
  })
  if (isIn) expect(said(await client.enter())).toBe('ok')
  return client
}
const visitors = async (church: Church, count: number) => {
  const clients = []
  for (let index = 0; index < count; index++) clients.push(await visitor(church))
  return clients
}
const areIn = (clients: Awaited<ReturnType<typeof visitors>>) => clients.map(({ socket }) => socket.connected)
const write = async (client: Awaited<ReturnType<typeof visitor>>) =>
  said(await client.ask('enviar', { idCliente: randomUUID(), texto: 'Bom dia' }))
const refusals = (church: Church) =>
  chat.world.server.app.measures?.requests
    .metrics()
    .find(({ name }) => name === 'atrio_church_refusals_total')
    ?.samples.find(({ labels }) => labels?.['church'] === church)?.value

it('gives one church all places of the chat, and from a full chat one of its newest to each client of another church', async () => {
  const flood = await visitors('demo', PLACES + 2)
  expect(areIn(flood)).toEqual([true, true, true, true, true, true, false, false])
  expect(refusals('demo')).toBe(2)

  const others = await visitors('grace', PLACES / 2)
  expect(areIn(others)).toEqual([true, true, true])
  await until(() => areIn(flood).filter(Boolean).length === PLACES / 2)
  expect(areIn(flood).slice(0, PLACES / 2)).toEqual([true, true, true])
  expect(refusals('demo')).toBe(5)

  // both have as many: neither gives way
  expect(areIn([await visitor('demo'), await visitor('grace')])).toEqual([false, false])
  expect(await write(flood[0]!)).toBe('ok')
  expect(await write(others[0]!)).toBe('ok')

  flood[0]!.close()
  await until(async () => areIn([await visitor('grace')])[0] === true)
})
