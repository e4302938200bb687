// A plain host: files, index.html for every path that is none, config.json as the host's owner wrote it.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'

const client = path.resolve(import.meta.dirname, '../../../portal/dist/client')
const types = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }

const fileOf = (pathname) => {
  const file = path.join(client, path.normalize(decodeURIComponent(pathname)))
  return file.startsWith(client) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
}

createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://host')
  if (pathname === '/config.json') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(process.env.STATIC_CONFIG)
    return
  }
  const file = fileOf(pathname) ?? path.join(client, 'index.html')
  response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'text/html; charset=utf-8' })
  createReadStream(file).pipe(response)
}).listen(Number(process.env.STATIC_PORT), 'localhost')
