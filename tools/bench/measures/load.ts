import net from 'node:net'

/**
 * A load of its own process: keeps some connections asking for one address and counts the answers. It reads of an
 * answer only its status and length, so that a large body costs the asker no more than a small one; a client that
 * parses everything became the bottleneck itself at 20 kB.
 * Arguments: port, path, host, seconds, connections, perhaps a bearer token. Prints answers per second.
 */
const [port, path, host, seconds, connections, token] = process.argv.slice(2)
const BEARER = token ? `Authorization: Bearer ${token}\r\n` : ''
const REQUEST = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nAccept-Language: pt-BR\r\n${BEARER}\r\n`
const HEAD_END = Buffer.from('\r\n\r\n')
const OK = 'HTTP/1.1 200'

let answers = 0
let over = false

function fail(why: string): never {
  process.stderr.write(`${path}: ${why}\n`)
  process.exit(1)
}

function ask() {
  const socket = net.connect({ port: Number(port), host: '127.0.0.1', noDelay: true })
  let head = Buffer.alloc(0)
  /** Bytes of the body that are still to come; null while the head is read. */
  let rest: number | null = null
  const next = () => {
    head = Buffer.alloc(0)
    rest = null
    answers += 1
    if (over) socket.destroy()
    else socket.write(REQUEST)
  }
  socket.on('connect', () => socket.write(REQUEST))
  socket.on('error', (error) => over || fail(error.message))
  socket.on('close', () => over || fail('the connection was closed'))
  socket.on('data', (chunk) => {
    if (rest !== null) {
      rest -= chunk.length
    } else {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
      const end = head.indexOf(HEAD_END)
      if (end === -1) return
      const text = head.toString('latin1', 0, end)
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
      if (!text.startsWith(OK) || length === undefined) fail(`not an answer of a known length: ${text.slice(0, 80)}`)
      rest = Number(length) - (head.length - end - HEAD_END.length)
    }
    if (rest === 0) next()
    else if (rest < 0) fail('an answer is longer than it says')
  })
}

for (let count = 0; count < Number(connections); count++) ask()
const started = performance.now()
setTimeout(
  () => {
    const elapsed = performance.now() - started
    over = true
    process.stdout.write(String(Math.round((answers * 1_000) / elapsed)), () => process.exit(0))
  },
  Number(seconds) * 1_000,
)
