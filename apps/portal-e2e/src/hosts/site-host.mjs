// Another site, as a church's own or the provider's admin site: it shows the portal's frames, by the script and plainly.
//   SITE_PORTAL=http://demo.localhost:4200 node apps/portal-e2e/src/hosts/site-host.mjs
// then http://site.localhost:4314/ shows all of them (the demonstration church has registered that origin).
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const portal = process.env.SITE_PORTAL ?? 'http://demo.localhost:4200'
const port = Number(process.env.SITE_PORT ?? 4314)

const script = (data) => `<script async src="${portal}/embed.js" ${data}></script>`
/** What a video needs to start and to fill the screen: a frame has none of it by itself. */
const allow = 'allow="autoplay; encrypted-media; fullscreen; picture-in-picture"'
const embeds = {
  song: ['A song', script('data-route="praise" data-praise-id="1" data-title="Song"')],
  video: [
    'A video',
    script('data-route="player" data-service="youtube" data-code="M7lc1UVf-VE" data-title="Video" data-lang="en"'),
  ],
  chat: ['The chat', script('data-route="chat" data-channel="demo" data-title="Chat" data-height="480"')],
  plain: [
    'A song in a plain frame, green and dark, and as high as it is',
    `<iframe data-atrio title="Plain" width="100%" ${allow} src="${portal}/embed/praise?praiseId=2&theme=dark&embedColor=0a7d55"></iframe>` +
      script(''),
  ],
  'plain-video': [
    'A video in a plain frame',
    `<iframe title="Plain video" width="100%" height="480" ${allow} src="${portal}/embed/player?service=youtube&code=M7lc1UVf-VE"></iframe>`,
  ],
  portal: [
    'The portal',
    `<iframe title="Portal" width="100%" height="700" ${allow} src="${portal}/?embed=true"></iframe>`,
  ],
  checkout: ['Nothing', `<iframe title="Checkout" src="${portal}/checkout?embed=true"></iframe>`],
}

/** A plain frame that is asked for with this page's query, as a site's own server would write it. */
const frameOf = (title, route, height) => (search) =>
  `<iframe title="${title}" width="100%" height="${height}" src="${portal}/embed/${route}${search.replaceAll('&', '&amp;').replaceAll('"', '%22')}"></iframe>`
const frames = {
  'chat-frame': ['The chat in a plain frame', frameOf('Chat', 'chat', 480)],
  'plans-frame': ['Reading plans in a plain frame', frameOf('Plans', 'reading-plans', 900)],
  'card-frame': ['A member card in a plain frame', frameOf('Card', 'print-member-card', 900)],
}

const guide = readFileSync(new URL('../../../../docs/embed.md', import.meta.url), 'utf8')
/** The guide's blocks of HTML as they are written, but for the portal and the song: `/guide-1`, `/guide-2`. */
for (const [index, [, html]] of [...guide.matchAll(/```html\n([^`]*)```/g)].entries())
  embeds[`guide-${index + 1}`] = [
    'A block of the guide',
    html.replaceAll('https://demo.example.org', portal).replace(/(?<=praise-id="|praiseId=)21\b/, '1'),
  ]

const page = (shown) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Another site</title>
<style>body{font:1rem/1.5 system-ui;margin:0 auto;max-width:60rem;padding:1rem}iframe{border:1px solid #bbb;box-sizing:border-box}</style>
<h1>Another site</h1>
${shown.map(([title, markup]) => `<h2>${title}</h2>\n${markup}`).join('\n')}
</html>
`

createServer((request, response) => {
  const { pathname, search } = new URL(request.url, 'http://site')
  const { checkout: _never, ...all } = embeds
  const [title, write] = frames[pathname.slice(1)] ?? []
  const named = write ? [title, write(search)] : embeds[pathname.slice(1)]
  const shown = pathname === '/' ? Object.values(all) : [named].filter(Boolean)
  response.writeHead(shown.length > 0 ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page(shown))
}).listen(port, '127.0.0.1')
