// A plain host: files, index.html for every path that is none, config.json as the host's owner wrote it.
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'

const client = path.resolve(import.meta.dirname, '../../../portal/dist/client')
const types = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }

// in memory, so that a build beside the run takes no file away from a page that is open
const loadFiles = () =>
  new Map(
    readdirSync(client, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [`/${path.relative(client, file)}`, readFileSync(file)]),
  )
// at the first request: the portal may still be being built when this host starts
let files

createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://host')
  if (pathname === '/config.json') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(process.env.STATIC_CONFIG)
    return
  }
  files ??= loadFiles()
  const type = files.has(pathname) ? types[path.extname(pathname)] : undefined
  response
    .writeHead(200, { 'content-type': type ?? 'text/html; charset=utf-8' })
    .end(files.get(pathname) ?? files.get('/index.html'))
}).listen(Number(process.env.STATIC_PORT), 'localhost')
