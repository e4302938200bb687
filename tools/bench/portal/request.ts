import http from 'node:http'

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

/**
 * GET on loopback under another host's name. Not fetch: it resolves no `*.localhost`, sets no Host header, and
 * decompresses what is to be weighed. The body comes as it was sent.
 */
export function get(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, headers, agent: false, timeout: 30_000 }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    request.on('timeout', () => request.destroy(new Error(`${path} was not answered within 30 seconds.`)))
    request.on('error', reject)
  })
}
