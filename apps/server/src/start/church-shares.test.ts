import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { portalStandIn } from '../testing/portal-stand-in.ts'
import { type People, people, type SeededPerson } from '../testing/people.ts'
import { registerPages } from './pages.ts'

const portal = portalStandIn()
let world: People
beforeAll(async () => {
  world = await people((app) => registerPages(app, { built: portal.folder, embed: '' }), {
    internal: { port: 0, host: '127.0.0.1' },
  })
})
afterAll(async () => {
  await world.close()
  portal.remove()
})

/** The first rendering loads the build in its thread, which takes a while on a busy machine. */
const FIRST_RENDERING = { timeout: 120_000 }

describe('a church beside one that floods', () => {
  it('has its page rendered in the next turn but one', async () => {
    const page = (church: string, path: string, number: number) =>
      world.server.get(path, { headers: { host: `${church}.localhost` }, remoteAddress: `10.7.${number}.1` })
    portal.set('wait', true)
    const flood = Array.from({ length: 48 }, (_, number) => page('demo', `/songs?term=${number}`, number >> 3))
    const begun = () => portal.renderings().filter((line) => line.startsWith('begin'))
    await vi.waitFor(() => expect(begun()).toHaveLength(1), FIRST_RENDERING)
    let refused = 0
    for (const one of flood) void Promise.resolve(one).then(({ statusCode }) => (refused += Number(statusCode === 503)))
    const other = Promise.resolve(page('other', '/songs?term=other', 100))
    // 15 do not fit, and one gives way to the other church's
    await vi.waitFor(() => expect(refused).toBe(16), FIRST_RENDERING)
    portal.set('wait', false)
    expect((await other).statusCode).toBe(200)
    const answers = await Promise.all(flood)
    expect([1, 2]).toContain(begun().indexOf('begin /songs?term=other'))
    // 33 fit; the last of them gave way
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(32)
    expect(answers.filter(({ statusCode }) => statusCode === 503)).toHaveLength(16)
  })

  it('has its picture taken while the other fills the queue', async () => {
    // few bytes that take long to decode: the queue moves slowly beside the way into it, on a busy machine as well
    const bytes = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#7a3e9d' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(bytes)]), 'photo.png')
    const request = new Request('http://x', { method: 'POST', body: form })
    const payload = Buffer.from(await request.arrayBuffer())
    const ended: string[] = []
    const send = async (who: SeededPerson, token: string, name: string) => {
      const { statusCode } = await world.server.app.inject({
        method: 'POST',
        url: `/api/v1/usuario/${who.user}/perfil/imagem?igreja=${who.church}`,
        payload,
        headers: {
          host: world.hostOf(who.church),
          authorization: `Bearer ${token}`,
          'content-type': request.headers.get('content-type') ?? '',
        },
      })
      ended.push(`${name} ${statusCode}`)
    }
    const tokenOf = async (who: SeededPerson) => (await world.login(who.email)).token
    const [ana, admin, eva] = [await tokenOf(world.ana), await tokenOf(world.admin), await tokenOf(world.eva)]
    const flood = Array.from({ length: 16 }, (_, index) =>
      index % 2 ? send(world.ana, ana, 'demo') : send(world.admin, admin, 'demo'),
    )
    await Promise.race(flood)
    await send(world.eva, eva, 'other')
    const turn = ended.filter((each) => each.endsWith('200')).indexOf('other 200')
    await Promise.all(flood)
    expect(ended.filter((each) => each === 'other 200')).toHaveLength(1)
    expect(turn).toBeLessThanOrEqual(5)
    expect(ended.filter((each) => each === 'demo 503').length).toBeGreaterThan(0)
  })
})
