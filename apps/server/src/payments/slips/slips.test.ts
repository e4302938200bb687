import { boletoLine, itfBars } from '@atrio/contract/rules'
import { isValidBoleto } from '@brazilian-utils/brazilian-utils/is-valid-boleto'
import { codBarras2LinhaDigitavel, identificarDataComNovoFator2025, validarBoleto } from '@mrmgomes/boleto-utils'
import fc from 'fast-check'
import { hasError, isDynamicPix, isStaticPix, parsePix } from 'pix-utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whileFull } from '../../testing/full-queue.ts'
import { paid, type PaymentWorld, paymentWorld } from '../../testing/payment-world.ts'
import { pdfInTurn } from '../../http/pdf-work.ts'
import { outcome } from '../../testing/people.ts'
import { pixKey } from '../methods/pix-key.ts'
import { boletoNumbers } from './boleto.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await paymentWorld()
})
afterAll(() => world.close())

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })

describe('a boleto', () => {
  it('is parsed by an independent library with the same amount, due date, line and barcode', () => {
    const due = fc.date({ min: new Date('2025-03-01'), max: new Date('2049-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(digits(25), fc.integer({ min: 1, max: 9_999_999 }), due, (free, amount, date) => {
        const day = date.toISOString().slice(0, 10)
        const { barcode, line } = boletoNumbers({ bank: '999', amount, due: day, free })
        expect([barcode.length, line.length]).toEqual([44, 47])
        // Its check of bare barcodes has 0 where FEBRABAN has 1; the line leads to the same barcode.
        const read = validarBoleto(line)
        expect(read).toMatchObject({ sucesso: true, tipoBoleto: 'BANCO', valor: amount / 100, codigoBarras: barcode })
        const read2025 = identificarDataComNovoFator2025(line, 'LINHA_DIGITAVEL')
        expect(new Date(read2025).toISOString().slice(0, 10)).toBe(day)
        expect(codBarras2LinhaDigitavel(barcode, false)).toBe(line)
        expect(isValidBoleto(line)).toBe(true) // includes the barcode's check digit
      }),
      { numRuns: 60 },
    )
  })

  it('is its order’s own, and a PDF while it can be paid', async () => {
    const payment = paid(await world.buy({ method: 'boleto', key: 'a-boleto-to-look-at', amount: 12_345 }))
    const read = validarBoleto(payment.boleto?.linhaDigitavel ?? '')
    expect(read).toMatchObject({ sucesso: true, valor: 123.45, codigoBarras: payment.boleto?.codigoBarras })
    const path = new URL(payment.boleto?.url ?? '').pathname
    const pdf = await world.atPaymentHost('GET', path)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.body.slice(0, 5)).toBe('%PDF-')
    await world.atPaymentHost('POST', `/sandbox/${payment.pedido}`, 'action=pay')
    expect((await world.atPaymentHost('GET', path)).statusCode).toBe(404)
  })

  it('answers 503 with Retry-After when the queue is full', async () => {
    const payment = paid(await world.buy({ method: 'boleto', key: 'a-boleto-of-a-flood' }))
    const path = new URL(payment.boleto?.url ?? '').pathname
    await whileFull(pdfInTurn, 'demo', async () => {
      const refused = await world.atPaymentHost('GET', path)
      expect([outcome(refused), refused.headers['retry-after']]).toEqual(['503 unavailable', '2'])
      expect((await world.atPaymentHost('GET', `/sandbox/${payment.pedido}`)).statusCode).toBe(200)
    })
    expect((await world.atPaymentHost('GET', path)).statusCode).toBe(200)
  })

  it('is printed in groups, with the right number of bars', () => {
    const { barcode, line } = boletoNumbers({ bank: '999', amount: 1, due: '2030-01-12', free: '1'.repeat(25) })
    expect(boletoLine(line)).toMatch(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/)
    expect(itfBars(barcode)?.bars).toHaveLength(2 + 22 * 5 + 2)
    expect(itfBars('07')?.bars.map(({ width }) => width)).toEqual([1, 1, 1, 1, 3, 3, 1, 3, 1])
  })
})

describe('a Pix code', () => {
  it('of the gateway is a dynamic one that contains its charge’s address', async () => {
    const payment = paid(await world.buy({ method: 'pix', key: 'a-pix-to-look-at' }))
    const pix = parsePix(payment.pix?.codigo ?? '')
    if (hasError(pix) || !isDynamicPix(pix)) throw new Error('no dynamic Pix')
    const [row] = await world.server.database.admin<{ chave: string }>(
      'select chave from sandbox_cobranca where pedido = $1',
      [payment.pedido],
    )
    expect(pix.url).toBe(`pay.localhost/pix/${row?.chave.replaceAll('-', '')}`)
  })

  it('of the church’s key contains key, sum and the start of the order’s code', async () => {
    const payment = paid(await world.buy({ method: 'pix_manual', key: 'a-pix-by-its-key', amount: 8_501 }))
    const pix = parsePix(payment.pixManual?.codigo ?? '')
    if (hasError(pix) || !isStaticPix(pix)) throw new Error('no static Pix')
    expect(pix).toMatchObject({
      pixKey: '11444777000161',
      transactionAmount: 85.01,
      merchantName: 'Igreja Vida Plena',
      merchantCity: 'Sao Paulo',
    })
    expect(pix.txid).toBe(payment.pedido.slice(0, 25))
  })

  it.each([
    ['cnpj', '11.444.777/0001-61', '11444777000161'],
    ['cpf', '529.982.247-25', '52998224725'],
    ['email', 'Ola@vidaplena.org.br', 'ola@vidaplena.org.br'],
    ['telefone', '(11) 98888-7777', '+5511988887777'],
    ['aleatoria', '123E4567-e12b-42d1-a456-426655440000', '123e4567-e12b-42d1-a456-426655440000'],
  ] as const)('accepts a key of the type %s', (type, text, key) => {
    expect(pixKey(type, text)).toBe(key)
  })

  it.each([
    ['cpf', '111.111.111-11'],
    ['cnpj', '529.982.247-25'],
    ['aleatoria', 'ola@vidaplena.org.br'],
  ] as const)('rejects the %s %s', (type, text) => {
    expect(pixKey(type, text)).toBeUndefined()
  })
})
