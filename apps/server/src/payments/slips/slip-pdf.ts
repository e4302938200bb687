import { buffer } from 'node:stream/consumers'
import { boletoLine, itfBars } from '@atrio/contract/rules'
import { pdfInTurn } from '../../http/pdf-work.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import type { PersonLanguage } from '../../platform/church/person-language.ts'
import { isUndecided } from '../orders/order-status.ts'
import type { Order } from '../payments.tables.ts'

const MARGIN = 48
const WIDTH = 499
/** FEBRABAN: 13 mm high, 103 mm wide, in points. */
const BARCODE = { width: 292, height: 37 }

const LABELS: Record<
  PersonLanguage,
  { test: string; title: string; due: string; amount: string; payer: string; number: string; what: string }
> = {
  pt_BR: {
    test: 'TESTE: não pague este boleto',
    title: 'Boleto bancário',
    due: 'Vencimento',
    amount: 'Valor',
    payer: 'Pagador',
    number: 'Código',
    what: 'Referente a',
  },
  en: {
    test: 'TEST: do not pay this slip',
    title: 'Boleto (bank slip)',
    due: 'Due date',
    amount: 'Amount',
    payer: 'Payer',
    number: 'Order',
    what: 'For',
  },
  es: {
    test: 'PRUEBA: no pagues este boleto',
    title: 'Boleto bancario',
    due: 'Vencimiento',
    amount: 'Monto',
    payer: 'Pagador',
    number: 'Código',
    what: 'Concepto',
  },
}

/**
 * The boleto of an order as PDF, while it can still be paid; otherwise undefined.
 * @throws ProblemError `unavailable` when the queue is full
 */
export async function slipOf(
  order: Order,
  church: Pick<DirectoryChurch, 'nome' | 'codigo'>,
  language: PersonLanguage,
): Promise<Buffer | undefined> {
  const { boleto } = order.passo
  if (!boleto || !isUndecided(order.situacao)) return undefined
  return pdfInTurn(async () => buffer(await drawSlip(order, boleto, church, language)), church.codigo)
}

async function drawSlip(
  order: Order,
  boleto: NonNullable<Order['passo']['boleto']>,
  church: Pick<DirectoryChurch, 'nome'>,
  language: PersonLanguage,
): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit')
  const words = LABELS[language]
  const locale = language.replace('_', '-')
  const due = new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).format(
    new Date(`${boleto.dataVencimento}T00:00:00Z`),
  )
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: order.moeda }).format(
    order.valorTotal / 100,
  )
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: locale,
    info: { Title: `${words.title} · ${church.nome}` },
  })
  if (order.flagTeste) document.fontSize(12).fillColor('#a11').text(words.test).moveDown(0.5)
  document.fillColor('#000').fontSize(18).text(words.title).fontSize(11).text(church.nome).moveDown()
  for (const [name, value] of [
    [words.what, order.descricao],
    [words.payer, order.comprador.nome],
    [words.number, order.codigo],
    [words.due, due],
    [words.amount, amount],
  ] as const) {
    document.fontSize(9).fillColor('#555').text(name).fontSize(12).fillColor('#000').text(value).moveDown(0.4)
  }
  document
    .moveDown()
    .font('Courier-Bold')
    .fontSize(12)
    .text(boletoLine(boleto.linhaDigitavel), { width: WIDTH, align: 'left' })
  drawBarcode(document, boleto.codigoBarras, document.y + 12)
  document.end()
  return document
}

function drawBarcode(document: PDFKit.PDFDocument, digits: string, top: number): void {
  const drawn = itfBars(digits)
  if (!drawn) return
  const unit = BARCODE.width / drawn.width
  for (const { x, width } of drawn.bars) document.rect(MARGIN + x * unit, top, width * unit, BARCODE.height)
  document.fill('#000')
}
