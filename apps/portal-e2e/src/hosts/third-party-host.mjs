// Plays the services of others that a deployment names: a pixel, a tag manager, a chat-bot, a survey, a recording of
// sessions, the service that takes error reports, which /reports shows, and a host of map tiles.
import { createServer } from 'node:http'

const port = Number(process.env.THIRD_PARTY_PORT)
const origin = `http://127.0.0.1:${port}`
const seen = (what, values) =>
  `new Image().src = '${origin}/seen?' + new URLSearchParams({ what: '${what}', path: location.pathname, ...${values} })`

const scripts = {
  '/pixel.js': `
    let code
    const run = (method, value) => { if (method === 'init') code = value; else ${seen('pixel', '{ code, event: value }')} }
    window.fbq.callMethod = run
    window.fbq.queue.splice(0).forEach((args) => run(...args))`,
  '/gtm.js': `
    const container = new URL(document.currentScript.src).searchParams.get('id')
    const run = ({ event }) => { if (event === 'page_view') ${seen('analytics', '{ container }')} }
    const push = window.dataLayer.push.bind(window.dataLayer)
    window.dataLayer.push = (...entries) => { entries.forEach(run); return push(...entries) }
    window.dataLayer.forEach(run)`,
  '/bot/demo.js': `
    const bubble = document.createElement('button')
    bubble.textContent = 'Assistente'
    bubble.style.cssText = 'position:fixed;right:16px;bottom:96px;z-index:9'
    document.body.append(bubble)
    ${seen('chat', `{ church: 'demo' }`)}`,
  '/recording.js': seen('recording', '{}'),
  '/js/formbricks.umd.cjs': `
    window.formbricks = { setup: async ({ environmentId }) => { ${seen('survey', '{ environmentId }')} } }`,
}

const reports = []

/** A tile of streets, with its numbers. */
const tile = (z, x, y) => `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
  <rect width="256" height="256" fill="#f2efe9"/><rect x="80" y="80" width="96" height="96" fill="#cfe3c4"/>
  <path d="M0 64H256M0 192H256M64 0V256M192 0V256" stroke="#fff" stroke-width="10"/>
  <path d="M0 128L256 96" stroke="#f7d488" stroke-width="14"/>
  <text x="84" y="150" font-family="sans-serif" font-size="12" fill="#666">${z}/${x}/${y}</text></svg>`

createServer((request, response) => {
  const { pathname } = new URL(request.url, origin)
  if (pathname === '/api/7/envelope/') {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      reports.push({ body, type: request.headers['content-type'], agent: request.headers['user-agent'] ?? null })
      response.end('{}')
    })
    return
  }
  if (pathname === '/reports') return response.end(JSON.stringify(reports))
  if (pathname === '/seen') return response.writeHead(204).end()
  const [, z, x, y] = /^\/tiles\/(\d+)\/(\d+)\/(\d+)\.svg$/.exec(pathname) ?? []
  if (y) return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(tile(z, x, y))
  const script = scripts[pathname]
  response.writeHead(script ? 200 : 404, { 'content-type': 'text/javascript' }).end(script && `{${script}}`)
}).listen(port, '127.0.0.1')
