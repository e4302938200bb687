import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '../../testing/people.ts'
import { type ChatWorld, chatWorld } from './testing/chat-world.ts'

let chat: ChatWorld
beforeAll(async () => {
  chat = await chatWorld()
})
afterAll(() => chat.close())

const rename = async (nome: string, sobrenome: string) => {
  const { user } = chat.world.ana
  await chat.world.server.database.admin('update usuario set nome = $2, sobrenome = $3 where id = $1', [
    user,
    nome,
    sobrenome,
  ])
}
const asAna = async (body: object = {}) => chat.askToken(body, { session: await chat.session(chat.world.ana.email) })

describe('a member’s name in the chat', () => {
  it.each([
    ['Pastor', 'Elias'],
    ['Moderador', 'da Igreja'],
    ['Аdmin', 'Lima'],
    ['Canary', 'admin'], // the name of a moderator
    ['Cаnary', 'аdmin'],
    ['Church', 'demo'],
    ['An\u200ba', '\u202eLima \u200bPastor'],
    ['\u3164\u3164', '\u200b'],
  ])('is refused where a visitor’s would be: %j %j', async (nome, sobrenome) => {
    await rename(nome, sobrenome)
    const reader = (await asAna()).json()
    expect(reader.usuario).toMatchObject({ id: `u${chat.world.ana.user}`, nome: null, papel: 'leitor' })
    expect(outcome(await asAna({ nome: 'Pastora Ana' }))).toBe('400 chat_name_reserved')
    expect(outcome(await asAna({ nome: '\u200b\u200b' }))).toBe('400 validation')
    const named = (await asAna({ nome: 'Ana Lima' })).json()
    expect(named.usuario).toMatchObject({ id: `u${chat.world.ana.user}`, nome: 'Ana Lima', papel: 'membro' })
  })

  it.each([
    ['Maria Aparecida da Conceição', 'Albuquerque Cavalcanti de Souza'],
    ['Ana', 'Bispo'],
    ['Михаил', 'Иванов'],
  ])('is otherwise their own, and no other one: %s %s', async (nome, sobrenome) => {
    await rename(nome, sobrenome)
    for (const body of [{}, { nome: 'Somebody Else' }]) {
      expect((await asAna(body)).json().usuario).toMatchObject({ nome: `${nome} ${sobrenome}`, papel: 'membro' })
    }
  })
})

describe('the staff', () => {
  it('are marked for everyone, even without moderation rights', async () => {
    const { ana, admin } = chat.world
    await rename('Pastor', 'Elias')
    await chat.world.server.database.admin(
      `insert into usuario_role (igreja_id, usuario_id, role) values ($1, $2, 'ROLE_ADMIN_CONTENT')`,
      [ana.church, ana.user],
    )
    const pastor = await chat.person(ana.email)
    const moderator = await chat.person(admin.email)
    for (const client of [pastor, moderator]) await client.ask('enviar', { idCliente: randomUUID(), texto: 'Paz' })
    const visitor = await chat.visitor('Rui Alves')
    expect([...visitor.seen.values()].map(({ nome, papel }) => [nome, papel])).toEqual([
      ['Pastor Elias', 'equipe'],
      ['Canary admin', 'moderador'],
    ])
  })
})
