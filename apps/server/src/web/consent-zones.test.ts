import { CONSENT_VERSION } from '@atrio/contract/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPages } from '../start/pages.ts'
import { portalStandIn } from '../testing/portal-stand-in.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const portal = portalStandIn()
let server: TestServer
let demo: number
let plain: number
beforeAll(async () => {
  server = await testServer({
    portalOrigin: 'http://{host}:4200', // pages of this host are kept
    thirdParties: { pixelUrl: 'http://127.0.0.1:9/pixel.js', chatBotUrl: 'https://bot.test/{code}.js' },
    prepare: (app) => registerPages(app, { built: portal.folder, embed: '/nowhere' }),
  })
  demo = await seedChurch(server.database, { codigo: 'demo', facebookPixelCode: '1234567', flagChatBot: true })
  plain = await seedChurch(server.database, { codigo: 'plain' })
})
afterAll(async () => {
  await server.close()
  portal.remove()
})

const cookieOf = (church: number, granted = 'mc', version = CONSENT_VERSION) =>
  `atrio_theme=dark; atrio_consent=${version}.${church}.mc.${granted}`
const page = (path: string, headers: Record<string, string> = {}, host = 'demo.localhost:4200') =>
  server.get(path, { headers: { host, ...headers } })
const STRICT = /require-trusted-types-for 'script'; trusted-types atrio dompurify/
/** Which zone an answer opens, from all that says so. */
async function zoneOf(path: string, headers: Record<string, string> = {}, host?: string) {
  const answer = await page(path, headers, host)
  const policy = String(answer.headers['content-security-policy'])
  const isOpen = answer.headers['server-timing'] === 'open'
  expect(STRICT.test(policy)).toBe(!isOpen)
  expect(/connect-src [^;]* https: wss: http:\/\/127\.0\.0\.1:9/.test(policy)).toBe(isOpen)
  expect(answer.headers['cache-control']).toBe(isOpen ? 'private, no-cache' : 'no-cache')
  return isOpen ? 'open' : 'strict'
}

describe('the zone of a page', () => {
  it('is strict before consent, and open after it', async () => {
    expect(await zoneOf('/')).toBe('strict')
    expect(await zoneOf('/', { cookie: cookieOf(demo) })).toBe('open')
    expect(await zoneOf('/', { cookie: cookieOf(demo, 'c') })).toBe('open')
    expect(await zoneOf('/')).toBe('strict')
  })

  it.each([
    ['was refused', () => cookieOf(demo, '')],
    ['is another church’s', () => cookieOf(plain)],
    ['is about another wording', () => cookieOf(demo, 'mc', CONSENT_VERSION + 1)],
    ['is for what this church does not use', () => `atrio_consent=${CONSENT_VERSION}.${demo}.sr.sr`],
    ['is malformed', () => 'atrio_consent=yes'],
  ])('stays strict when consent %s', async (_how, cookie) => {
    expect(await zoneOf('/', { cookie: cookie() })).toBe('strict')
  })

  it('stays strict on pages that are not open, in frames, and at a church without scripts of others', async () => {
    const cookie = cookieOf(demo)
    expect(await zoneOf('/event/7', { cookie })).toBe('strict')
    expect(await zoneOf('/?embed=true', { cookie })).toBe('strict')
    expect(await zoneOf('/', { cookie, 'sec-fetch-dest': 'iframe' })).toBe('strict')
    expect(await zoneOf('/', { cookie: cookieOf(plain) }, 'plain.localhost:4200')).toBe('strict')
  })

  it('is strict for statistics and marketing when the browser sends a signal', async () => {
    for (const signal of ['sec-gpc', 'dnt']) {
      expect(await zoneOf('/', { cookie: cookieOf(demo, 'm'), [signal]: '1' })).toBe('strict')
      expect(await zoneOf('/', { cookie: cookieOf(demo, 'mc'), [signal]: '1' })).toBe('open')
      expect(await zoneOf('/', { cookie: cookieOf(demo, 'm'), [signal]: '0' })).toBe('open')
    }
  })

  it('changes neither the bytes nor the number of renderings', async () => {
    const before = portal.renderings().length
    const [strict, open] = [await page('/songs'), await page('/songs', { cookie: cookieOf(demo) })]
    // the theme is of the cookie, too: compare with the same one
    const same = await page('/songs', { cookie: `atrio_theme=dark; atrio_consent=no` })
    expect(open.body).toBe(same.body)
    expect(strict.statusCode).toBe(200)
    expect(portal.renderings().length - before).toBe(4)
  })

  it('changes the ETag, so that no 304 keeps the other zone’s policy', async () => {
    const [strict, open] = [
      await page('/', { cookie: 'atrio_theme=dark' }),
      await page('/', { cookie: cookieOf(demo) }),
    ]
    expect(open.headers.etag).not.toBe(strict.headers.etag)
    const again = async (cookie: string, etag: unknown) =>
      (await page('/', { cookie, 'if-none-match': String(etag) })).statusCode
    expect(await again('atrio_theme=dark', strict.headers.etag)).toBe(304)
    expect(await again('atrio_theme=dark', open.headers.etag)).toBe(200)
    expect(await again(cookieOf(demo), open.headers.etag)).toBe(304)
    expect(await again(cookieOf(demo), strict.headers.etag)).toBe(200)
  })
})
