import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'

/**
 * The yardstick's server: Fastify with nothing round it. GET /hello answers a constant; with a folder as argument its
 * files are sent from memory, compressed by brotli as the portal's are. Its port goes to the process that started it.
 */
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

const app = Fastify()
app.get('/hello', () => ({ hello: 'world' }))

const [folder] = process.argv.slice(2)
if (folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[path.extname(name)]
    if (!type) continue
    const bytes = readFileSync(path.join(folder, name))
    const text = !type.startsWith('image/')
    const body = text ? brotliCompressSync(bytes) : bytes
    app.get(name === 'index.html' ? '/' : `/${name}`, (_request, reply) => {
      if (text) reply.header('content-encoding', 'br')
      return reply.type(type).send(body)
    })
  }
}

const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(Number(new URL(address).port))
process.on('disconnect', () => process.exit())
