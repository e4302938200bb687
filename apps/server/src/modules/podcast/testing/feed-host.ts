import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { fetchPublic } from '../../../outbound/fetch-public.ts'
import { readFeed } from '../read-feed.ts'

export const item = (name: string, more = '') => `<item><title>${name}</title><guid>${name}</guid>
  <pubDate>Mon, 16 Nov 2026 09:00:00 GMT</pubDate>
  <enclosure url="https://cdn.example/${name}.mp3" length="1" type="audio/mpeg"/>${more}</item>`
export const rss = (...items: string[]) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
<channel><title>P</title><itunes:image href="https://cdn.example/cover.jpg"/>${items.join('')}</channel></rss>`

export const MINUTES = 60_000

export type HostAnswer = number | 'hang' | 'large' | 'packed bomb'

/** A feed's host on this machine, controlled by the test. */
export async function feedHost() {
  const host = {
    asked: [] as IncomingHttpHeaders[],
    answer: 200 as HostAnswer,
    body: '' as string | Buffer,
    type: undefined as string | undefined,
  }
  const server: Server = createServer((request, response) => {
    host.asked.push(request.headers)
    const packed = { 'content-encoding': 'gzip' }
    if (host.answer === 'hang') return undefined
    if (host.answer === 'large') return response.end('x'.repeat(2_000_000))
    if (host.answer === 'packed bomb') return response.writeHead(200, packed).end(gzipSync('x'.repeat(30_000_000)))
    if (request.headers['if-none-match'] === '"1"' && host.answer === 200) return response.writeHead(304).end()
    return response
      .writeHead(host.answer, { ...packed, ...(host.type && { 'content-type': host.type }), etag: '"1"' })
      .end(gzipSync(host.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(host, {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml`,
    reset: () => Object.assign(host, { asked: [], answer: 200, body: rss(item('a')), type: undefined }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
}

/** Requests from that host, which a server would refuse as private. */
export const fetchHere: typeof fetchPublic = (address, options) =>
  fetchPublic(address, { ...options, isBlocked: () => false })

/** Parses a feed on the main thread, for small feeds. */
export const readHere = async (xml: string) => readFeed(xml)
