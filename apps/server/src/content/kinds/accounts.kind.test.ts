import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPassword } from '../../platform/auth/passwords.ts'
import { loadSanitize } from '../../platform/sanitize.ts'
import { PASSWORD } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { exportContent } from '../export-content.ts'
import { ContentError, formatIssue } from '../format/content-issue.ts'
import { importContent } from '../import-content.ts'
import { churchFile, contentFolder } from '../testing/content-folder.ts'

const sanitize = await loadSanitize()
const demonstration = path.join(import.meta.dirname, '../../../content')
let server: TestServer
const bring = (folder: string) => {
  const { database, media, clock } = server.app.services
  return importContent({ folder, database, media, clock, sanitize })
}
beforeAll(async () => {
  server = await testServer()
  await bring(demonstration)
})
afterAll(() => server.close())

const login = async (username: string, password = PASSWORD) =>
  (await server.app.inject({ method: 'POST', url: '/api/v1/security/login_check', payload: { username, password } }))
    .statusCode
const members = () =>
  server.database.admin<{ email: string; hash: string; roles: number; moderator: boolean }>(
    `select c.email, c.senha_hash as hash, flag_moderador_chat as moderator, u.*,
     (select count(*)::int from usuario_role r where r.usuario_id = u.id) as roles
     from usuario u join conta c on c.id = u.conta_id order by c.email`,
  )

describe('the demonstration’s accounts', () => {
  it('can sign in with the documented passwords, except the inactive one', async () => {
    const found = await members()
    expect(found.map(({ email, roles, moderator }) => `${email} ${roles} ${moderator}`)).toEqual([
      'admin@demo.test 2 false',
      'ana@demo.test 0 false',
      'bia@demo.test 0 false',
      'ines@demo.test 0 false',
      'john@grace.test 0 false',
      'leo@demo.test 0 true',
    ])
    expect(await isPassword(found[0]?.hash, PASSWORD)).toBe(true)
    expect(new Set(found.map(({ hash }) => hash)).size).toBe(found.length)
    expect(await login('ana@demo.test')).toBe(200)
    expect(await login('ines@demo.test')).toBe(403)
  })

  it('keep their ids and changed passwords when the folder is imported again', async () => {
    await server.database.admin(`update conta set senha_hash = 'changed' where email = 'bia@demo.test'`)
    const before = await members()
    await bring(path.join(demonstration, 'demo'))
    expect(await members()).toEqual(before)
  })

  it('are left out of exports', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'atrio-export-'))
    const { database, media } = server.app.services
    await exportContent({ code: 'demo', folder, database, media })
    const names = await readdir(folder)
    expect(names).toEqual(expect.arrayContaining(['cadastro.json', 'notificacoes.json']))
    expect(names).not.toContain('contas.json')
    await rm(folder, { recursive: true })
  })

  it('are refused outside of .test', async () => {
    const contas = JSON.stringify([{ email: 'ana@gmail.com', senha: PASSWORD, nome: 'A', sobrenome: 'B' }])
    const issues = await bring(await contentFolder({ 'igreja.json': churchFile(), 'contas.json': contas })).then(
      () => [],
      (error: unknown) => (error instanceof ContentError ? error.issues.map(formatIssue) : [String(error)]),
    )
    expect(issues).toEqual([expect.stringMatching(/^contas\.json:1 0\.email: does not have the right form/)])
  })
})
