import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type People, people } from '../../testing/people.ts'
import { composeMail, MailRefused } from './compose-mail.ts'
import { type MailKind, mailWords } from './mail-words.ts'

const church = { id: 1, nome: 'Igreja <b>Vida & Plena</b>', idioma: 'pt_BR', corApp: '#7a2e1d' }
const letter = {
  kind: 'verify',
  to: 'ana@demo.test',
  church,
  link: 'https://demo.example/verify-email?code=a&b',
} as const
const kinds = Object.keys(mailWords.en) as MailKind[]

describe('composeMail', () => {
  it.each(['pt_BR', 'en', 'es', 'fr'])('writes a mail in %s with the church’s name, as text and as HTML', (idioma) => {
    for (const kind of kinds) {
      const mail = composeMail({ ...letter, kind, church: { ...church, idioma }, password: 'Abc#12345' })
      expect(mail.fromName).toBe(church.nome)
      expect(mail.subject).toContain(church.nome)
      expect(mail.text).toContain(letter.link)
      expect(mail.html).not.toContain('<b>')
      expect(mail.html).toContain('href="https://demo.example/verify-email?code=a&#38;b"')
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\w+\}|undefined/)
      expect(mail.text.includes('Abc#12345')).toBe(kind === 'recovery')
    }
  })

  it('refuses an address or name that could begin a header', () => {
    const control = fc.constantFrom('\r', '\n', '\r\n', '\0', '\u2028', '\t')
    fc.assert(
      fc.property(fc.string(), control, fc.string(), (before, character, after) => {
        const odd = `${before}${character}${after}`
        expect(() => composeMail({ ...letter, to: odd })).toThrow(MailRefused)
        expect(() => composeMail({ ...letter, to: `a${odd}@b.test` })).toThrow(MailRefused)
        expect(() => composeMail({ ...letter, church: { ...church, nome: odd } })).toThrow(MailRefused)
      }),
    )
    for (const to of ['a@b.test, c@d.test', '"a" <c@d.test>', 'a@b.test;c@d.test', 'none']) {
      expect(() => composeMail({ ...letter, to })).toThrow(MailRefused)
    }
  })
})

describe('the page of mails in files', () => {
  let world: People
  beforeAll(async () => {
    world = await people()
  })
  afterAll(() => world.close())
  it('is shown in development only, on this machine only', async () => {
    const igreja = world.churches.demo
    await world.post('/security/recuperar-senha', { email: 'ana@demo.test', igreja })
    expect(await world.mailsTo('ana@demo.test')).toHaveLength(1)
    const look = (host: string, remoteAddress: string, path = '/dev/mail') =>
      world.server.get(path, { headers: { host }, remoteAddress })
    expect((await look('demo.localhost:4200', '127.0.0.1')).body).toContain('ana@demo.test')
    expect((await look('demo.localhost', '127.0.0.1', '/dev/mail.json')).json()[0]).toMatchObject({
      to: 'ana@demo.test',
    })
    expect((await look('demo.example', '127.0.0.1')).statusCode).toBe(404)
    expect((await look('demo.localhost', '10.0.0.1')).statusCode).toBe(404)
    expect((await look('localhost.evil.example', '127.0.0.1')).statusCode).toBe(404)
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-host']) {
      const headers = { host: 'localhost', [name]: '203.0.113.9' }
      expect((await world.server.get('/dev/mail', { headers })).statusCode, name).toBe(404)
    }
  })
})
