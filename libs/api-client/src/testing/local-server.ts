import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** A real server on the loopback interface. `answer` may be replaced between calls; `asked` records them in order. */
export async function localServer() {
  const asked: Asked[] = []
  const state: { answer: RequestListener } = { answer: (_, response) => response.end('{}') }
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      asked.push({ method: request.method!, url: request.url!, headers: request.headers, body })
      state.answer(request, response)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () =>
    new Promise((closed) => {
      server.close(closed)
      server.closeAllConnections()
    })
  return { base, asked, state, close }
}
