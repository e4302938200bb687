import { randomBytes } from 'node:crypto'
import type { EventoDetalheWire } from '@atrio/contract'
import { ArquivoRespostaWire, type CompraWire, PagamentoWire } from '@atrio/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rewritePicture } from '../../platform/media/rewrite-picture.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome } from '../../testing/people.ts'
import { settle } from '../../payments/pay.ts'
import type { Order } from '../../payments/payments.ts'
import { sweepAnswerFiles } from './answer-files.sweep.ts'
import { answerFileForm } from './testing/answer-file-form.ts'
import { type Desk, saleDesk } from './testing/desk.ts'
import { days, purchaseOf } from './testing/sale.ts'

let desk: Desk
const tokens: Record<string, string> = {}
/** Tests upload more files than people do. */
beforeEach(() => desk.world.server.database.admin('delete from limite'))
beforeAll(async () => {
  desk = await saleDesk()
  for (const who of ['ana', 'eva', 'admin'] as const) {
    tokens[who] = (await desk.world.login(desk.world[who].email)).token
  }
})
afterAll(() => desk.world.close())

const get = (url: string, who: string) =>
  desk.world.server.get(`/api/v1${url}`, { headers: { authorization: `Bearer ${tokens[who]}` } })
const buyAsAna = async (event: number, change: (body: CompraWire) => CompraWire) =>
  desk.buy(event, change(purchaseOf(await desk.detail(event), 1, { comprador: null })), desk.asAna)

