import { FotoWire, photoLimits } from '@atrio/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type People, people, type SeededPerson } from '../../testing/people.ts'

let world: People
let token: string
beforeAll(async () => {
  world = await people()
  token = (await world.login(world.ana.email)).token
})
afterAll(() => world.close())

const PLACE = { IFD0: { Model: 'Camera of Ana' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } }
const picture = (red = 200) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 10, b: 90 } } })
    .withExif(PLACE)
    .jpeg()
    .toBuffer()

const url = (who: SeededPerson, type = 'perfil') => `/api/v1/usuario/${who.user}/${type}/imagem?igreja=${who.church}`
async function send(bytes: Buffer | string | null, type = 'perfil', who = world.ana) {
  const form = new FormData()
  if (bytes !== null) form.append('image', new Blob([bytes as BlobPart]), 'ana.jpg')
  const request = new Request('http://x', { method: 'POST', body: form })
  return world.server.app.inject({
    method: 'POST',
    url: url(who, type),
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      host: world.hostOf(who.church),
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
  })
}
const remove = (type = 'perfil') =>
  world.server.app.inject({
    method: 'DELETE',
    url: url(world.ana, type),
    headers: { host: world.hostOf(world.ana.church), authorization: `Bearer ${token}` },
  })
const shown = async () =>
  (
    await world.server.database.admin<{ church: { url: string } | null; account: { url: string } | null }>(
      'select u.image as church, c.image as account from usuario u join conta c on c.id = u.conta_id where u.id = $1',
      [world.ana.user],
    )
  )[0]

describe('a profile photo', () => {
  it('is re-encoded without its metadata, and shown on account and user', async () => {
    const { image } = wireOf(FotoWire, await send(await picture()))
    expect(image.url).toMatch(/^\/media\/demo\/[0-9a-f]{32}\/perfil-[0-9a-f]{32}\.jpg$/)
    expect(await shown()).toEqual({ church: { url: image.url }, account: { url: image.url } })
    const file = (await world.server.get(image.url)).rawPayload
    expect((await sharp(file).metadata()).exif).toBeUndefined()
    expect(file.includes('Camera of Ana')).toBe(false)
    const me = await world.server.get('/api/v1/me', { headers: { authorization: `Bearer ${token}` } })
    expect(me.json()).toMatchObject({ image: { url: image.url } })
  })

  it('replaces the former one, and is deleted', async () => {
    await world.server.database.admin(
      `insert into chat_mensagem (igreja_id, sequencia, alteracao, autor, id_cliente, nome, avatar, papel, texto, data)
       values ($1, 1, 1, $2, 'c1', 'Ana', $3, 'membro', 'Oi', now())`,
      [world.ana.church, `u${world.ana.user}`, JSON.stringify((await shown())?.church)],
    )
    const first = (await shown())?.church?.url ?? ''
    const { image } = wireOf(FotoWire, await send(await picture(90)))
    expect(outcome(await world.server.get(first))).toBe('404 not_found')
    const [said] = await world.server.database.admin('select avatar from chat_mensagem')
    expect(said).toEqual({ avatar: { url: image.url } })
    expect(outcome(await remove())).toBe('200')
    expect(await shown()).toEqual({ church: null, account: null })
    expect(outcome(await world.server.get(image.url))).toBe('404 not_found')
    expect(outcome(await remove())).toBe('200')
  })

  it('leaves another church’s photo unchanged', async () => {
    const elsewhere = { url: '/media/other/0123456789abcdef0123456789abcdef/perfil.jpg' }
    await world.server.database.admin('update conta set image = $1 where id = $2', [
      JSON.stringify(elsewhere),
      world.ana.account,
    ])
    expect(outcome(await remove())).toBe('200')
    expect(await shown()).toEqual({ church: null, account: elsewhere })
  })

  it.each([
    ['no picture', 'GIF89a nothing', '415 unsupported_media_type'],
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      '415 unsupported_media_type',
    ],
    ['too much', Buffer.alloc(photoLimits.imageBytes + 1), '413 too_large'],
    ['nothing', null, '400 validation'],
  ])('is refused if it is %s', async (_what, bytes, expected) => {
    const before = await shown()
    expect(outcome(await send(bytes))).toBe(expected)
    expect(await shown()).toEqual(before)
  })

  it('has one type, and is changed by its owner only', async () => {
    const bytes = await picture()
    expect(outcome(await send(bytes, 'capa'))).toBe('404 not_found')
    expect(outcome(await remove('capa'))).toBe('404 not_found')
    expect(outcome(await send(bytes, 'perfil', world.admin))).toBe('404 not_found')
  })
})
