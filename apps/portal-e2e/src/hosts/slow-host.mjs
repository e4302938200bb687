// A slow network between the browser and the portals: requests arrive late, and so do answers. What a page does not wait
// for is cut off on its way, as on a slow connection. The browser is led here by its resolver rules (playwright.config.ts).
import { createServer, request as ask } from 'node:http'
import { connect } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as pass } from 'node:timers/promises'

/** Milliseconds, the longest that anything takes longer on each way. */
const longest = Number(process.env.SLOW_DELAY)
const ports = process.env.SLOW_PORTS.split(',')

const delay = () => Math.random() * longest

/** The portal that a request is for: the browser names its port, and only portals are passed on to. */
const portOf = ({ headers }) => ports.find((port) => headers.host?.endsWith(`:${port}`))

const server = createServer(async (request, response) => {
  const port = portOf(request)
  if (!port) return void response.writeHead(421).end()
  const { method, url, headers } = request
  await pass(delay())
  // a page that has gone: its request never arrives
  if (response.destroyed) return
  const asked = ask({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, async (answer) => {
    await pass(delay())
    if (!response.destroyed) answer.pipe(response.writeHead(answer.statusCode, answer.rawHeaders))
  })
  request.pipe(asked.on('error', () => response.destroy()))
  response.on('close', () => asked.destroy())
})

/** Passes everything on in its order, late. */
const late = () =>
  new Transform({
    transform: (chunk, _encoding, done) => setTimeout(done, delay(), null, chunk),
  })

server.on('upgrade', (request, socket, head) => {
  const port = portOf(request)
  if (!port) return void socket.destroy()
  const portal = connect(Number(port), '127.0.0.1', () => {
    const lines = []
    for (let i = 0; i < request.rawHeaders.length; i += 2)
      lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`)
    portal.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    portal.write(head)
    socket.pipe(late()).pipe(portal)
    portal.pipe(late()).pipe(socket)
  })
  for (const [one, other] of [
    [socket, portal],
    [portal, socket],
  ])
    one.on('error', () => other.destroy())
})

server.keepAliveTimeout = 120_000
server.listen(Number(process.env.SLOW_PORT), '127.0.0.1')
