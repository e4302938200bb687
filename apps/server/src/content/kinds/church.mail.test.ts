import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadSanitize } from '../../platform/sanitize.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { exportContent } from '../export-content.ts'
import { ContentError, formatIssue } from '../format/content-issue.ts'
import { importContent } from '../import-content.ts'
import { churchFile, contentFolder } from '../testing/content-folder.ts'

const sanitize = await loadSanitize()
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const addresses = { emailRemetente: 'avisos@capela.example', emailResposta: 'secretaria@capela.example' }

const bring = async (changes: Record<string, unknown>, senderDomains = ['capela.example']) => {
  const { database, media, clock } = server.app.services
  const folder = await contentFolder({ 'capela/igreja.json': churchFile(changes) })
  return importContent({ folder, database, media, clock, sanitize, senderDomains })
}
const faults = (changes: Record<string, unknown>, senderDomains?: string[]) =>
  bring(changes, senderDomains).then(
    () => '',
    (error: unknown) => (error instanceof ContentError ? error.issues.map(formatIssue).join('\n') : String(error)),
  )
const stored = () =>
  server.database.admin<{ email_remetente: string | null; email_resposta: string | null }>(
    'select email_remetente, email_resposta from igreja',
  )

it('exports the addresses of a church’s mails as they were imported, and takes them away again', async () => {
  await bring(addresses)
  const folder = await mkdtemp(path.join(tmpdir(), 'atrio-export-'))
  try {
    const { database, media } = server.app.services
    await exportContent({ code: 'capela', folder, database, media })
    expect(JSON.parse(await readFile(path.join(folder, 'igreja.json'), 'utf8'))).toMatchObject(addresses)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await bring({})
  expect(await stored()).toEqual([{ email_remetente: null, email_resposta: null }])
})

it('refuses a sender of a domain that the installation may not send for, and imports nothing', async () => {
  await bring({})
  const message = /igreja\.json.*emailRemetente.*is of a domain that is not in MAIL_SENDER_DOMAINS/
  expect(await faults(addresses, [])).toMatch(message)
  expect(await faults(addresses, ['other.example'])).toMatch(message)
  expect(await stored()).toEqual([{ email_remetente: null, email_resposta: null }])
})

it.each([
  'a@capela.example\r\nBcc: x@evil.test',
  'a@capela.example, x@evil.test',
  'Capela <a@capela.example>',
  'joão@capela.example',
  'capela.example',
])('refuses %j as an address of a church’s mails', async (address) => {
  const message = 'must be one plain e-mail address, such as contato@igreja.org.br'
  expect(await faults({ emailRemetente: address })).toContain(message)
  expect(await faults({ emailResposta: address })).toContain(message)
})

it('tells visitors no address of a church’s mails', async () => {
  await bring({ ...addresses, email: 'publico@capela.example' })
  const church = await server.get('/api/v1/igreja/codigo/capela')
  expect(church.json()).toMatchObject({ email: 'publico@capela.example' })
  const start = await server.get('/bff/v1/start-up?hostname=capela.localhost')
  const list = await server.get('/api/v1/igreja/?hostname=capela.localhost')
  for (const { statusCode, body } of [church, start, list]) {
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/avisos@|secretaria@|emailRemetente|emailResposta/)
  }
})
