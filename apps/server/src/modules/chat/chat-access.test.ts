import { randomUUID } from 'node:crypto'
import { chatRequests, type ChatRequest, type ChatTakes } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverKeys } from '../../platform/auth/server-keys.ts'
import { chatTokens } from './chat-token.ts'
import type { ChatClient } from './testing/chat-client.ts'
import { type ChatWorld, chatWorld, said } from './testing/chat-world.ts'

/**
 * For each event: what it takes, and the answer per role; `refused` is the answer to a connection outside of the room.
 */
type Row<R extends ChatRequest> = {
  takes: (of: { sequence: number; author: string; moment: number; removal: number }) => ChatTakes<R>
  allowed: readonly Who[]
}
/** `content` is staff without moderation; `demoted` has lost a role that its token still names. */
const roles = ['reader', 'visitor', 'content', 'moderator', 'foreign', 'demoted'] as const
type Who = (typeof roles)[number]

const everybody: readonly Who[] = roles
const named = everybody.filter((who) => who !== 'reader')
const moderators: readonly Who[] = ['moderator']

/** The access to every event; an event without a row fails the types. */
const table: { [R in Exclude<ChatRequest, 'entrar'>]: Row<R> } = {
  historico: { takes: () => ({ depois: 0 }), allowed: everybody },
  enviar: { takes: () => ({ idCliente: randomUUID(), texto: 'oi' }), allowed: named },
  responder_compromisso: { takes: ({ moment }) => ({ id: moment }), allowed: named },
  excluir: { takes: ({ sequence }) => ({ sequencia: sequence }), allowed: moderators },
  excluir_do_usuario: { takes: ({ author }) => ({ idUsuario: author }), allowed: moderators },
  desfazer_exclusao: { takes: ({ removal }) => ({ idModeracao: removal }), allowed: moderators },
  modo_lento: { takes: () => ({ segundos: 0 }), allowed: moderators },
  abrir_compromisso: { takes: () => ({ titulo: 'Quero' }), allowed: moderators },
  encerrar_compromisso: { takes: ({ moment }) => ({ id: moment }), allowed: moderators },
  listar_compromisso: { takes: ({ moment }) => ({ id: moment }), allowed: ['moderator', 'content'] },
}
const rows = Object.entries(table) as [Exclude<ChatRequest, 'entrar'>, Row<'excluir'>][]

let chat: ChatWorld
let admin: ChatClient
const clients = {} as Record<Who, ChatClient>
beforeAll(async () => {
  chat = await chatWorld()
  const { database } = chat.world.server
  admin = await chat.person(chat.world.admin.email)
  const reader = chat.client((await chat.token({})).token)
  await reader.enter()
  // A moderator of another church is a visitor here, without an account.
  const foreign = await chat.visitor('Eva')
  await database.admin(`insert into usuario_role (igreja_id, usuario_id, role) values ($1, $2, 'ROLE_ADMIN_CONTENT')`, [
    chat.world.ana.church,
    chat.world.ana.user,
  ])
  await database.admin(`update conta set data_verificacao_email = now() where email = 'ines@demo.test'`)
  await database.admin(`update usuario set flag_moderador_chat = true where email = 'ines@demo.test'`)
  const demoted = await chat.person('ines@demo.test')
  await database.admin(`update usuario set flag_moderador_chat = false where email = 'ines@demo.test'`)
  Object.assign(clients, {
    reader,
    foreign,
    demoted,
    moderator: admin,
    visitor: await chat.visitor('Rui Alves'),
    content: await chat.person(chat.world.ana.email),
  })
})
afterAll(() => chat.close())

/** One object per kind of request, and all that the church's chat stores. */
async function things() {
  const sent = await admin.ask('enviar', { idCliente: randomUUID(), texto: 'algo' })
  const gone = await admin.ask('enviar', { idCliente: randomUUID(), texto: 'já foi' })
  if (!sent.ok || !gone.ok) throw new Error('not sent')
  const removal = await admin.ask('excluir', { sequencia: gone.mensagem.sequencia })
  const opened = await admin.ask('abrir_compromisso', { titulo: 'Quero' })
  if (!removal.ok || !opened.ok) throw new Error('not moderated')
  chat.world.wait(6_000) // beyond the rate limits
  return {
    sequence: sent.mensagem.sequencia,
    author: sent.mensagem.idUsuario,
    moment: opened.compromisso.id,
    removal: removal.idModeracao,
  }
}
const everything = async () => {
  const names = ['chat_mensagem', 'chat_moderacao', 'chat_compromisso', 'chat_compromisso_resposta', 'chat_sala']
  const rows = []
  for (const name of names)
    rows.push(...(await chat.world.server.database.admin(`select * from ${name} order by 1, 2, 3`)))
  return JSON.stringify(rows)
}

