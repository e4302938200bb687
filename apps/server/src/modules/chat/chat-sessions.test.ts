import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../../testing/processes.ts'
import { type ChatWorld, chatWorld, said } from './testing/chat-world.ts'

let chat: ChatWorld
beforeAll(async () => {
  chat = await chatWorld()
})
afterAll(() => chat.close())

const text = () => ({ idCliente: randomUUID(), texto: 'oi' })
const change = (sql: string) => chat.world.server.database.admin(sql, [chat.world.ana.account])

it('refuses a token, and entry with an older one, until a mailed password is changed', async () => {
  const session = await chat.session(chat.world.ana.email)
  const before = await chat.token({}, { session })
  await change('update conta set flag_trocar_senha = true where id = $1')
  const answer = await chat.askToken({}, { session })
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'password_change_required'])
  const late = chat.client(before.token)
  expect(said(await late.enter())).toBe('password_change_required')
  expect(said(await late.ask('enviar', text()))).toBe('unauthorized')
  await change('update conta set flag_trocar_senha = false where id = $1')
  expect((await chat.askToken({}, { session })).statusCode).toBe(200)
})

it.each([
  ['has ended', 'update sessao set data_revogacao = now() where conta_id = $1'],
  ['must change its password', 'update conta set flag_trocar_senha = true where id = $1'],
])('disconnects, within a minute, only people whose session %s', async (_what, end) => {
  const { token } = await chat.world.login(chat.world.ana.email)
  const given = await chat.token({}, { session: token })
  const ana = chat.client(given.token)
  expect(said(await ana.enter())).toBe('ok')
  const rui = await chat.visitor('Rui Alves')
  const admin = await chat.person(chat.world.admin.email)
  await change(end)
  chat.world.wait(30_000)
  await until(() => !ana.socket.connected)
  expect([rui.socket.connected, admin.socket.connected]).toEqual([true, true])
  ana.socket.connect()
  expect(said(await ana.enter())).toMatch(/^(unauthorized|password_change_required)$/)
  expect(said(await admin.ask('enviar', text()))).toBe('ok')
  await change('update conta set flag_trocar_senha = false where id = $1')
})
