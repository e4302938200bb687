import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { isOfRendering, RENDERING } from '../http/in-process.ts'
import { createPageMaker } from './pages.ts'
import type { DrawnPage, PageRequest, PortalSettings } from './page-contract.ts'
import type { Portal } from './portal-build.ts'

const app = Fastify({ trustProxy: true })
app.get('/sender', async (request) => isOfRendering(request))
afterAll(() => app.close())

const page: DrawnPage = {
  kind: 'page',
  status: 200,
  framing: 'anyone',
  color: null,
  themeCss: '',
  head: '',
  body: '',
  styles: [],
  boot: '{}',
}
const rendered: PageRequest[] = []
const portal: Portal = {
  render: async (request) => {
    rendered.push(request)
    return { result: page, used: new Set() }
  },
  entry: '/assets/index-1.js',
  scriptsFor: () => [],
  css: '',
  displayFont: undefined,
  needsOf: () => ({ route: '/', query: [], personal: false, canonical: true }),
  localeOf: () => 'en',
  firstScript: '',
}
const settings: PortalSettings = {
  appDomain: 'localhost',
  apiBase: '/api/v1',
  bffBase: '/bff/v1',
  cardBase: null,
  churchCode: null,
  adminUrl: null,
  adminRecoverPasswordUrl: null,
  privacyUrl: null,
  volutsUrl: null,
  mykidsUrl: null,
  mapsUrl: '',
  embedOrigins: [],
  recaptcha: false,
}

const nothing = { embedOrigins: [], media: [] }
const kept = { encoding: 'br', keep: true } as const

/** The policy of the page at a path. */
async function policyAt(path: string, recaptcha: boolean) {
  const make = createPageMaker(app, { portal, settings: { ...settings, recaptcha }, tokenizers: [], now: () => 0 })
  const url = `http://demo.localhost${path}`
  const how = { lookup: { code: 'demo' }, locale: 'en', theme: null, embed: false, challenge: false, ...kept } as const
  return (await make({ url, ...how }, nothing)).policy
}
const LETS_IN = /script-src [^;]*www\.google\.com\/recaptcha\//

it('calls as a rendering, which is no visitor’s address, whatever a proxy forwards', async () => {
  await policyAt('/', false)
  expect(await rendered.at(-1)?.inject('/sender')).toEqual({ status: 200, text: 'true' })
  for (const headers of [{}, { 'x-forwarded-for': RENDERING }]) {
    expect((await app.inject({ url: '/sender', headers })).json()).toBe(false)
  }
})

describe('reCAPTCHA', () => {
  it.each(['/access', '/access/', '/Access', '/%61ccess', '/access?redirectTo=%2Fgive'])(
    'is allowed at %s',
    async (path) => {
      expect(await policyAt(path, true)).toMatch(LETS_IN)
      expect(rendered.at(-1)?.config.recaptcha).toBe(true)
    },
  )

  it.each(['/', '/accesses', '/access/x', '/user/access', '/give?x=/access', '/checkout', '/user/change-password'])(
    'is not allowed at %s',
    async (path) => expect(await policyAt(path, true)).not.toMatch(/gstatic|recaptcha/),
  )

  it('is not allowed without its keys', async () => {
    for (const path of ['/', '/access']) expect(await policyAt(path, false)).not.toMatch(/gstatic|recaptcha/)
  })
})

/** An ordinary page of the demonstration church. */
const how = { lookup: { code: 'demo' }, locale: 'en', theme: null, embed: false, challenge: false, ...kept } as const

describe('pictures', () => {
  const tiles = { url: 'http://127.0.0.1:4319/tiles/{z}/{x}/{y}.png', attribution: '© Mapmakers', maxZoom: 18 }
  const pageWith = (more: Partial<PortalSettings>) => {
    const make = createPageMaker(app, { portal, settings: { ...settings, ...more }, tokenizers: [], now: () => 0 })
    return make({ url: 'http://demo.localhost/groups', ...how }, nothing)
  }

  it('may come from the host of the street map where one is configured, and nothing else may', async () => {
    const without = (await pageWith({})).policy.split('; ')
    const { policy } = await pageWith({ mapTiles: tiles })
    expect(without).toContain(`img-src 'self' https: data:`)
    const added = policy.split('; ').filter((directive) => !without.includes(directive))
    expect(added).toEqual([`img-src 'self' https: data: http://127.0.0.1:4319`])
    expect(rendered.at(-1)?.config.mapTiles).toEqual(tiles)
  })
})

