import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildServer } from '../../start/build-server.ts'
import { until } from '../../testing/processes.ts'
import { type ChatWorld, chatWorld, said } from './testing/chat-world.ts'

let chat: ChatWorld
/** A second process of the same deployment: it shares only the database. */
let elsewhere: FastifyInstance
beforeAll(async () => {
  chat = await chatWorld()
  const { config, clock } = chat.world.server.app.services
  elsewhere = await buildServer({ config, clock, database: chat.world.server.database })
  await elsewhere.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await elsewhere.close()
  await chat.close()
})

/** Statements that wait for a lock. */
const waiting = async () => {
  const [row] = await chat.world.server.database.admin<{ count: string }>(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return Number(row?.count)
}

it('accepts one message of a person over two processes', async () => {
  const admin = await chat.person(chat.world.admin.email)
  const here = await chat.visitor('Rui Alves')
  const there = chat.client(here.given.token, { port: (elsewhere.server.address() as AddressInfo).port })
  expect(said(await there.enter())).toBe('ok')
  expect(said(await admin.ask('modo_lento', { segundos: 30 }))).toBe('ok')

  const { churches } = chat.world.server.database
  const church = chat.world.churches.demo
  const answers = await churches.of(church).transaction(async (tx) => {
    await tx.execute(sql`select from chat_sala where igreja_id = ${church} for update`)
    const asked = [here, there].map((one, n) => one.ask('enviar', { idCliente: randomUUID(), texto: `${n}` }))
    await until(async () => (await waiting()) === 2) // until both have begun
    return asked
  })
  expect((await Promise.all(answers)).map(said).sort()).toEqual(['chat_slow_mode', 'ok'])
})
