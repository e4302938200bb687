import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../testing/processes.ts'
import { type ChatWorld, chatWorld, said } from './testing/chat-world.ts'

let chat: ChatWorld
beforeAll(async () => {
  chat = await chatWorld()
})
afterAll(() => chat.close())

const text = (texto: string) => ({ idCliente: randomUUID(), texto })

describe('moderation', () => {
  it('removes a message from every open client and from history', async () => {
    const admin = await chat.person(chat.world.admin.email)
    const rui = await chat.visitor('Rui Alves')
    const ana = await chat.person(chat.world.ana.email)
    const sent = await rui.ask('enviar', text('apague-me'))
    if (!sent.ok) throw new Error(sent.codigo)
    const { sequencia } = sent.mensagem
    await until(() => [admin, rui, ana].every(({ seen }) => seen.has(sequencia)))
    expect(await admin.ask('excluir', { sequencia })).toMatchObject({ ok: true, quantidade: 1 })
    await until(() => [admin, rui, ana].every(({ seen }) => !seen.has(sequencia)))
    const late = await chat.visitor('Nova Pessoa')
    expect([...late.seen.values()].some((message) => message.texto === 'apague-me')).toBe(false)
    expect(said(await admin.ask('excluir', { sequencia }))).toBe('not_found')
    const [log] = await chat.world.server.database.admin(
      'select acao, moderador, alvo from chat_moderacao order by id desc limit 1',
    )
    expect(log).toEqual({ acao: 'excluir', moderador: admin.given.usuario.id, alvo: String(sequencia) })
  })

  it('removes all messages of one person, and no others', async () => {
    const admin = await chat.person(chat.world.admin.email)
    const spam = await chat.visitor('Zé Vendas')
    for (const word of ['compre', 'já', 'agora']) await spam.ask('enviar', text(word))
    const before = await admin.ask('enviar', text('boa noite'))
    await until(() => before.ok && admin.seen.has(before.mensagem.sequencia)) // broadcast independently of the answer
    expect(await admin.ask('excluir_do_usuario', { idUsuario: spam.given.usuario.id })).toMatchObject({ quantidade: 3 })
    await until(() => [...admin.seen.values()].every(({ nome }) => nome !== 'Zé Vendas'))
    expect(before.ok && admin.seen.has(before.mensagem.sequencia)).toBe(true)
  })

  it('is revoked at once with the role', async () => {
    const { database } = chat.world.server
    await database.admin('update usuario set flag_moderador_chat = true where email = $1', [chat.world.ana.email])
    const ana = await chat.person(chat.world.ana.email)
    const sent = await ana.ask('enviar', text('eu'))
    if (!sent.ok) throw new Error(sent.codigo)
    expect(sent.mensagem.papel).toBe('moderador')
    await database.admin('update usuario set flag_moderador_chat = false where email = $1', [chat.world.ana.email])
    expect(said(await ana.ask('excluir', { sequencia: sent.mensagem.sequencia }))).toBe('forbidden')
  })

  it('sets slow mode, announces it, and reports the wait', async () => {
    chat.world.wait(60_000) // beyond the rate limits
    const admin = await chat.person(chat.world.admin.email)
    const rui = await chat.visitor('Rui Alves')
    const received: unknown[] = []
    rui.socket.on('modo_lento', ({ segundos }: { segundos: number }) => received.push(segundos))
    expect(said(await admin.ask('modo_lento', { segundos: 30 }))).toBe('ok')
    await until(() => received.includes(30))
    expect(said(await rui.ask('enviar', text('um')))).toBe('ok')
    chat.world.wait(12_000)
    expect(await rui.ask('enviar', text('dois'))).toEqual({ ok: false, codigo: 'chat_slow_mode', aguardarSegundos: 18 })
    expect(said(await admin.ask('enviar', text('aviso')))).toBe('ok')
    chat.world.wait(18_000)
    expect(said(await rui.ask('enviar', text('dois')))).toBe('ok')
    await admin.ask('modo_lento', { segundos: 0 })
  })
})

describe('a moment of commitment', () => {
  it('counts each person once, is announced to everyone, and lists answers for moderators', async () => {
    const admin = await chat.person(chat.world.admin.email)
    const [rui, ana] = [await chat.visitor('Rui Alves'), await chat.person(chat.world.ana.email)]
    const received = { rui: [] as unknown[], admin: [] as unknown[] }
    rui.socket.on('compromisso', (state) => received.rui.push(state))
    admin.socket.on('compromisso', (state) => received.admin.push(state))
    const latest = (who: keyof typeof received) =>
      received[who].at(-1) as { quantidade?: number; flagAberto?: boolean } | undefined
    const opened = await admin.ask('abrir_compromisso', { titulo: 'Quero seguir a Jesus' })
    if (!opened.ok) throw new Error(opened.codigo)
    const { id } = opened.compromisso
    for (const somebody of [rui, rui, ana]) {
      // only staff get the count
      expect(await somebody.ask('responder_compromisso', { id })).toMatchObject({
        ok: true,
        compromisso: { id, quantidade: null },
      })
    }
    await until(() => latest('admin')?.quantidade === 2)
    expect(await admin.enter()).toMatchObject({ compromisso: { id, quantidade: 2 } })
    expect(await rui.enter()).toMatchObject({
      flagRespondido: true,
      compromisso: { id, quantidade: null, flagAberto: true },
    })
    await until(() => received.rui.length > 0)
    expect(received.rui).toEqual([expect.objectContaining({ id, quantidade: null })])
    const list = await admin.ask('listar_compromisso', { id })
    if (!list.ok) throw new Error(list.codigo)
    expect(list.respostas.map(({ nome }) => nome).sort()).toEqual(['Canary ana', 'Rui Alves'])
    const next = await admin.ask('abrir_compromisso', { titulo: 'Quero ser batizado' })
    expect(said(await rui.ask('responder_compromisso', { id }))).toBe('not_found')
    if (next.ok) await admin.ask('encerrar_compromisso', { id: next.compromisso.id })
    await until(() => latest('rui')?.flagAberto === false)
  })
})
