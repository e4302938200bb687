import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSanitize } from '../platform/sanitize.ts'
import { importContent } from '../content/import-content.ts'
import { churchFile, contentFolder } from '../content/testing/content-folder.ts'
import { people, type People } from '../testing/people.ts'
import { runLine } from './testing/run-line.ts'

let world: People
beforeAll(async () => {
  world = await people()
  await world.server.database.admin(
    `insert into celula (igreja_id, slug, nome, ordem) values ($1, 'vizinhos', 'Vizinhos', 'vizinhos')`,
    [world.churches.demo],
  )
})
afterAll(() => world.close())

const run = (...args: string[]) => {
  const { media, clock, payments } = world.server.app.services
  return runLine({ database: world.server.database, media, clock, payments }, args)
}
const rolesOf = async (email: string) => {
  const { account } = world.ana
  const answer = await world.server.app.inject({
    url: `/api/v1/user/${account}/role?cliente=${world.churches.demo}`,
    headers: { host: 'demo.localhost', authorization: `Bearer ${(await world.login(email)).token}` },
  })
  return answer.json<{ userIgrejaRoles: { role: string }[] }>().userIgrejaRoles.map(({ role }) => role)
}

describe('the staff commands', () => {
  it('give a role that the person’s calls then have, and take it again', async () => {
    const { email } = world.ana
    expect(await rolesOf(email)).toEqual([])
    expect(await run('staff', 'add', 'demo', email.toUpperCase(), 'content')).toMatchObject({ code: 0 })
    await run('staff', 'add', 'demo', email, 'content')
    expect(await rolesOf(email)).toEqual(['ROLE_ADMIN_CONTENT'])
    expect((await run('staff', 'list', 'demo')).said).toContain(`ROLE_ADMIN_CONTENT  ${email}  `)
    expect((await run('staff', 'list', 'other')).said).not.toContain(email)
    expect(await run('staff', 'remove', 'demo', email, 'content')).toMatchObject({ code: 0 })
    expect(await rolesOf(email)).toEqual([])
    expect(await run('staff', 'remove', 'demo', email, 'content')).toMatchObject({ code: 1 })
  })

  it('refuse unknown roles, people and churches, and addresses that are not confirmed', async () => {
    expect(await run('staff', 'add', 'demo', world.ana.email, 'pope')).toMatchObject({ code: 2 })
    expect(await run('staff', 'add', 'demo', 'nobody@demo.test', 'admin')).toMatchObject({
      code: 1,
      complained: 'demo has no user with the e-mail nobody@demo.test',
    })
    expect(await run('staff', 'add', 'demo', world.eva.email, 'admin')).toMatchObject({ code: 1 })
    expect(await run('staff', 'add', 'nowhere', world.ana.email, 'admin')).toMatchObject({ code: 1 })
    expect((await run('staff', 'add', 'demo', world.ines.email, 'admin')).complained).toBe(
      `${world.ines.email} has not confirmed this address yet`,
    )
  })
})

describe('the moderator commands', () => {
  it('let a person moderate the chat, and take it again', async () => {
    const { email } = world.ana
    const isModerator = async () =>
      (
        await world.server.database.admin<{ is: boolean }>(
          'select flag_moderador_chat as is from usuario where id = $1',
          [world.ana.user],
        )
      )[0]?.is
    expect((await run('moderator', 'list', 'demo')).said).toBe('demo has no moderators')
    expect(await run('moderator', 'remove', 'demo', email)).toMatchObject({ code: 1 })
    expect(await run('moderator', 'add', 'demo', email)).toMatchObject({ code: 0 })
    expect(await isModerator()).toBe(true)
    expect((await run('moderator', 'list', 'demo')).said).toContain(email)
    expect(await run('moderator', 'remove', 'demo', email)).toMatchObject({ code: 0 })
    expect(await isModerator()).toBe(false)
    expect(await run('moderator', 'add', 'demo', world.ines.email)).toMatchObject({ code: 1 })
  })
})

describe('the group leader commands', () => {
  it('let a person lead a group, and leave them its member', async () => {
    const { email } = world.ana
    const standing = () =>
      world.server.database.admin('select flag_lider from celula_membro where usuario_id = $1', [world.ana.user])
    expect((await run('group', 'leader', 'list', 'demo')).said).toBe('vizinhos  -')
    expect(await run('group', 'leader', 'add', 'demo', 'vizinhos', email)).toMatchObject({ code: 0 })
    expect(await standing()).toEqual([{ flag_lider: true }])
    expect((await run('group', 'leader', 'list', 'demo')).said).toContain(`vizinhos  ${email}`)
    expect(await run('group', 'leader', 'remove', 'demo', 'vizinhos', email)).toMatchObject({ code: 0 })
    expect(await standing()).toEqual([{ flag_lider: false }])
    expect(await run('group', 'leader', 'remove', 'demo', 'vizinhos', email)).toMatchObject({ code: 1 })
    expect(await run('group', 'leader', 'add', 'demo', 'nenhum', email)).toMatchObject({ code: 1 })
  })
})

describe('equipe.json', () => {
  const bring = async (team: object[]) => {
    const { media, clock } = world.server.app.services
    const folder = await contentFolder({
      'igreja.json': churchFile({ codigo: 'other', slug: 'igreja-other' }),
      'equipe.json': JSON.stringify(team),
    })
    return importContent({ folder, database: world.server.database, media, clock, sanitize: await loadSanitize() })
  }

  it('gives roles by any address that is confirmed, and takes none', async () => {
    const { email } = world.eva
    await bring([{ email, papeis: ['ROLE_ADMIN'], flagModeradorChat: true }])
    await bring([])
    expect((await run('staff', 'list', 'other')).said).toContain(`ROLE_ADMIN  ${email}`)
    expect((await run('moderator', 'list', 'other')).said).toContain(email)
  })

  it('is refused with a message for an address without an account there', async () => {
    await expect(bring([{ email: 'pastora@example.org', papeis: ['ROLE_ADMIN'] }])).rejects.toThrow(
      'equipe.json 0.email: pastora@example.org has no confirmed account in this church: register there first',
    )
  })
})
