import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultConveniences } from '../../conveniences.ts'
import { composeMail } from './compose-mail.ts'
import { mailTransport } from './mail-transport.ts'

/** As much of SMTP as takes a mail and keeps what was said. */
let server: Server
let said = ''
beforeAll(async () => {
  server = createServer((socket) => {
    let inMail = false
    socket.write('220 test\r\n')
    socket.on('data', (part) => {
      said += part
      for (const line of part.toString().split('\r\n').filter(Boolean)) {
        if (inMail) {
          if (line === '.') {
            inMail = false
            socket.write('250 taken\r\n')
          }
        } else if (line === 'DATA') {
          inMail = true
          socket.write('354 go on\r\n')
        } else if (line.startsWith('RCPT') && line.includes('gone@'))
          socket.write('550 no such user gone@demo.test\r\n')
        else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 fine\r\n')
      }
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

const transport = () =>
  mailTransport({
    smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mailFrom: 'portal@atrio.example',
    dataFolder: '/nowhere',
    conveniences: defaultConveniences('atrio.example'),
  })
const mail = (to: string) =>
  composeMail({
    kind: 'verify',
    to,
    church: { nome: 'Igreja "São João", <x@evil.test>', idioma: 'pt_BR', corApp: '#7a2e1d' },
    link: 'https://demo.example/verify-email?code=abc',
  })

describe('SMTP', () => {
  it('gets the mail for its one recipient, from our address under the church’s name', async () => {
    await transport().send(mail('ana@demo.test'))
    expect(said.match(/^(MAIL|RCPT).*$/gm)).toEqual(['MAIL FROM:<portal@atrio.example>', 'RCPT TO:<ana@demo.test>'])
    const headers = said.replace(/\r\n[ \t]+/g, ' ')
    expect(headers.match(/^From: .*$/m)?.[0]).toMatch(/ <portal@atrio\.example>$/)
    expect(headers).toMatch(/^To: .*<?ana@demo\.test>?$/m)
    expect(headers).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(said).toContain('Content-Type: text/plain; charset=utf-8')
    expect(said).toContain('Content-Type: text/html; charset=utf-8')
    expect(headers).not.toMatch(/^(Bcc|Cc):/m)
  })

  it('that refuses makes the sending fail', async () => {
    await expect(transport().send(mail('gone@demo.test'))).rejects.toMatchObject({ code: 'EENVELOPE' })
  })
})
