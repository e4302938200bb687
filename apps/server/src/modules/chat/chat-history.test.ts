import { randomUUID } from 'node:crypto'
import type { CompromissoChatWire, LoteChatWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../testing/processes.ts'
import { type ChatWorld, chatWorld, said } from './testing/chat-world.ts'

let chat: ChatWorld
beforeAll(async () => {
  chat = await chatWorld()
})
afterAll(() => chat.close())

const HOUR = 3_600_000
const text = (texto: string) => ({ idCliente: randomUUID(), texto })
const now = () => chat.world.server.app.services.clock()
/** Adds a broadcast from now on, for an hour. */
const broadcast = async (church: number) => {
  const begins = now()
  await chat.world.server.database.admin(
    `insert into transmissao (igreja_id, titulo, servico, codigo, data_inicio, data_fim)
     values ($1, 'Culto', 'youtube', 'M7lc1UVf-VE', $2, $3)`,
    [church, begins.toISOString(), new Date(begins.getTime() + HOUR).toISOString()],
  )
  chat.world.wait(60_000)
}
const say = async (...texts: string[]) => {
  const admin = await chat.person(chat.world.admin.email)
  for (const one of texts) {
    expect(said(await admin.ask('enviar', text(one)))).toBe('ok')
    chat.world.wait(1_000)
  }
  return admin
}
const comesIn = async (limitarMensagens = true) => {
  const client = chat.client((await chat.token({})).token)
  const answer = await client.enter({ limitarMensagens })
  if (!answer.ok) throw new Error(answer.codigo)
  return { client, answer, texts: answer.lote.mensagens.map(({ texto }) => texto) }
}

describe('the history', () => {
  it('begins with the current service; a signed-in member can read further back', async () => {
    await say('semana passada', 'até domingo')
    chat.world.wait(7 * 24 * HOUR)
    expect(await comesIn()).toMatchObject({ texts: ['semana passada', 'até domingo'], answer: { desde: 0 } })
    await broadcast(chat.world.churches.demo)
    const empty = await comesIn()
    expect(empty).toMatchObject({ texts: [], answer: { flagMais: false, flagRecomeco: false } })
    expect(empty.answer.desde).toBeGreaterThan(2)
    await say('bom dia')
    const limited = await comesIn()
    expect(limited).toMatchObject({ texts: ['bom dia'], answer: { flagMais: false } })
    expect(limited.answer.desde).toBe(limited.answer.lote.mensagens[0]?.sequencia)
    const whole = await comesIn(false)
    expect(whole).toMatchObject({ texts: ['bom dia'], answer: { flagMais: true } })
    const older = await whole.client.ask('historico', { antes: whole.answer.desde ?? 0 })
    if (!older.ok) throw new Error(older.codigo)
    expect(older).toMatchObject({ flagMais: false, desde: 0 })
    expect(older.lote.mensagens.map(({ texto }) => texto)).toEqual(['semana passada', 'até domingo'])
    chat.world.wait(2 * HOUR)
    expect((await comesIn()).texts).toEqual(['semana passada', 'até domingo', 'bom dia'])
  })

  it('has no hidden part when the service is the first one', async () => {
    const { database } = chat.world.server
    await broadcast(chat.world.churches.hope)
    await database.admin('insert into chat_sala (igreja_id, sequencia) values ($1, 1)', [chat.world.churches.hope])
    await database.admin(
      `insert into chat_mensagem (igreja_id, sequencia, alteracao, autor, id_cliente, nome, papel, texto, data)
       values ($1, 1, 1, 'v1', 'c1', 'Rui', 'visitante', 'oi', $2)`,
      [chat.world.churches.hope, now().toISOString()],
    )
    const client = chat.client((await chat.token({}, { church: 'hope' })).token, { canal: 'hope' })
    expect(await client.enter({ limitarMensagens: false })).toMatchObject({ ok: true, flagMais: false, desde: 1 })
  })
})

describe('a moment of commitment', () => {
  const open = async () => {
    const admin = await chat.person(chat.world.admin.email)
    const opened = await admin.ask('abrir_compromisso', { titulo: 'Quero' })
    if (!opened.ok) throw new Error(opened.codigo)
    return { admin, id: opened.compromisso.id }
  }
  const moment = async () => (await comesIn()).answer.compromisso

  it('is kept some hours after its end, so that staff find who answered', async () => {
    const { admin, id } = await open()
    await admin.ask('encerrar_compromisso', { id })
    chat.world.wait(2 * HOUR)
    expect(await moment()).toMatchObject({ id, flagAberto: false })
    chat.world.wait(1.1 * HOUR)
    expect(await moment()).toBeNull()
  })

  it('does not continue into another service, of which everyone is notified', async () => {
    const { client } = await comesIn()
    const received: (CompromissoChatWire | null)[] = []
    client.socket.on('compromisso', (state: CompromissoChatWire | null) => received.push(state))
    const { id } = await open()
    await until(() => received.at(-1)?.id === id)
    chat.world.wait(30_000)
    await broadcast(chat.world.churches.demo)
    expect(await moment()).toBeNull()
    await until(() => received.at(-1) === null)
  })

  it('expires after half a day if nobody ends it', async () => {
    chat.world.wait(2 * HOUR)
    const { id } = await open()
    chat.world.wait(11 * HOUR)
    expect(await moment()).toMatchObject({ id })
    chat.world.wait(2 * HOUR)
    expect(await moment()).toBeNull()
  })
})

it('announces a very large change as a gap, which clients fill with the newest messages', async () => {
  const { database } = chat.world.server
  const church = chat.world.churches.demo
  const rui = await chat.visitor('Rui Alves')
  const received = new Promise<LoteChatWire>((resolve) => rui.socket.on('lote', resolve))
  await database.admin(
    `with room as (update chat_sala set sequencia = sequencia + 600 where igreja_id = $1 returning sequencia)
     insert into chat_mensagem (igreja_id, sequencia, alteracao, autor, id_cliente, nome, papel, texto, data)
     select $1, sequencia - n, sequencia - n, 'v1', 'c' || n, 'Rui', 'visitante', 'm' || n, $2
     from room, generate_series(0, 599) n`,
    [church, now().toISOString()],
  )
  const { mensagens, de, ate } = await received
  expect([mensagens, de]).toEqual([[], ate])
  await until(() => rui.upTo() === ate)
  expect([...rui.seen.values()].at(-1)?.texto).toBe('m0')
  expect(rui.seen.size).toBe(50)
})
