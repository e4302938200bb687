import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { until } from '../../testing/processes.ts'
import { type ChatWorld, chatWorld, said } from './testing/chat-world.ts'
import { redisAnswers, redisOfTest } from './testing/redis-of-test.ts'

const text = (texto: string) => ({ idCliente: randomUUID(), texto })
const isReady = async ({ world }: ChatWorld) => (await world.server.get('/readyz')).statusCode

it.skipIf(!(await redisAnswers()))('sends hints over Redis when it is configured', async () => {
  const redis = await redisOfTest()
  const chat = await chatWorld({ redis: redis.place })
  const rui = await chat.visitor('Rui Alves')
  expect(said(await rui.ask('enviar', text('Oi')))).toBe('ok')
  await until(async () => (await redis.count()) > 0)
  await chat.close()
  await redis.close()
})

it('works, and stays ready, while Redis does not answer', async () => {
  const chat = await chatWorld({ redis: { url: 'redis://127.0.0.1:1', prefix: 'atrio-test' } })
  const [rui, ana] = [await chat.visitor('Rui Alves'), await chat.person(chat.world.ana.email)]
  expect(said(await rui.ask('enviar', text('Oi')))).toBe('ok')
  await until(() => ana.seen.size === 1)
  expect(await isReady(chat)).toBe(200)
  await chat.close()
})
