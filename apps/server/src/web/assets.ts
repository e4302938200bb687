import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { acceptedEncoding } from '../http/ready-bytes.ts'
import { unlisted } from './unlisted.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

type Asset = { type: string; identity: Buffer; br?: Buffer; gzip?: Buffer }

/** Hashed files of the portal's build, in memory, with their precompressed versions. */
function loadAssets(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>()
  const names = new Set(readdirSync(folder))
  const read = (name: string) => (names.has(name) ? readFileSync(path.join(folder, name)) : undefined)
  for (const name of names) {
    const type = TYPES[path.extname(name)]
    if (!type) continue
    const [identity, br, gzip] = [read(name)!, read(`${name}.br`), read(`${name}.gz`)]
    assets.set(name, { type, identity, ...(br && { br }), ...(gzip && { gzip }) })
  }
  return assets
}

const YEAR = 'public, max-age=31536000, immutable'

/** Serves `/assets/*` of all builds: immutable, since each name contains its content's hash. */
export function serveAssets(app: FastifyInstance, clients: readonly string[]): void {
  const assets = new Map(clients.flatMap((client) => [...loadAssets(path.join(client, 'assets'))]))
  app.get<{ Params: { name: string } }>('/assets/:name', unlisted, (request, reply) => {
    const asset = assets.get(request.params.name)
    if (!asset) return reply.callNotFound()
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const body = encoding === 'identity' ? undefined : asset[encoding]
    reply.header('cache-control', YEAR).header('vary', 'Accept-Encoding').type(asset.type)
    if (body) return reply.header('content-encoding', encoding).send(body)
    return reply.send(asset.identity)
  })
}

/** The portal's icon. */
export function serveFavicon(app: FastifyInstance, client: string): void {
  const favicon = readFileSync(path.join(client, 'favicon.svg'))
  // browsers request the second name for documents without an icon link
  for (const name of ['/favicon.svg', '/favicon.ico']) {
    app.get(name, unlisted, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type(TYPES['.svg']!).send(favicon),
    )
  }
}
