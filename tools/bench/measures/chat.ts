import { gather, type Manner } from '../chat/crowd.ts'
import type { RawSocket } from '../chat/raw-sockets.ts'
import { startSubject, type Subject } from '../chat/subject.ts'
import { median } from '../median.ts'
import type { BenchRun } from '../bench-run.ts'
import { ownRoot, temporaryFolder } from '../portal/start-portal.ts'
import { rounded, type Figures } from '../report.ts'

const SIZES = [500, 2_000] as const
const ROUNDS = 3
const MESSAGES = 50
const WARM = 10
/** Windows that the chat lets one person have. */
const OF_PERSON = 8

const CHURCH = 'demo'
const SPACE = '/chat'

/** What a message carries besides its text, so that both servers send as many bytes. */
const envelope = (texto: string) => ({
  mensagens: [
    {
      sequencia: 1,
      idCliente: crypto.randomUUID(),
      idUsuario: 'vAbCdEfGhIjKlMnOp',
      nome: 'Rui Alves',
      avatar: null,
      papel: 'visitante',
      texto,
      data: new Date().toISOString(),
    },
  ],
  exclusoes: [],
})

const raw = ({ port }: Subject): Manner => ({
  url: `ws://127.0.0.1:${port}/`,
  enter: async () => {},
  say: (text) => JSON.stringify(envelope(text)),
  count: () => 1,
})

async function tokens(port: number, count: number): Promise<string[]> {
  const given: string[] = []
  for (let n = 0; n < count; n++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/igreja/igreja-${CHURCH}/chat/token`, {
      method: 'POST',
      // each from an address of their own: visitors of one have one measure together
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.78.${n >> 8}.${n & 255}` },
      body: JSON.stringify({ nome: `Rui ${n}` }),
    })
    const { token } = (await answer.json()) as { token?: string }
    if (!token) throw new Error(`The chat gave no token: ${answer.status}`)
    given.push(token)
  }
  return given
}

/** Socket.IO by hand: `4` a message, `0` entering a namespace, `2` an event, `3` its answer; `2` alone asks `3`. */
async function chat({ port }: Subject, size: number): Promise<Manner> {
  const given = await tokens(port, Math.ceil(size / OF_PERSON))
  // One listener until it is there: several messages may come in one piece.
  const hear = (socket: RawSocket, start: string) =>
    new Promise<string>((resolve) => {
      const listen = (data: Buffer) => {
        if (!data.toString().startsWith(start)) return
        socket.off('message', listen)
        resolve(data.toString())
      }
      socket.on('message', listen)
    })
  return {
    url: `ws://127.0.0.1:${port}/api/v1/chat/?EIO=4&transport=websocket`,
    async enter(socket, index) {
      const inside = hear(socket, `40${SPACE},`)
      socket.send(`40${SPACE},`)
      await inside
      const token = given[Math.floor(index / OF_PERSON)]
      const answered = hear(socket, `43${SPACE},1`)
      socket.send(`42${SPACE},1${JSON.stringify(['entrar', { token, canal: CHURCH }])}`)
      const answer = await answered
      if (!answer.includes('"ok":true')) throw new Error(`Nobody could enter: ${answer}`)
    },
    say: (texto) => `42${SPACE},2${JSON.stringify(['enviar', { idCliente: crypto.randomUUID(), texto }])}`,
    count: (text) => (text.startsWith(`42${SPACE},["lote"`) ? (text.match(/"sequencia":/g)?.length ?? 0) : 0),
    answer: (text) => (text === '2' ? '3' : undefined),
  }
}

/** Microseconds of the server's processor for one message that reached one client. */
async function perDelivery(subject: Subject, manner: Manner, size: number): Promise<number> {
  const crowd = await gather(size, OF_PERSON, manner)
  try {
    await crowd.speak(WARM)
    const before = await subject.cpu()
    await crowd.speak(MESSAGES)
    return ((await subject.cpu()) - before) / (MESSAGES * size)
  } finally {
    crowd.leave()
  }
}

/** P15: what a delivery costs the chat's process, with checks and persistence, ÷ a relay that does nothing else. */
export async function measureChat({ portal, later }: BenchRun): Promise<Figures> {
  const relay = await startSubject('tools/bench/chat/raw-relay.ts', { root: ownRoot, later })
  const server = await startSubject('apps/server/src/modules/chat/testing/chat-process.ts', {
    root: portal.root,
    args: [CHURCH],
    env: {
      DATA_DIR: temporaryFolder(later),
      DATABASE_URL: '',
      PORT: '0',
      LOG_LEVEL: 'warn',
      TOKEN_KEY: 'k'.repeat(32),
      TRUSTED_PROXIES: 'loopback',
    },
    later,
  })
  const rounds: Record<string, number[]> = {}
  const note = (name: string, value: number) => (rounds[name] ??= []).push(rounded(value, 3))
  for (const size of SIZES) {
    for (let round = 0; round < ROUNDS; round++) {
      const least = await perDelivery(relay, raw(relay), size)
      const ours = await perDelivery(server, await chat(server, size), size)
      note(`raw, µs at ${size}`, least)
      note(`chat, µs at ${size}`, ours)
      note(`ratio at ${size}`, ours / least)
    }
  }
  return {
    P15: {
      value: median(rounds['ratio at 2000'] ?? []),
      also: { 'at 500': rounded(median(rounds['ratio at 500'] ?? [])) },
      notes: { 'not counted': "the database's own processor time" },
      rounds,
    },
  }
}
