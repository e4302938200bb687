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

describe('the chat', () => {
  it('delivers each message to everyone, once and in one order', async () => {
    const ana = await chat.person(chat.world.ana.email)
    const rui = await chat.visitor('Rui Alves')
    const [first, second] = await Promise.all([ana.ask('enviar', text('Bom dia')), rui.ask('enviar', text('Graça'))])
    expect([said(first), said(second)]).toEqual(['ok', 'ok'])
    await until(() => ana.seen.size === 2 && rui.seen.size === 2)
    expect([...rui.seen.values()]).toEqual([...ana.seen.values()])
    const [message] = [...rui.seen.values()].filter(({ texto }) => texto === 'Bom dia')
    expect(message).toMatchObject({ papel: 'membro', idUsuario: ana.given.usuario.id, nome: 'Canary ana' })
    expect(JSON.stringify([...rui.seen.values()])).not.toContain('@')
  })

  it('returns the same message for a repeated client id, with its text unchanged', async () => {
    const rui = await chat.visitor('Rui Alves')
    const sent = text('<b>Olá</b> & "paz" 🙏')
    const [once, again] = [await rui.ask('enviar', sent), await rui.ask('enviar', { ...sent, texto: 'outra' })]
    expect(once).toMatchObject({ ok: true, mensagem: { texto: sent.texto } })
    expect(again).toEqual(once)
  })

  it.each([
    ['nothing', '  \n ', 'validation'],
    ['only what can’t be seen', '\u200b\u200d', 'validation'],
    ['too much', 'a'.repeat(501), 'too_large'],
  ])('refuses %s', async (_what, texto, code) => {
    const rui = await chat.visitor('Rui Alves')
    expect(said(await rui.ask('enviar', text(texto)))).toBe(code)
  })

  it('lets anyone read, and requires a name to write', async () => {
    const given = await chat.token({})
    expect(given.usuario).toMatchObject({ papel: 'leitor', nome: null, flagAutenticado: false })
    const reader = chat.client(given.token)
    expect(await reader.enter()).toMatchObject({ ok: true })
    expect(said(await reader.ask('enviar', text('Oi')))).toBe('chat_name_required')
    const named = await chat.token({ nome: 'Rute', visitante: given.visitante })
    expect(named.usuario.id).toBe(given.usuario.id)
    expect(said(await reader.enter({ token: named.token }))).toBe('ok')
    expect(said(await reader.ask('enviar', text('Oi')))).toBe('ok')
  })

  it('replays what a client missed: messages, deletions and restored messages', async () => {
    const admin = await chat.person(chat.world.admin.email)
    const rui = await chat.visitor('Rui Alves')
    const keep = await rui.ask('enviar', text('fica'))
    const gone = await rui.ask('enviar', text('some'))
    if (!keep.ok || !gone.ok) throw new Error('not sent')
    await until(() => admin.seen.has(gone.mensagem.sequencia))
    const before = rui.upTo()
    rui.close()
    await admin.ask('enviar', text('enquanto isso'))
    const deleted = await admin.ask('excluir', { sequencia: gone.mensagem.sequencia })
    rui.socket.connect()
    const back = await rui.enter()
    expect(back).toMatchObject({ ok: true, lote: { de: before, exclusoes: [gone.mensagem.sequencia] } })
    expect(rui.seen.has(gone.mensagem.sequencia)).toBe(false)
    if (!deleted.ok) throw new Error('not deleted')
    await admin.ask('desfazer_exclusao', { idModeracao: deleted.idModeracao })
    await until(() => rui.seen.has(gone.mensagem.sequencia) && admin.seen.has(gone.mensagem.sequencia))
    expect([...rui.seen.keys()].sort((a, b) => a - b).slice(-3)).toEqual(
      [...admin.seen.keys()].sort((a, b) => a - b).slice(-3),
    )
  })

  it('lets a client fill the gap before a batch', async () => {
    const rui = await chat.visitor('Rui Alves')
    const ana = await chat.person(chat.world.ana.email)
    const from = rui.upTo()
    for (const word of ['um', 'dois', 'três']) await ana.ask('enviar', text(word))
    const hole = await rui.ask('historico', { depois: from })
    expect(hole).toMatchObject({ ok: true, flagRecomeco: false, lote: { de: from } })
    if (hole.ok) expect(hole.lote.mensagens.map(({ texto }) => texto)).toEqual(['um', 'dois', 'três'])
    expect(said(await rui.ask('historico', {}))).toBe('validation')
    expect(await rui.ask('historico', { depois: 1e12 })).toMatchObject({ flagRecomeco: true })
  })

  it('limits the history: 50 messages if limited, pages of 100 otherwise', async () => {
    const { database } = chat.world.server
    await database.admin(`insert into chat_sala (igreja_id, sequencia) values ($1, 260)`, [chat.world.churches.hope])
    await database.admin(
      `insert into chat_mensagem (igreja_id, sequencia, alteracao, autor, id_cliente, nome, papel, texto, data)
       select $1, n, n, 'v1', 'c' || n, 'Rui', 'visitante', 'm' || n, now() from generate_series(1, 260) n`,
      [chat.world.churches.hope],
    )
    const { token } = await chat.token({}, { church: 'hope' })
    const client = chat.client(token, { canal: 'hope' })
    const limited = await client.enter()
    if (!limited.ok) throw new Error(limited.codigo)
    expect([limited.lote.mensagens.length, limited.flagMais, limited.lote.ate]).toEqual([50, false, 260])
    expect(said(await client.ask('historico', { antes: 200 }))).toBe('forbidden')
    const other = chat.client(token, { canal: 'hope' })
    const whole = await other.enter({ limitarMensagens: false })
    if (!whole.ok) throw new Error(whole.codigo)
    expect([whole.lote.mensagens.length, whole.flagMais]).toEqual([100, true])
    const older = await other.ask('historico', { antes: 61 })
    if (!older.ok) throw new Error(older.codigo)
    expect(older.lote.mensagens.map(({ sequencia }) => sequencia)).toEqual(Array.from({ length: 60 }, (_, n) => n + 1))
    expect(older.flagMais).toBe(false)
  })
})

