import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'

/** An accepted mail: its envelope, and its text with unfolded header lines. */
type AcceptedMail = { from: string; to: string; messageId: string; text: string }

/** The reply to a command; `hang` sends none. */
type Reply = string | 'hang'

export type SmtpStandIn = {
  url: string
  accepted: AcceptedMail[]
  /** Connections accepted so far. */
  connections: number
  close(): Promise<void>
}

type Conduct = {
  /** Reply to RCPT. */
  toRecipient?: (address: string) => Reply
  /** Reply to a complete mail, before it is accepted; awaited, so that a test controls its duration. */
  toMail?: (mail: AcceptedMail) => Promise<Reply> | Reply
  /** Sends no greeting. */
  isSilent?: boolean
}

const OK = '250 fine'

/** A minimal SMTP server (RFC 5321) with configurable failures. */
export async function smtpStandIn({ toRecipient, toMail, isSilent }: Conduct = {}): Promise<SmtpStandIn> {
  const accepted: AcceptedMail[] = []
  const sockets = new Set<Socket>()

  const serve = async (socket: Socket) => {
    const say = (reply: Reply) => reply !== 'hang' && socket.write(`${reply}\r\n`)
    if (!isSilent) say('220 test')
    let envelope = { from: '', to: '' }
    let lines: string[] | undefined
    for await (const line of createInterface({ input: socket })) {
      if (lines && line !== '.') lines.push(line)
      else if (lines) {
        const mail = { ...envelope, ...read(lines) }
        lines = undefined
        const reply = (await toMail?.(mail)) ?? OK
        if (reply.startsWith('250')) accepted.push(mail)
        say(reply)
      } else if (line === 'DATA') {
        lines = []
        say('354 go on')
      } else if (line.startsWith('MAIL')) {
        envelope = { from: addressIn(line), to: '' }
        say(OK)
      } else if (line.startsWith('RCPT')) {
        envelope.to = addressIn(line)
        say(toRecipient?.(envelope.to) ?? OK)
      } else if (line === 'QUIT') socket.end('221 bye\r\n')
      else say(OK)
    }
  }

  const standIn = { url: '', accepted, connections: 0 }
  const server = createServer((socket) => {
    standIn.connections++
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
    serve(socket).catch(() => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  standIn.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(standIn, {
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  })
}

const addressIn = (line: string) => /<([^<>]*)>/.exec(line)?.[1] ?? ''

function read(lines: string[]) {
  const text = lines.join('\r\n').replace(/\r\n[ \t]+/g, ' ')
  return { text, messageId: /^Message-ID: (.*)$/im.exec(text)?.[1] ?? '' }
}
