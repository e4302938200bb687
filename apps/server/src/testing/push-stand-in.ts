import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One push as it came. */
type Pushed = { path: string; headers: IncomingHttpHeaders; bytes: number; text: string }

export type PushStandIn = {
  url: string
  pushed: Pushed[]
  /** The status of the next answers. */
  status: number
  /** Other statuses, by path. */
  statuses: Record<string, number>
  /** What happens before the next answers. */
  meanwhile: () => Promise<unknown>
  /** A subscription with keys, as a browser's push manager makes them. */
  browser(path: string): { endereco: string; p256dh: string; auth: string }
  close(): void
}

/** A browsers' push service, which takes what comes. */
export async function pushStandIn(): Promise<PushStandIn> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts)
      standIn.pushed.push({
        path: request.url ?? '',
        headers: request.headers,
        bytes: body.length,
        text: body.toString('latin1'),
      })
      void standIn
        .meanwhile()
        .then(() => response.writeHead(standIn.statuses[request.url ?? ''] ?? standIn.status).end())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const standIn: PushStandIn = {
    url,
    pushed: [],
    status: 201,
    statuses: {},
    meanwhile: () => Promise.resolve(),
    browser(path) {
      const p256dh = createECDH('prime256v1').generateKeys('base64url')
      return { endereco: `${url}/${path}`, p256dh, auth: randomBytes(16).toString('base64url') }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return standIn
}