describe('rate limits', () => {
  it('report how long to wait', async () => {
    const rui = await chat.visitor('Rui Alves')
    const answers = []
    for (let n = 0; n < 8; n++) answers.push(await rui.ask('enviar', text(`${n}`)))
    expect(answers.map(said)).toEqual([...Array<string>(5).fill('ok'), ...Array<string>(3).fill('rate_limited')])
    expect(answers.at(-1)).toMatchObject({ aguardarSegundos: 1 })
    chat.world.wait(1_000)
    expect(said(await rui.ask('enviar', text('depois')))).toBe('ok')
  })

  it('cut a connection that sends an oversized message, or one without an acknowledgement', async () => {
    for (const send of [
      (socket: Awaited<ReturnType<typeof chat.visitor>>['socket']) =>
        socket.emit('enviar', text('a'.repeat(9_000)), () => {}),
      (socket: Awaited<ReturnType<typeof chat.visitor>>['socket']) => socket.emit('enviar', text('oi')),
    ]) {
      const rui = await chat.visitor('Rui Alves')
      send(rui.socket)
      await until(() => !rui.socket.connected)
    }
  })

  it('close a person’s oldest window when there are too many', async () => {
    const { token } = await chat.token({ nome: 'Rui Alves' })
    const windows = Array.from({ length: 9 }, () => chat.client(token))
    const replaced = new Promise((resolve) => windows[0]?.socket.once('substituida', () => resolve('replaced')))
    for (const window of windows) expect(said(await window.enter())).toBe('ok')
    expect(await replaced).toBe('replaced')
    await until(() => windows.filter(({ socket }) => socket.connected).length === 8)
    expect(windows[0]?.socket.connected).toBe(false)
    expect(said(await (windows[8] as (typeof windows)[0]).ask('enviar', text('aqui')))).toBe('ok')
  })
})

describe('connecting', () => {
  it.each([
    ['http://demo.localhost:4200', true],
    ['http://evil.example', false],
    ['null', false],
  ])('from the origin %s succeeds: %s', async (origin, opens) => {
    const { token } = await chat.token({ nome: 'Rui Alves' })
    const client = chat.client(token, { origin })
    const result = await Promise.race([
      new Promise((resolve) => client.socket.once('connect', () => resolve(true))),
      new Promise((resolve) => client.socket.once('connect_error', () => resolve(false))),
    ])
    expect(result).toBe(opens)
  })

  it('is refused for other namespaces and other paths', async () => {
    const { token } = await chat.token({})
    const { socket } = chat.client(token)
    const other = socket.io.socket('/')
    const refused = new Promise((resolve) => other.once('connect_error', resolve))
    other.connect()
    expect(await refused).toBeInstanceOf(Error)
    const answer = await fetch(`http://127.0.0.1:${chat.port}/api/v1/chat/?EIO=4&transport=polling`)
    expect(answer.status).toBe(404)
  })

  it('shows the number of people, and never who', async () => {
    const rui = await chat.visitor('Rui Alves')
    const presence = new Promise<{ quantidade: number }>((resolve) => rui.socket.once('presenca', resolve))
    await chat.visitor('Ana Souza')
    const { quantidade, ...more } = await presence
    expect(quantidade).toBeGreaterThanOrEqual(2)
    expect(more).toEqual({})
  })
})

describe('a chat token', () => {
  it.each(['admin', 'Moderador', 'pr. Marcos', 'Church demo', 'Canary admin', 'Cаnary аdmin'])(
    'is refused to a visitor with the name %s',
    async (nome) => {
      const answer = await chat.askToken({ nome })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'chat_name_reserved'])
    },
  )

  it('has a member’s own name, whatever is asked for, and is refused with 404 at another church', async () => {
    const session = await chat.session(chat.world.ana.email)
    const { usuario } = await chat.token({ nome: 'Outra' }, { session })
    expect(usuario).toMatchObject({
      nome: 'Canary ana',
      papel: 'membro',
      flagAutenticado: true,
      email: 'ana@demo.test',
    })
    expect((await chat.askToken({}, { session, church: 'other' })).statusCode).toBe(404)
    expect((await chat.askToken({}, { session: 'x.y.z' })).statusCode).toBe(401)
    expect((await chat.askToken({ nome: 'A' })).statusCode).toBe(400)
  })

  it('keeps a visitor the same person, in one church only', async () => {
    const first = await chat.token({ nome: 'Rui Alves' })
    const again = await chat.token({ nome: 'Rui Alves', visitante: first.visitante })
    const elsewhere = await chat.token({ nome: 'Rui Alves', visitante: first.visitante }, { church: 'other' })
    const forged = await chat.token({ nome: 'Rui Alves', visitante: `${first.visitante}x` })
    expect(again.usuario.id).toBe(first.usuario.id)
    expect(new Set([first, elsewhere, forged].map(({ usuario }) => usuario.id)).size).toBe(3)
  })

  it('is required to enter, within a time limit', async () => {
    const client = chat.client('x.y.z')
    expect(said(await client.enter())).toBe('unauthorized')
    expect(said(await client.ask('enviar', text('oi')))).toBe('unauthorized')
  })
})
