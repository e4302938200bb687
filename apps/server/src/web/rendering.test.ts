import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerPages } from '../start/pages.ts'
import { portalStandIn } from '../testing/portal-stand-in.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { hashSource } from '../http/hash-source.ts'
import { NOON, type TestServer, testServer } from '../testing/test-server.ts'

const portal = portalStandIn()
let server: TestServer
let time = NOON.getTime()
beforeAll(async () => {
  server = await testServer({
    clock: () => new Date(time),
    prepare: (app) => registerPages(app, { built: portal.folder, embed: '' }),
  })
  await seedChurch(server.database, { codigo: 'demo' })
})
afterEach(() => {
  for (const how of ['wait', 'spin', 'fail'] as const) portal.set(how, false)
})
afterAll(async () => {
  await server.close()
  portal.remove()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.get(url, { headers: { host: 'demo.localhost', ...headers } })

/** The first rendering loads the build in its thread, which takes a while on a busy machine. */
const FIRST_RENDERING = { timeout: 120_000 }

/** Number of renderings logged before the current test. */
let before = 0
beforeEach(() => {
  before = portal.renderings().length
})
const renderings = () => portal.renderings().slice(before)
const begun = () => renderings().filter((line) => line.startsWith('begin'))

/** The highest number of concurrent renderings. */
function mostAtOnce(): number {
  let [running, most] = [0, 0]
  for (const line of renderings()) {
    running += line.startsWith('begin') ? 1 : -1
    most = Math.max(most, running)
  }
  return most
}

describe('rendering', () => {
  it('leaves the main thread free for other requests', async () => {
    portal.set('spin', true)
    const page = get('/')
    await vi.waitFor(() => expect(begun()).toHaveLength(1), FIRST_RENDERING)
    // on one thread this call would wait for the page, and the page for what follows the call
    expect((await server.get('/readyz')).statusCode).toBe(200)
    expect(renderings()).toEqual(['begin /'])
    portal.set('spin', false)
    expect((await page).statusCode).toBe(200)
  })

  it('renders one page for all values of parameters that its route does not declare', async () => {
    time += 60_000
    const answers = await Promise.all(['/', '/?utm_source=x', '/?term=a', '/?term=b'].map((url) => get(url)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(begun()).toEqual(['begin /'])
    await get('/songs?term=a')
    expect(begun()).toEqual(['begin /', 'begin /songs?term=a'])
  })

  it('renders pages with a query one after the other, and refuses the excess with Retry-After', async () => {
    portal.set('wait', true)
    const flood = Array.from({ length: 60 }, (_, n) => get(`/songs?term=${n}`))
    await vi.waitFor(() => expect(begun()).toHaveLength(1), FIRST_RENDERING)
    const refused = (await Promise.all(flood.slice(8))).map(({ statusCode, headers }) => [
      statusCode,
      headers['retry-after'],
    ])
    expect(new Set(refused.map(([status]) => status))).toEqual(new Set([503]))
    expect(refused.every(([, wait]) => Number(wait) > 0)).toBe(true)
    // meanwhile a public page is rendered
    time += 60_000
    expect((await get('/')).statusCode).toBe(200)
    portal.set('wait', false)
    expect((await Promise.all(flood.slice(0, 8))).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    expect(begun().filter((line) => line.includes('term'))).toHaveLength(8)
    expect(mostAtOnce()).toBeLessThanOrEqual(2)
  })

  it.each(['pt-BR', 'en', 'es'])('refuses a browser with a page in its language: %s', async (language) => {
    portal.set('wait', true)
    const flood = Array.from({ length: 9 }, (_, n) => get(`/songs?term=${n}`))
    await vi.waitFor(() => expect(begun()).toHaveLength(1), FIRST_RENDERING)
    const refused = await get('/songs?term=x', {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      cookie: `atrio_lang=${language}`,
    })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
    expect(refused.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(refused.body).toMatch(new RegExp(`<html lang="${language}">.*<h1>[^<]+</h1>.*<a href="">[^<]+</a>`))
    expect(refused.body).toContain(`<code>${String(refused.headers['x-request-id'])}</code>`)
    const style = /<style>(.*)<\/style>/.exec(refused.body)?.[1] ?? ''
    expect(refused.headers['content-security-policy']).toContain(`style-src ${hashSource(style)};`)
    const data = await get('/songs?term=x', { accept: 'application/json' })
    expect(data.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    portal.set('wait', false)
    await Promise.all(flood)
  })

  it('caches no page of a foreign port, and such hosts evict no other page', async () => {
    time += 60_000
    await get('/')
    const before = begun().length
    for (let n = 0; n < 3; n++) await get('/', { host: 'demo.localhost:1234' })
    expect(begun().length - before).toBe(3)
    await get('/')
    expect(begun().length - before).toBe(3)
  })

  it('caches no page of an unknown path, and such paths evict no other page', async () => {
    time += 60_000
    await get('/')
    const before = begun().length
    for (let n = 100; n < 130; n++) expect((await get(`/event/${n}`)).statusCode).toBe(404)
    expect((await get('/event/100')).statusCode).toBe(404)
    expect(begun().length - before).toBe(31)
    await get('/')
    expect(begun().length - before).toBe(31)
  })

  it('compresses pages that are not cached, and sends them to clients without an encoding', async () => {
    const squeezed = await get('/songs?term=a', { 'accept-encoding': 'gzip, br' })
    expect(squeezed.headers['content-encoding']).toBe('br')
    expect((await get('/songs?term=a')).headers['content-encoding']).toBeUndefined()
  })
})

describe('a church’s HTML', () => {
  it('is sanitised while it is rendered, whatever the database contains', async () => {
    const hostile = '<p onclick="alert(1)">Bem-vindos</p><script>alert(2)</script><img src=x onerror=alert(3)>'
    await server.database.admin('update igreja set historia = $1', [hostile])
    await server.app.services.versions.refresh()
    time += 60_000
    const { body } = await get('/event/9')
    expect(body).toContain('<p>Bem-vindos</p>')
    expect(body).not.toMatch(/alert\(|onclick|onerror/)
  })
})

describe('a page during an outage', () => {
  /** The page before, during and after an outage. */
  async function throughOutage(headers: Record<string, string>) {
    time += 60_000
    const fresh = await get('/event/7', headers)
    portal.set('fail', true)
    time += 600_000
    const stale = await get('/event/7', headers)
    const again = await get('/event/7', headers)
    const revalidated = await get('/event/7', { ...headers, 'if-none-match': String(fresh.headers['etag']) })
    portal.set('fail', false)
    time += 10_000
    return { fresh, stale, again, revalidated, after: await get('/event/7', headers) }
  }
  const inline = (tag: string, html: string) =>
    [...html.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text]) => hashSource(text!))

  it.each([
    ['pt-BR', 'há 10 minutos', 'Tentar de novo'],
    ['en', '10 minutes ago', 'Try again'],
    ['es', 'hace 10 minutos', 'Reintentar'],
  ])('is sent stale, under a notice: %s', async (language, age, again) => {
    const { fresh, stale } = await throughOutage({ cookie: `atrio_lang=${language}` })
    expect(fresh.headers).not.toHaveProperty('warning')
    expect(fresh.body).not.toContain('id="stale"')
    expect(stale.statusCode).toBe(200)
    expect(stale.headers['warning']).toBe('110 - "Response is Stale"')
    const notice = new RegExp(`<body><div id="stale" role="status"><p>[^<]*${age}.</p><a href="">${again}</a></div>`)
    expect(stale.body).toMatch(notice)
    // outside of the element that React hydrates, and otherwise the same
    const root = fresh.body.slice(fresh.body.indexOf('<div id="root">'))
    expect(stale.body.slice(stale.body.indexOf('<div id="root">'))).toBe(root)
  })

  it('has a policy that allows its notice', async () => {
    const { fresh, stale } = await throughOutage({})
    const policy = String(stale.headers['content-security-policy'])
    const [scripts, styles] = [inline('script', stale.body), inline('style', stale.body)]
    expect(styles).toHaveLength(inline('style', fresh.body).length + 1)
    for (const style of styles) expect(/style-src ([^;]*)/.exec(policy)?.[1]).toContain(style)
    for (const script of scripts) expect(/script-src ([^;]*)/.exec(policy)?.[1]).toContain(script)
  })

  it('is never cached in place of the page', async () => {
    const { fresh, stale, again, revalidated, after } = await throughOutage({ 'accept-encoding': 'identity' })
    expect(stale.headers['cache-control']).toBe('no-store')
    expect(fresh.headers['cache-control']).toBe('no-cache')
    expect(again.body).toBe(stale.body)
    expect([revalidated.statusCode, revalidated.body]).toEqual([200, stale.body])
    expect(stale.headers['etag']).not.toBe(fresh.headers['etag'])
    expect(after.headers).not.toHaveProperty('warning')
    expect(after.body).toBe(fresh.body)
  })
})
