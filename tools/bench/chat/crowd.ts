import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { RawWebSocket, type RawSocket } from './raw-sockets.ts'

/** Many who listen, some of whom speak. They speak the protocols by hand, so that a client costs little. */
export type Crowd = {
  /** Sends so many messages, and waits until all have reached everybody. */
  speak(messages: number): Promise<void>
  leave(): void
}

/** How to come in, to say something, and to count the messages in what is received. */
export type Manner = {
  url: string
  enter: (socket: RawSocket, index: number) => Promise<void>
  say: (text: string, index: number) => string
  count: (received: string) => number
  /** What is received and wants an answer. */
  answer?: (received: string) => string | undefined
}

/** Everybody has an address of their own: one alone may not open so many connections. */
const addressOf = (index: number) => `10.77.${index >> 8}.${index & 255}`

const AT_ONCE = 50
const PER_SECOND = 20
const PATIENCE_MS = 60_000

/** @param apart between two who speak one after the other: neighbours may be windows of one person */
export async function gather(size: number, apart: number, manner: Manner): Promise<Crowd> {
  const sockets: RawSocket[] = []
  let received = 0
  for (let from = 0; from < size; from += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, size - from) }, (_, n) => from + n)
    sockets.push(
      ...(await Promise.all(
        indexes.map(async (index) => {
          const socket = new RawWebSocket(manner.url, { headers: { 'x-forwarded-for': addressOf(index) } })
          socket.on('message', (data: Buffer) => {
            const text = data.toString()
            received += manner.count(text)
            const answer = manner.answer?.(text)
            if (answer) socket.send(answer)
          })
          await once(socket, 'open')
          await manner.enter(socket, index)
          return socket
        }),
      )),
    )
  }
  return {
    async speak(messages) {
      const wanted = received + messages * size
      for (let n = 0; n < messages; n++) {
        const speaker = (n * apart) % size
        sockets[speaker]?.send(manner.say(`Graça e paz, irmãos e irmãs! Mensagem ${n}`, speaker))
        await sleep(1_000 / PER_SECOND)
      }
      const end = Date.now() + PATIENCE_MS
      while (received < wanted) {
        if (Date.now() > end) throw new Error(`${wanted - received} deliveries are missing`)
        await sleep(20)
      }
    },
    leave() {
      for (const socket of sockets) socket.terminate()
    },
  }
}
