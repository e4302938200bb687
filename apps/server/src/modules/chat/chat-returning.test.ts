import { chatLimits } from '@atrio/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../../testing/processes.ts'
import { type ChatWorld, chatWorld } from './testing/chat-world.ts'

let chat: ChatWorld
beforeAll(async () => {
  chat = await chatWorld()
})
afterAll(() => chat.close())

/** More than an answer to `entrar` holds. */
const MISSED = chatLimits.page + 2
const WRITTEN = `with room as (update chat_sala set sequencia = $1 where igreja_id = (select id from igreja where codigo = 'demo')
    returning igreja_id)
  insert into chat_mensagem (igreja_id, sequencia, alteracao, autor, id_cliente, nome, papel, texto, data)
  select igreja_id, n, n, 'u1', 'c' || n, 'Ana', 'membro', 'Bom dia', now() from room, generate_series(1, $1::int) n`

it('tells a client that returns to a room which was empty that there are older messages', async () => {
  const token = await chat.token({ nome: 'Rui Alves' })
  const rui = chat.client(token.token, { returns: true, limited: false })
  await rui.enter()
  rui.socket.io.engine.close()
  await chat.world.server.database.admin(WRITTEN, [MISSED])
  await until(() => rui.seen.size > 0)
  expect(rui.restarts()).toBe(1)
  await rui.readBack()
  expect(rui.seen.size).toBe(MISSED)
})