describe('a file that answers a question', () => {
  const send = (event: number, bytes: Buffer, name?: string, headers: Record<string, string> = {}) => {
    const form = answerFileForm(event, bytes, name)
    return desk.world.server.app.inject({ ...form, headers: { ...form.headers, ...headers } })
  }
  const picture = () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
      .withExif({ IFD0: { Artist: 'Canary' } })
      .png()
      .toBuffer()
  const asking = () =>
    desk.onSale({ lots: [{ valor: 0 }], fields: [{ nome: 'Foto', tipo: 'arquivo', flagObrigatorio: true }] })
  const answered = (code: string, event: EventoDetalheWire) => (body: CompraWire) => ({
    ...body,
    ingressos: body.ingressos.map((ticket) => ({
      ...ticket,
      respostas: event.campos.map(({ id }) => ({ idCampo: id, valor: code })),
    })),
  })

  it('is stored without its metadata, bound once, and readable by its owner and the staff', async () => {
    const event = await asking()
    const sent = wireOf(ArquivoRespostaWire, await send(event, await picture()))
    expect(sent.nome).toBe('foto.png')
    const url = `/igreja/igreja-demo/evento/${event}/arquivo/${sent.codigo}`
    expect(outcome(await get(url, 'admin'))).toBe('404 not_found') // not bound yet
    const seen = await desk.detail(event)
    expect(outcome(await buyAsAna(event, answered(sent.codigo, seen)))).toBe('200')
    const own = await get(url, 'ana')
    expect(own.statusCode).toBe(200)
    expect(own.rawPayload.toString('latin1')).not.toContain('Canary')
    expect(own.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
    expect(own.headers['content-disposition']).toBe(`attachment; filename="arquivo-${event}.png"`)
    expect(outcome(await get(url, 'admin'))).toBe('200')
    expect(outcome(await get(url, 'eva'))).toBe('404 not_found')
    expect(outcome(await buyAsAna(event, answered(sent.codigo, seen)))).toBe('400 validation')
  })

  it('can answer again after an unsuccessful order, such as a declined card', async () => {
    const event = await asking()
    const { codigo } = wireOf(ArquivoRespostaWire, await send(event, await picture()))
    const seen = await desk.detail(event)
    const { pedido } = wireOf(PagamentoWire, await buyAsAna(event, answered(codigo, seen)))
    const [row] = await desk.world.server.database.admin<{ id: string }>('select id from pedido where codigo = $1', [
      pedido,
    ])
    await settle(desk.world.server.app.services, { igrejaId: desk.world.churches.demo, id: Number(row?.id) } as Order, {
      status: 'estornado',
      refusal: null,
      step: {},
    })
    expect(outcome(await buyAsAna(event, answered(codigo, seen)))).toBe('200')
  })

  it('is refused by its content or size, or without a question for a file', async () => {
    const event = await asking()
    expect(outcome(await send(event, Buffer.from('<script>alert(1)</script>')))).toBe('415 unsupported_media_type')
    expect(outcome(await send(event, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toMatch(/^415/)
    expect(
      outcome(await send(event, Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(5 * 1024 * 1024)]))),
    ).toMatch(/^413/)
    expect(outcome(await send(event, Buffer.from('%PDF-1.7 x'), 'a\u2028".pdf'))).toBe('200')
    expect(outcome(await send(await desk.onSale(), await picture()))).toBe('404 not_found')
  })

  it('is named by its content type, with only letters of the name that was sent', async () => {
    const event = await asking()
    const name = async (bytes: Buffer, sent: string) => wireOf(ArquivoRespostaWire, await send(event, bytes, sent)).nome
    const pdf = Buffer.from('%PDF-1.7 x')
    expect(await name(await picture(), 'nota.html')).toBe('nota.png')
    expect(await name(pdf, 'foto\u202egnp.exe')).toBe('fotognp.pdf')
    expect(await name(pdf, 'a\u200b\u2066\ufeff.pdf')).toBe('a.pdf')
    expect(await name(pdf, `${'한'.repeat(500)}.pdf`)).toBe(`${'한'.repeat(80)}.pdf`)
    expect(await name(pdf, '..')).toMatch(/^\w+\.pdf$|^\.pdf$/)
  })

  it('is refused before it is read if its form has no boundary, no length, or an excessive length', async () => {
    const event = await asking()
    for (const type of ['', '; boundary=', '; boundary="', `; boundary=${'x'.repeat(71)}`, '; boundary="a b'])
      expect(
        outcome(await send(event, await picture(), 'a.png', { 'content-type': `multipart/form-data${type}` })),
      ).toBe('400 validation')
    expect(outcome(await send(event, await picture(), 'a.png', { 'content-length': '9000000' }))).toBe('413 too_large')
    const quoted = { 'content-type': 'multipart/form-data; boundary="edge"' }
    expect(outcome(await send(event, await picture(), 'a.png', quoted))).toBe('200')
  })

  it('is refused with too many pixels, and keeps only the first frame', async () => {
    const event = await asking()
    const flat = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#fff' } })
    expect(outcome(await send(event, await flat(20_001, 2_000).png().toBuffer()))).toMatch(/^415/)
    const three = { width: 20, height: 60, pageHeight: 20, channels: 3 } as const
    const film = await sharp(randomBytes(3_600), { raw: three }).webp().toBuffer()
    expect((await sharp(film).metadata()).pages).toBe(3)
    const { format, data } = await rewritePicture(film, 'demo')
    expect(format).toBe('webp')
    expect((await sharp(data).metadata()).pages ?? 1).toBe(1)
  })

  it('is refused with 503 and Retry-After while too many pictures are being decoded', async () => {
    const event = await asking()
    // few bytes that take long to decode: the queue moves slowly beside the way into it, on a busy machine as well
    const bytes = await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#7a3e9d' } })
      .png()
      .toBuffer()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(event, bytes)))
    const refused = answers.filter((answer) => answer.statusCode === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers['retry-after']).toBe('2')
    expect(answers.filter((answer) => answer.statusCode === 200).length).toBe(20 - refused.length)
  })

  it('is deleted after a day without a ticket', async () => {
    const event = await asking()
    const { codigo } = wireOf(ArquivoRespostaWire, await send(event, await picture()))
    await desk.world.server.database.admin(`update arquivo_resposta set data_expiracao = $1 where codigo = $2`, [
      days(-0.01),
      codigo,
    ])
    expect(outcome(await buyAsAna(event, answered(codigo, await desk.detail(event))))).toBe('400 validation')
    await sweepAnswerFiles(desk.world.server.app.services)
    expect(await desk.world.server.database.admin('select from arquivo_resposta where codigo = $1', [codigo])).toEqual(
      [],
    )
  })
})
