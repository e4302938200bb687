import { OracaoWire, OracoesMuralWire, OracoesPropriasWire, prayerLimits } from '@atrio/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type SeededPerson } from '../../testing/people.ts'
import { type Fields, type PrayerDesk, prayerDesk } from './testing/prayer-desk.ts'

let desk: PrayerDesk
let bia: SeededPerson
beforeAll(async () => {
  desk = await prayerDesk()
  bia = desk.world.admin
})
afterAll(() => desk.world.close())

const wall = async () => wireOf(OracoesMuralWire, await desk.wall()).oracoes
const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .withExif({ IFD0: { Artist: 'Canary' } })
    .png()
    .toBuffer()

describe('a prayer request', () => {
  it('belongs to the token’s person, not to the one in the form, and is anonymous on the wall', async () => {
    const id = await desk.published({ nome: 'Uma avó', flagReceberLigacao: 'true', flagAtivo: 'false' })
    const [first] = await wall()
    expect(first).toMatchObject({ id, nome: 'Uma avó', mensagem: 'Por minha avó.', qtdeOrando: 0 })
    const answer = await desk.one(id)
    expect(answer.body).not.toMatch(/flagReceber|usuario|ana@/i)
    expect(wireOf(OracaoWire, answer)).toMatchObject({ doAutor: null, flagOrando: false, mensagens: [] })
    expect(wireOf(OracaoWire, await desk.one(id, desk.world.ana)).doAutor).toMatchObject({ flagReceberLigacao: true })
    expect(outcome(await desk.ask(desk.world.ana, { mensagem: 'x', idUsuario: String(bia.user) }))).toBe(
      '404 not_found',
    )
    const church = String(desk.world.churches.other)
    expect(outcome(await desk.ask(desk.world.ana, { mensagem: 'x', idIgreja: church }))).toBe('400 church_mismatch')
  })

  it('stays anonymous if its author wants it, also in messages under it', async () => {
    const id = await desk.published()
    await desk.write(id, desk.world.ana, 'Obrigada a todos.')
    const prayer = wireOf(OracaoWire, await desk.one(id))
    expect(prayer.nome).toBeNull()
    expect(prayer.mensagens).toMatchObject([{ nome: null, flagAutor: true }])
  })

  it('outside of the wall, or withdrawn from it, is visible to its author only', async () => {
    const id = await desk.asked(desk.world.ana, { mensagem: 'canary' })
    const off = await desk.published({ mensagem: 'canary' })
    await desk.world.server.database.admin('update oracao set flag_ativo = false where id = $1', [off])
    for (const hidden of [id, off]) {
      for (const who of [undefined, bia, desk.world.eva])
        expect(outcome(await desk.one(hidden, who))).toBe('404 not_found')
      for (const write_ of [
        desk.pray(hidden, bia),
        desk.write(hidden, bia),
        desk.call('DELETE', `/oracao/${hidden}`, bia),
      ])
        expect(outcome(await write_)).toBe('404 not_found')
      expect(outcome(await desk.one(hidden, desk.world.ana))).toBe('200')
    }
    expect((await desk.wall()).body).not.toContain('canary')
    const own = wireOf(OracoesPropriasWire, await desk.call('GET', '/user/oracao', desk.world.ana)).oracoes
    expect(own.find((prayer) => prayer.id === off)).toMatchObject({ flagAtivo: false, flagPublicarMural: true })
    expect(wireOf(OracoesPropriasWire, await desk.call('GET', '/user/oracao', bia)).oracoes).toEqual([])
  })

  it('is stored once per key', async () => {
    const key = { 'idempotency-key': 'sent-twice-by-a-phone' }
    const [first, second] = await Promise.all([
      desk.asked(desk.world.ana, {}, key),
      desk.asked(desk.world.ana, {}, key),
    ])
    expect(second).toBe(first)
    expect(await desk.asked(bia, {}, key)).not.toBe(first)
  })

  it('has a re-encoded picture, which is deleted with it', async () => {
    const id = await desk.published({ image: await picture() })
    const { imagem } = wireOf(OracaoWire, await desk.one(id))
    const shown = await desk.world.server.get(imagem?.url ?? '')
    expect(shown.statusCode).toBe(200)
    expect(shown.rawPayload.toString('latin1')).not.toContain('Canary')
    expect((await desk.world.server.get(`${imagem?.url}?w=480`)).statusCode).toBe(200)
    expect(outcome(await desk.call('DELETE', `/oracao/${id}`, desk.world.ana))).toBe('200')
    for (const size of ['', '?w=480'])
      expect((await desk.world.server.get(`${imagem?.url}${size}`)).statusCode, size).toBe(404)
  })

  it.each([
    ['no words', { mensagem: ' ' }, '400 validation'],
    ['too many words', { mensagem: 'x'.repeat(prayerLimits.textLength + 1) }, '400 validation'],
    ['a name of two lines', { mensagem: 'x', nome: 'a\nb' }, '400 validation'],
    ['half a letter', { mensagem: 'a\u0000b' }, '400 validation'],
    ['an unknown motive', { mensagem: 'x', idOracaoMotivo: '999999' }, '400 validation'],
    ['a flag that is none', { mensagem: 'x', flagPublicarMural: 'maybe' }, '400 validation'],
    [
      'a script for a picture',
      { mensagem: 'x', image: Buffer.from('<svg onload="x"/>') },
      '415 unsupported_media_type',
    ],
    ['a picture too large', { mensagem: 'x', image: Buffer.alloc(prayerLimits.imageBytes + 1) }, '413 too_large'],
  ])('is refused with %s', async (_what, fields, refused) => {
    expect(outcome(await desk.ask(desk.world.ana, fields as Fields))).toBe(refused)
  })

  it('answers 401 without a session and 404 with one of a church outside the organisation', async () => {
    expect(outcome(await desk.send(undefined, { mensagem: 'x' }))).toBe('401 unauthorized')
    expect(outcome(await desk.ask(desk.world.eva, { mensagem: 'x' }))).toBe('404 not_found')
    expect(outcome(await desk.ask(desk.world.john, { mensagem: 'x' }, { host: 'hope.localhost' }))).toBe('200')
  })

  it('is rate-limited, with Retry-After', async () => {
    const refused = []
    for (let tries = 0; tries < 8; tries++)
      refused.push(await desk.send(desk.world.sam, { mensagem: 'x' }, { host: 'hope.localhost' }))
    const last = refused.at(-1)
    expect(last && outcome(last)).toBe('429 rate_limited')
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  })
})