describe('access in the chat', () => {
  it('is defined for every event', () => {
    expect([...Object.keys(table), 'entrar'].sort()).toEqual([...chatRequests].sort())
  })

  it.each(rows)('%s: is allowed to these roles', async (request, { takes, allowed }) => {
    const of = await things()
    for (const who of roles.filter((role) => allowed.includes(role))) {
      expect(said(await clients[who].ask(request, takes(of))), who).toBe('ok')
    }
  })

  it.each(rows)('%s: is refused to all others, and changes nothing', async (request, { takes, allowed }) => {
    const of = await things()
    const before = await everything()
    for (const who of roles.filter((role) => !allowed.includes(role))) {
      const code = said(await clients[who].ask(request, takes(of)))
      expect(code, who).toBe(allowed === named ? 'chat_name_required' : 'forbidden')
    }
    const outside = chat.client((await chat.token({ nome: 'Rui Alves' })).token)
    expect(said(await outside.ask(request, takes(of)))).toBe('unauthorized')
    expect(await everything()).toBe(before)
  })

  it.each(rows)('%s: is refused in another church’s room', async (request, { takes }) => {
    const of = await things()
    const foreign = await chat.person(chat.world.eva.email, 'other')
    expect(foreign.given.usuario.papel).toBe('moderador')
    const here = chat.world.churches.demo
    const read = () =>
      chat.world.server.database.admin('select * from chat_mensagem where igreja_id = $1 order by sequencia', [here])
    const before = await read()
    const answer = await foreign.ask(request, takes(of))
    expect(JSON.stringify(answer)).not.toContain('algo')
    expect(await read()).toEqual(before)
    const moments = await chat.world.server.database.admin(
      'select * from chat_compromisso where igreja_id = $1 and id = $2 and data_encerramento is null',
      [here, of.moment],
    )
    expect(moments).toHaveLength(1)
  })

  it('entrar: accepts only the channel of the token’s church', async () => {
    const { token } = await chat.token({}, { session: await chat.session(chat.world.eva.email), church: 'other' })
    for (const canal of ['demo', 'grace', 'nowhere']) {
      const client = chat.client(token, { canal })
      expect(said(await client.enter())).toBe('not_found')
      expect(said(await client.ask('historico', { depois: 0 }))).toBe('unauthorized')
    }
  })

  it('ends with an expired token, until a new one is sent', async () => {
    const rui = await chat.visitor('Rui Alves')
    const keys = serverKeys(chat.world.server.app.services.config)
    const past = chatTokens(keys.chatToken, () => new Date('2030-01-09T09:00:00Z'))
    const { id } = rui.given.usuario
    const who = { church: chat.world.churches.demo, id, name: 'Rui Alves', avatar: null, email: null, account: null }
    const { token } = await past.sign({ ...who, role: 'visitante' })
    const late = chat.client(token)
    expect(said(await late.enter())).toBe('chat_token_expired')

    const of = await things()
    chat.world.wait(601_000)
    const before = await everything()
    for (const [request, { takes }] of rows) {
      expect(said(await rui.ask(request, takes(of))), request).toBe('chat_token_expired')
    }
    expect(await everything()).toBe(before)
    const fresh = await chat.token({ nome: 'Rui Alves', visitante: rui.given.visitante })
    expect(said(await rui.enter({ token: fresh.token }))).toBe('ok')
    expect(said(await rui.ask('enviar', { idCliente: randomUUID(), texto: 'voltei' }))).toBe('ok')
  })

  it('is refused for a forged token', async () => {
    const { token } = await chat.token({ nome: 'Rui Alves' })
    const [head = '', body = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { who: { role: string } }
    claims.who.role = 'moderador'
    const forged = Buffer.from(JSON.stringify(claims)).toString('base64url')
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    for (const shown of [`${head}.${forged}.${signature}`, `${none}.${forged}.`, `${none}.${forged}.${signature}`]) {
      expect(said(await chat.client(shown).enter())).toBe('unauthorized')
    }
    const session = await chat.session(chat.world.admin.email)
    expect(said(await chat.client(session).enter())).toBe('unauthorized')
  })
})
