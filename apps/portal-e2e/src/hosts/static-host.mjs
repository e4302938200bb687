// A plain host as docs/static-portal.md asks for: files, index.html for every path that is none, config.json as the host's
// owner wrote it, the policy that the build has written, and media passed on to the server.
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, request as ask } from 'node:http'
import path from 'node:path'

const client = path.resolve(import.meta.dirname, '../../../portal/dist/client')
const types = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }

const config = JSON.parse(process.env.STATIC_CONFIG)
const api = new URL(config.apiBase)
const servers = `${api.origin} ${api.origin.replace(/^http/, 'ws')}`

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

function passOn(request, response) {
  // names of this machine's are known to browsers alone
  const { method, url, headers } = request
  const options = { host: '127.0.0.1', port: api.port, method, path: url, headers: { ...headers, host: api.host } }
  const asked = ask(options, (answer) => answer.pipe(response.writeHead(answer.statusCode, answer.headers)))
  request.pipe(asked.on('error', () => response.destroy()))
}

createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://host')
  if (pathname.startsWith('/media/')) return passOn(request, response)
  if (pathname === '/config.json') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(process.env.STATIC_CONFIG)
    return
  }
  files ??= loadFiles()
  const type = files.has(pathname) ? types[path.extname(pathname)] : undefined
  const policy = files.get('/content-security-policy.txt').toString().trim().replaceAll('{servers}', servers)
  response
    .writeHead(200, {
      'content-type': type ?? 'text/html; charset=utf-8',
      ...(!type && { 'content-security-policy': policy }),
    })
    .end(files.get(pathname) ?? files.get('/index.html'))
}).listen(Number(process.env.STATIC_PORT), 'localhost')