describe('a page in a frame', () => {
  const site = 'https://www.church.test'
  const registered = 'https://registered.test'
  const admin = 'https://demo.admin.test:8443'
  const policyOf = async (path: string, how: { embed: boolean; challenge: boolean }) => {
    const make = createPageMaker(app, {
      portal,
      settings: { ...settings, embedOrigins: [site], adminUrl: 'https://{code}.admin.test:8443/{lang}' },
      tokenizers: [],
      now: () => 0,
    })
    const url = `http://demo.localhost${path}`
    const asked = { url, lookup: { code: 'demo' }, locale: 'en', theme: null, ...kept, ...how } as const
    const { policy } = await make(asked, { embedOrigins: [registered], media: [] })
    return policy.split('; ')
  }

  it.each([
    [{ embed: false, challenge: false }, "frame-ancestors 'none'"],
    [{ embed: true, challenge: false }, `frame-ancestors 'self' ${admin} ${site} ${registered}`],
    // where a card's challenge ends: only our own checkout frames it
    [{ embed: false, challenge: true }, "frame-ancestors 'self'"],
  ])('for %j: %s', async (how, rule) => {
    expect(await policyOf('/event/7', how)).toContain(rule)
    expect(rendered.at(-1)?.config.embedOrigins).toEqual([admin, site, registered])
  })

  it('is framed by no other site if its route says so, in embed mode either', async () => {
    const make = createPageMaker(app, {
      tokenizers: [],
      now: () => 0,
      settings: { ...settings, embedOrigins: [site] },
      portal: { ...portal, render: async () => ({ result: { ...page, framing: 'own' }, used: new Set() }) },
    })
    const asked = {
      url: 'http://demo.localhost/x',
      lookup: { code: 'demo' },
      locale: 'en',
      theme: null,
      ...kept,
    } as const
    for (const [embed, challenge, rule] of [
      [false, false, "frame-ancestors 'none'"],
      [true, false, "frame-ancestors 'self'"],
      [true, true, "frame-ancestors 'self'"],
    ] as const)
      expect((await make({ ...asked, embed, challenge }, nothing)).policy.split('; ')).toContain(rule)
  })

  it('sandboxes the player, and nothing else', async () => {
    const sandboxed = async (path: string) =>
      (await policyOf(path, { embed: true, challenge: false })).some((rule) => rule.startsWith('sandbox allow-scripts'))
    for (const path of [
      '/embed/player',
      '/embed/player/',
      '/Embed/Player?x=1',
      '/embed/%70layer?url=x',
      '/embed//player',
    ])
      expect(await sandboxed(path)).toBe(true)
    for (const path of ['/embed/praise', '/embed/players', '/?x=/embed/player', '/x/embed/player'])
      expect(await sandboxed(path)).toBe(false)
  })
})

describe('media of other hosts', () => {
  const media = [
    { kind: 'video', url: 'https://stream.church.test/live/index.m3u8' },
    { kind: 'video', url: 'https://files.church.test:8443/a.mp4' },
  ] as const
  const make = (more: Partial<PortalSettings> = {}) =>
    createPageMaker(app, { portal, settings: { ...settings, ...more }, tokenizers: [], now: () => 0 })
  const how = { lookup: { code: 'demo' }, locale: 'en', theme: null, embed: false, challenge: false, ...kept } as const
  const asked = { url: 'http://demo.localhost/', ...how }
  const rules = async (...[registered, more]: [typeof media | [], Partial<PortalSettings>?]) =>
    (await make(more)(asked, { embedOrigins: [], media: registered })).policy.split('; ')

  it('may be loaded from hosts that the church has registered: streams by scripts, too', async () => {
    expect(await rules(media)).toEqual(
      expect.arrayContaining([
        "connect-src 'self' https://stream.church.test",
        "media-src 'self' blob: https://files.church.test:8443 https://stream.church.test",
      ]),
    )
    expect(rendered.at(-1)?.config.mediaHosts).toEqual(['files.church.test:8443', 'stream.church.test'])
  })

  it('may not be loaded without a registered host', async () => {
    expect(await rules([])).toEqual(expect.arrayContaining(["connect-src 'self'", "media-src 'self' blob:"]))
    expect(rendered.at(-1)?.config).not.toHaveProperty('mediaHosts')
  })

  it('are allowed beside an API on another host, whose chat is a WebSocket', async () => {
    expect(await rules(media, { apiBase: 'https://api.church.test/api/v1' })).toContain(
      "connect-src 'self' https://api.church.test wss://api.church.test https://stream.church.test",
    )
  })
})

describe('the payment host', () => {
  it('may be requested and framed by pages, and its provider requested; the page with reCAPTCHA frames neither', async () => {
    const make = createPageMaker(app, {
      portal,
      now: () => 0,
      tokenizers: ['https://api.provider.test'],
      settings: { ...settings, recaptcha: true, cardBase: 'https://pay.church.test' },
    })
    const policyOf = async (path: string) => {
      const url = `http://demo.localhost${path}`
      return (await make({ url, ...how }, nothing)).policy
    }
    const policy = await policyOf('/checkout')
    expect(policy).toMatch(/connect-src 'self' https:\/\/pay\.church\.test https:\/\/api\.provider\.test;/)
    expect(policy).toMatch(/frame-src [^;]*https:\/\/pay\.church\.test/)
    expect(await policyOf('/access')).not.toMatch(/frame-src [^;]*pay\.church/)
  })
})
