import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changed, parts } from '../../testing/address-parts.ts'
import { closedWorld, type ClosedWorld } from '../../testing/closed-world.ts'
import { storages, type TestStorage } from '../../testing/storages.ts'
import { outcome } from '../../testing/people.ts'

describe.each(storages)('private files in %s', (_name, openStorage) => {
  let world: ClosedWorld
  let storage: TestStorage
  beforeAll(async () => {
    storage = await openStorage()
    world = await closedWorld(storage.changes)
  })
  afterAll(() => world.close().then(() => storage.close()))
  beforeEach(() => world.server.database.admin('delete from limite'))

  type Who = 'ana' | 'bia' | 'anaElsewhere'
  const HALF_AN_HOUR = 30 * 60_000
  const idOf = (slug: string) => world.id('plano_assinatura_conteudo', `slug = '${slug}'`)
  const videoOf = async (slug: string, who: Who = 'ana') =>
    (await world.as(who, `/api/v1/plano-assinatura-conteudo/${await idOf(slug)}/`)).json<{
      video: { url: string } | null
    }>().video?.url ?? null
  const address = async () => (await videoOf('filme')) ?? ''
  const status = async (url: string, headers?: Record<string, string>, method?: 'GET' | 'HEAD') =>
    (await world.get(url, headers, method)).statusCode
  const refused = async (url: string) => [
    await status(url),
    await status(url, {}, 'HEAD'),
    await status(url, { range: 'bytes=0-9' }),
    await status(url, { authorization: `Bearer ${world.tokens.bia}` }),
  ]
  const REFUSED = [404, 404, 404, 404]

  describe('the file of a paid video', () => {
    it('is sent to its subscriber, whole and in ranges, and kept nowhere', async () => {
      const url = await address()
      const whole = await world.get(url)
      expect(whole.statusCode).toBe(200)
      expect(whole.rawPayload.equals(world.clip)).toBe(true)
      expect(whole.headers).toMatchObject({
        'content-type': 'video/mp4',
        'cache-control': 'private, no-store',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining('sandbox'),
      })
      const part = await world.get(url, { range: 'bytes=10-19' })
      expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${world.clip.length}`])
      expect(part.rawPayload.equals(world.clip.subarray(10, 20))).toBe(true)
      expect(part.headers['cache-control']).toBe('private, no-store')
      expect(await status(url, {}, 'HEAD')).toBe(200)
      expect(await status(url, { range: 'bytes=99999999-' })).toBe(416)
    })

    it('has no stable address: not without a signature, and not where public files are', async () => {
      const { pathname } = parts(await address())
      expect(await refused(pathname)).toEqual(REFUSED)
      const stable = pathname.replace('/media/private/', '/media/')
      expect(stable).not.toBe(pathname)
      expect(await refused(stable)).toEqual(REFUSED)
      expect(await refused(`${stable}?w=480`)).toEqual(REFUSED)
      for await (const { name } of world.server.app.services.media.storage.list())
        expect(name).toMatch(/^private\/capela\//)
    })

    it('is refused with an altered, an expired or another signature', async () => {
      const url = await address()
      const other = (await videoOf('serie')) ?? ''
      const altered = [
        changed(url, 'chave', () => null),
        changed(url, 'de', () => null),
        changed(url, 'chave', (key) => key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))),
        changed(url, 'chave', (key) => key.replace(/^\d+/, (until) => String(Number(until) + 60_000))),
        changed(url, 'chave', () => parts(other).searchParams.get('chave')),
        parts(other).pathname + parts(url).search,
        url.replace('/capela/', '/demo/'),
        `${url}&w=480`,
      ]
      for (const one of altered) expect(await refused(one), one).not.toContain(200)
      for (const one of altered) expect(await refused(one), one).not.toContain(206)
      world.wait(HALF_AN_HOUR)
      expect(await refused(url)).toEqual(REFUSED)
      world.wait(-HALF_AN_HOUR)
      expect(await status(url)).toBe(200)
    })

    it('is bound to its subscriber: another person’s name in it is refused', async () => {
      const url = await address()
      const account = async (email: string) =>
        (await world.server.database.admin<{ id: string }>('select id from conta where email = $1', [email]))[0]?.id ??
        ''
      const [ana, bia] = await Promise.all([account('ana@capela.test'), account('bia@capela.test')])
      expect(parts(url).searchParams.get('de')).toContain(`.${ana}.`)
      expect(await refused(changed(url, 'de', (of) => of.replace(`.${ana}.`, `.${bia}.`)))).toEqual(REFUSED)
      expect(await videoOf('filme', 'bia')).toBeNull()
    })

    it('is refused once the session that asked for it has ended', async () => {
      const url = (await videoOf('filme', 'anaElsewhere')) ?? ''
      expect(await status(url)).toBe(200)
      await world.server.database.admin('update sessao set data_revogacao = $1 where id = $2', [
        world.server.app.services.clock(),
        parts(url).searchParams.get('de')?.split('.').at(-1),
      ])
      expect(await refused(url)).toEqual(REFUSED)
      expect(await status(await address())).toBe(200)
    })

    it('is refused as soon as the subscription has ended, or the video is withdrawn', async () => {
      const url = await address()
      const end = (at: string) => world.server.database.admin('update usuario_plano_assinatura set data_fim = $1', [at])
      await end('2030-01-09T12:00:00Z')
      expect(await refused(url)).toEqual(REFUSED)
      await end('2030-02-01T00:00:00Z')
      expect(await status(url)).toBe(200)
      await world.server.database.admin(
        `update plano_assinatura_conteudo set data_publicacao = '2031-01-01' where slug = 'filme'`,
      )
      expect(await refused(url)).toEqual(REFUSED)
      await world.server.database.admin(
        `update plano_assinatura_conteudo set data_publicacao = '2029-12-01T12:00:00Z' where slug = 'filme'`,
      )
    })

    it('is the same for every part of a stream', async () => {
      const url = (await videoOf('serie')) ?? ''
      const list = await world.get(url)
      expect(list.headers).toMatchObject({
        'content-type': 'application/vnd.apple.mpegurl',
        'cache-control': 'private, no-store',
      })
      const named = [...list.body.matchAll(/(\/media\/[^\s"]+)/g)].map(([, part = '']) => part)
      expect(named.length).toBeGreaterThan(1)
      for (const part of named) {
        expect((await world.get(part)).rawPayload.equals(world.clip)).toBe(true)
        expect(await refused(parts(part).pathname)).toEqual(REFUSED)
      }
      world.wait(HALF_AN_HOUR)
      for (const part of named) expect(await refused(part)).toEqual(REFUSED)
      world.wait(-HALF_AN_HOUR)
    })

    it('is signed at a church whose Play is open to all who are signed in, too', async () => {
      const visible = (to: string) =>
        world.server.database.admin('update plano_assinatura_configuracao set tipo_visibilidade_conteudo = $1', [to])
      await visible('OPEN_CONTENT')
      const url = (await videoOf('filme', 'bia')) ?? ''
      expect(await status(url)).toBe(200)
      expect(await refused(parts(url).pathname)).toEqual(REFUSED)
      await visible('CLOSED_CONTENT')
      expect(await refused(url)).toEqual(REFUSED)
    })

    it('is named by no answer that others get', async () => {
      const name = parts(await address()).pathname.split('/')[4] ?? ''
      expect(name).toMatch(/^[0-9a-f]{32}$/)
      for (const url of [
        '/api/v1/plano-assinatura-conteudo/',
        '/api/v1/igreja/capela/plano-assinatura-home/',
        `/api/v1/plano-assinatura-conteudo/${await idOf('filme')}/`,
        '/bff/v1/start-up',
      ]) {
        const answer = await world.get(url)
        expect([url, answer.statusCode]).toEqual([url, 200])
        expect(answer.body, url).not.toContain(name)
        expect((await world.as('bia', url)).body, url).not.toContain(name)
      }
    })
  })

  it('a church with the code private keeps its public files', async () => {
    const { media } = world.server.app.services
    const url = await media.storeDocument('private', Buffer.from('%PDF-1.4\n'), 'boletim')
    expect(await status(url)).toBe(200)
    expect(await status(url.replace('.pdf', '/pdf'))).toBe(404)
  })

  describe('a file of exclusive content', () => {
    const contents = async (who: Who = 'ana') => {
      const ticket = await world.id('inscricao', 'true')
      const event = await world.id('evento', `nome = 'Congresso'`)
      const user = await world.id('usuario', `email = '${who === 'bia' ? 'bia' : 'ana'}@capela.test'`)
      return world.as(who, `/api/v1/usuario/${user}/evento/${event}/inscricao/${ticket}/conteudo/`)
    }
    const file = async () => (await contents()).json<{ conteudos: { url: string }[] }>().conteudos[0]?.url ?? ''

    it('is sent for a paid ticket only, at an address of its holder', async () => {
      const url = await file()
      const sent = await world.get(url)
      expect([sent.statusCode, sent.body]).toEqual([200, '%PDF-1.4\n%ticket canary\n'])
      expect(sent.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
      expect(outcome(await contents('bia'))).toBe('404 not_found')
      expect(await refused(parts(url).pathname)).toEqual(REFUSED)
      expect(await refused(parts(url).pathname.replace('/private/', '/'))).toEqual(REFUSED)
      await world.server.database.admin(`update pedido set situacao = 'estornado'`)
      expect(await refused(url)).toEqual(REFUSED)
      await world.server.database.admin(`update pedido set situacao = 'aprovado'`)
      await world.server.database.admin(`update conteudo set data_fim = '2030-01-09T11:00:00Z'`)
      expect(await refused(url)).toEqual(REFUSED)
      await world.server.database.admin('update conteudo set data_fim = null')
      expect(await status(url)).toBe(200)
    })

    it('is sent to a guest by the code of the order', async () => {
      const url = await file()
      await world.server.database.admin('update inscricao set usuario_id = null')
      await world.server.database.admin('update pedido set usuario_id = null')
      const [order] = await world.server.database.admin<{ codigo: string }>('select codigo from pedido')
      const event = await world.id('evento', `nome = 'Congresso'`)
      const ticket = await world.id('inscricao', 'true')
      const answer = await world.get(
        `/api/v1/usuario/0/evento/${event}/inscricao/${ticket}/conteudo/?pedido=${order?.codigo}`,
      )
      const guests = answer.json<{ conteudos: { url: string }[] }>().conteudos[0]?.url ?? ''
      expect(await status(guests)).toBe(200)
      expect(await refused(url)).toEqual(REFUSED)
      await world.server.database.admin(`update pedido set situacao = 'cancelado'`)
      expect(await refused(guests)).toEqual(REFUSED)
    })
  })

  describe('a file of a study', () => {
    const study = async (who?: Who) => {
      const url = `/api/v1/igreja/capela/estudo/${await world.id('estudo', `slug = 'rute'`)}`
      return who ? world.as(who, url) : world.get(url)
    }
    const file = async (who?: Who) => (await study(who)).json<{ arquivos: { url: string }[] }>().arquivos[0]?.url ?? ''

    it('is for the church’s own people where studies are', async () => {
      expect(outcome(await study())).toBe('404 not_found')
      const url = await file('bia')
      expect((await world.get(url)).body).toBe('%PDF-1.4\n%study canary\n')
      expect(await refused(parts(url).pathname)).toEqual(REFUSED)
      expect(await refused(parts(url).pathname.replace('/private/', '/'))).toEqual(REFUSED)
    })

    it('is public where studies are, until they are closed', async () => {
      await world.bring({ 'estudos.json': JSON.stringify({ flagConteudoPublico: true }) })
      const url = await file()
      expect(url).toMatch(/^\/media\/capela\/[0-9a-f]{32}\/estudo\.pdf$/)
      expect(await status(url)).toBe(200)
      await world.bring()
      expect(await status(url)).toBe(404)
      expect((await world.get(await file('ana'))).statusCode).toBe(200)
    })
  })
})
