import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ChatWorld, chatWorld, said } from './testing/chat-world.ts'
import type { ChatClient } from './testing/chat-client.ts'

let chat: ChatWorld
beforeAll(async () => {
  chat = await chatWorld({ trustedProxies: ['loopback'] })
})
afterAll(() => chat.close())
beforeEach(() => chat.world.wait(600_000))

const text = (texto: string) => ({ idCliente: randomUUID(), texto })
const saying = async (who: ChatClient) => said(await who.ask('enviar', text('compre já')))
const slow = async (segundos: number) => {
  const admin = await chat.person(chat.world.admin.email)
  expect(said(await admin.ask('modo_lento', { segundos }))).toBe('ok')
}
const tally = (answers: string[]) => {
  const counts: Record<string, number> = {}
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1
  return counts
}

describe('slow mode', () => {
  it('applies to one visitor under any number of ids', async () => {
    await slow(300)
    const answers: string[] = []
    for (let n = 0; n < 12; n++) answers.push(await saying(await chat.visitor('Zé Vendas', '10.1.0.1')))
    expect(tally(answers)).toEqual({ ok: 1, chat_slow_mode: 11 })
    // another spelling of the name is the same person, and so is another address with the same token
    expect(await saying(await chat.visitor('ZÉ  Vendas. 2', '10.1.0.1'))).toBe('chat_slow_mode')
    // another visitor of the same name counts separately
    expect(await saying(await chat.visitor('Zé Vendas', '10.1.0.2'))).toBe('ok')
    chat.world.wait(300_000)
    expect(await saying(await chat.visitor('Zé Vendas', '10.1.0.1'))).toBe('ok')
  })

  it('lets some visitors share an address, but not a hundred', async () => {
    await slow(60)
    const answers: string[] = []
    for (let n = 0; n < 20; n++)
      answers.push(await saying(await chat.visitor(`Rui ${'abcdefghijklmnopqrst'[n]}`, '10.1.1.1')))
    expect(tally(answers)).toEqual({ ok: 10, chat_slow_mode: 10 })
    const late = await chat.visitor('Rui Alves', '10.1.1.1')
    chat.world.wait(45_000)
    expect(await late.ask('enviar', text('eu'))).toEqual({ ok: false, codigo: 'chat_slow_mode', aguardarSegundos: 15 })
    expect(await saying(await chat.person(chat.world.ana.email))).toBe('ok')
    chat.world.wait(15_000)
    expect(await saying(late)).toBe('ok')
    await slow(0)
  })
})

describe('the limit of an address', () => {
  it('covers all its visitors; members have their own', async () => {
    const answers: string[] = []
    for (let n = 0; n < 35; n++) answers.push(await saying(await chat.visitor(`Rui ${n} Alves`, '10.2.0.1')))
    expect(tally(answers)).toEqual({ ok: 30, rate_limited: 5 })
    expect(await saying(await chat.visitor('Rui Alves', '10.2.0.2'))).toBe('ok')
    chat.world.wait(1_000)
    expect(await saying(await chat.visitor('Rui Alves', '10.2.0.1'))).toBe('ok')
  })

  it('counts the address that requested the token, too', async () => {
    const answers: string[] = []
    for (let n = 0; n < 32; n++) {
      const { token } = await chat.token({ nome: `Rui ${n} Alves` }, { ip: '10.2.1.1' })
      const client = chat.client(token, { address: `10.2.2.${n}` })
      await client.enter()
      answers.push(await saying(client))
    }
    expect(tally(answers)).toEqual({ ok: 30, rate_limited: 2 })
  })

  it('stores addresses as keyed hashes', async () => {
    await saying(await chat.visitor('Rui Alves', '10.2.3.1'))
    await saying(await chat.person(chat.world.ana.email))
    const rows = await chat.world.server.database.admin<{ papel: string; origens: string[] | null }>(
      'select * from chat_mensagem order by sequencia desc limit 2',
    )
    expect(JSON.stringify(rows)).not.toContain('10.2.3')
    expect(rows.map(({ papel, origens }) => [papel, origens?.length])).toEqual([
      ['membro', undefined],
      ['visitante', 1],
    ])
  })
})

it('a room limits the messages of all its senders together', async () => {
  const people = await Promise.all(Array.from({ length: 62 }, (_, n) => chat.visitor(`Rui ${n} Alves`, `10.3.0.${n}`)))
  const answers: string[] = []
  for (let n = 0; n < 5; n++) answers.push(...(await Promise.all(people.map(saying))))
  expect(tally(answers)).toEqual({ ok: 300, rate_limited: 10 })
  expect(await saying(await chat.person(chat.world.admin.email))).toBe('ok')
})

describe('deleting all messages of a visitor', () => {
  const shown = async () => {
    const client = chat.client((await chat.token({})).token)
    await client.enter()
    return [...client.seen.values()].map(({ texto }) => texto)
  }
  const say = async (name: string, address: string, texto: string) => {
    const client = await chat.visitor(name, address)
    expect(said(await client.ask('enviar', text(texto)))).toBe('ok')
    return client.given.usuario.id
  }

  it('includes their messages under other ids, and no others', async () => {
    const spam = await say('Zé Vendas', '10.4.0.1', 'spam 1')
    await say('Zé Vendas', '10.4.0.1', 'spam 2')
    await say('ZÉ VENDAS', '10.4.0.1', 'spam 3')
    await say('Maria', '10.4.0.1', 'da mesma casa')
    await say('Zé Vendas', '10.4.0.2', 'outro do mesmo nome')
    const admin = await chat.person(chat.world.admin.email)
    const gone = await admin.ask('excluir_do_usuario', { idUsuario: spam })
    expect(gone).toMatchObject({ ok: true, quantidade: 3 })
    expect((await shown()).slice(-2)).toEqual(['da mesma casa', 'outro do mesmo nome'])
    if (gone.ok) await admin.ask('desfazer_exclusao', { idModeracao: gone.idModeracao })
    expect(await shown()).toEqual(expect.arrayContaining(['spam 1', 'spam 2', 'spam 3']))
  })

  it('keeps their messages of another day', async () => {
    await say('Zé Vendas', '10.4.1.1', 'ontem')
    chat.world.wait(13 * 3_600_000)
    const spam = await say('Zé Vendas', '10.4.1.1', 'hoje')
    const admin = await chat.person(chat.world.admin.email)
    expect(await admin.ask('excluir_do_usuario', { idUsuario: spam })).toMatchObject({ quantidade: 1 })
    expect((await shown()).at(-1)).toBe('ontem')
  })

  it('erases their addresses after a day', async () => {
    await say('Rui Alves', '10.4.2.1', 'passa')
    const origins = () =>
      chat.world.server.database.admin(`select 1 from chat_mensagem where texto = 'passa' and origens is not null`)
    expect(await origins()).toHaveLength(1)
    chat.world.wait(25 * 3_600_000)
    await say('Rita', '10.4.2.2', 'depois')
    await expect.poll(origins).toEqual([])
  })
})
