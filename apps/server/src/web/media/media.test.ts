import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UnsupportedMediaError } from '../../platform/media/rewrite-picture.ts'
import { storages, type TestStorage } from '../../testing/storages.ts'
import { seedChurch } from '../../testing/seed-churches.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

describe.each(storages)('files in %s', (_name, openStorage) => {
  let server: TestServer
  let storage: TestStorage
  let url: string
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#7a2e1d' } })

  beforeAll(async () => {
    storage = await openStorage()
    const frames = { adminUrl: 'https://{code}.admin.test/{lang}', embedders: ['https://www.partner.test'] }
    server = await testServer({ ...frames, ...storage.changes })
    const bytes = await picture(1200, 600)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'canary' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    url = await server.app.services.media.store('demo', bytes, 'banner')
  })
  afterAll(async () => {
    await server.close()
    await storage.close()
  })

  const sizeOf = async (payload: Buffer) => {
    const { width, height, format, compression } = await sharp(payload).metadata()
    return `${width}x${height} ${compression ?? format}`
  }

  describe('media', () => {
    it('is immutable under its hash, with a policy that only allows to display it', async () => {
      const answer = await server.get(url)
      expect(url).toMatch(/^\/media\/demo\/[0-9a-f]{32}\/banner\.jpg$/)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      })
    })

    it('is stored upright, without the camera’s metadata', async () => {
      const { rawPayload } = await server.get(url)
      expect(await sizeOf(rawPayload)).toBe('600x1200 jpeg')
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    })

    it('is resized to the widths of pages, in the best format of the browser, and never enlarged', async () => {
      const get = (width: number, accept: string) => server.get(`${url}?w=${width}`, { headers: { accept } })
      const [avif, webp, jpeg, again] = await Promise.all([
        get(480, 'image/avif,image/webp,*/*'),
        get(480, 'image/webp,*/*'),
        get(960, '*/*'),
        get(480, 'image/webp,*/*'),
      ])
      expect(await Promise.all([avif, webp, jpeg].map(({ rawPayload }) => sizeOf(rawPayload)))).toEqual([
        '480x960 av1',
        '480x960 webp',
        '600x1200 jpeg',
      ])
      expect(avif.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' })
      expect(again.rawPayload.equals(webp.rawPayload)).toBe(true)
    })

    it.each([
      ['another width', () => `${url}?w=500`, 400],
      ['another hash', () => url.replace(/[0-9a-f]{32}/, '0'.repeat(32)), 404],
      ['another hash, sized', () => `${url.replace(/[0-9a-f]{32}/, '0'.repeat(32))}?w=480`, 404],
      ['another name', () => url.replace('banner', 'other'), 404],
      ['a way out of the folder', () => '/media/demo/..%2f..%2f/x.jpg', 404],
      ['the folder of sizes', () => url.replace('banner.jpg', '.sized'), 404],
    ])('refuses %s', async (_name, path, status) => {
      expect((await server.get(path())).statusCode).toBe(status)
    })

    it('stores the same bytes once, under one address, and reads them back', async () => {
      const store = server.app.services.media
      const bytes = await picture(10, 10).png().toBuffer()
      const addresses = await Promise.all([store.store('demo', bytes), store.store('demo', bytes)])
      expect(new Set(addresses).size).toBe(1)
      expect(await sizeOf(await store.read(addresses[0] ?? ''))).toBe('10x10 png')
      await expect(store.read('/media/demo/../../../etc/passwd')).rejects.toThrow(/is no address/)
      await expect(store.store('demo', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toThrow(
        UnsupportedMediaError,
      )
      await expect(store.store('demo', Buffer.from('GIF89a nonsense'))).rejects.toThrow(UnsupportedMediaError)
    })
  })

  it('keeps a picture that is stored already, and does not encode it again', async () => {
    const { media } = server.app.services
    const bytes = await picture(30, 20).png().toBuffer()
    const url = await media.store('demo', bytes)
    // something that its bytes never become: in a bucket, storing replaces
    const other = path.join(server.app.services.config.dataFolder, 'other.png')
    await picture(9, 9).toFile(other)
    await media.storage.storeFile(url.slice('/media/'.length), other)
    expect(await media.store('demo', bytes)).toBe(url)
    expect(await sizeOf(await media.read(url))).toBe('9x9 png')
  })

  describe('a document', () => {
    const pdf = Buffer.from('%PDF-1.4\n%made for a test\n')
    const store = () => server.app.services.media.storeDocument('demo', pdf, 'score')

    it('is served unchanged as PDF, for frames of our own pages', async () => {
      const answer = await server.get(await store())
      expect(answer.rawPayload.equals(pdf)).toBe(true)
      expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
      expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'self'/)
    })

    it('may be framed wherever its church’s pages may be, and is revalidated soon', async () => {
      const registered = 'https://www.vida.test'
      await seedChurch(server.database, { codigo: 'demo', origensEmbed: [registered] })
      const { headers } = await server.get(await store(), { headers: { host: 'demo.localhost' } })
      expect(headers['content-security-policy']).toMatch(
        /; frame-ancestors 'self' https:\/\/demo\.admin\.test https:\/\/www\.partner\.test https:\/\/www\.vida\.test$/,
      )
      expect(headers['cache-control']).toBe('public, max-age=300')
    })

    it('has no resized versions', async () => {
      expect((await server.get(`${await store()}?w=480`)).statusCode).toBe(404)
    })

    it('is recognised as a PDF by its bytes, not its name', async () => {
      const html = Buffer.from('<script>alert(1)</script>')
      await expect(server.app.services.media.storeDocument('demo', html, 'score')).rejects.toThrow(
        UnsupportedMediaError,
      )
    })
  })
})
