import { buffer } from 'node:stream/consumers'
import { pdfText } from './pdf-text.ts'
import { pdfInTurn } from './pdf-work.ts'

/** A page of facts to print: who issues it, what it says line by line, and small print. */
export type FactSheet = {
  /** BCP 47. */
  locale: string
  /** Of the band at the top. */
  colour: string
  issuer: readonly string[]
  title: string
  /** In red, above everything else. */
  warning?: string | undefined
  facts: readonly (readonly [label: string, value: string])[]
  sums: readonly (readonly [label: string, amount: string])[]
  /** In bold below the sums. */
  total: readonly [label: string, amount: string]
  notes: readonly string[]
}

const MARGIN = 56

/**
 * Draws it on A4.
 * @param church code of the church that issues it
 * @throws ProblemError `unavailable` when the queue is full
 */
export const factSheetPdf = (sheet: FactSheet, church: string): Promise<Buffer> => pdfInTurn(() => draw(sheet), church)

async function draw({ locale, colour, issuer, title, warning, facts, sums, total, notes }: FactSheet): Promise<Buffer> {
  // Loaded with the first sheet: most requests never need it.
  const { default: PdfDocument } = await import('pdfkit')
  const document = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    lang: locale,
    info: { Title: pdfText(title), Author: pdfText(issuer[0] ?? '') },
  })
  const width = document.page.width - 2 * MARGIN
  const done = buffer(document)
  document.rect(0, 0, document.page.width, 10).fill(colour)
  document.y = MARGIN
  const [name = '', ...more] = issuer
  document.fillColor('#222').font('Helvetica-Bold').fontSize(12).text(pdfText(name), MARGIN)
  document.font('Helvetica').fontSize(9).fillColor('#555')
  for (const line of more) document.text(pdfText(line))
  document.moveDown(1.5)
  if (warning) document.font('Helvetica-Bold').fontSize(11).fillColor('#a11').text(pdfText(warning)).moveDown(0.6)
  document.font('Helvetica-Bold').fontSize(20).fillColor('#222').text(pdfText(title)).moveDown(0.8)
  for (const [label, value] of facts) {
    document.font('Helvetica').fontSize(9).fillColor('#555').text(pdfText(label))
    document.fontSize(12).fillColor('#222').text(pdfText(value)).moveDown(0.45)
  }
  document.moveDown(0.5)
  const sum = ([label, amount]: readonly [string, string], font: string) => {
    // both on one page and one line, however long the label is
    if (document.y > document.page.height - MARGIN - 60) document.addPage()
    const { y } = document
    document.font(font).fontSize(11).fillColor('#222')
    document.text(pdfText(amount), MARGIN, y, { width, align: 'right' })
    document.text(pdfText(label), MARGIN, y, { width: width - 150 }).moveDown(0.35)
  }
  for (const each of sums) sum(each, 'Helvetica')
  document
    .moveTo(MARGIN, document.y)
    .lineTo(MARGIN + width, document.y)
    .lineWidth(0.5)
    .stroke('#999')
  document.moveDown(0.4)
  sum(total, 'Helvetica-Bold')
  document.moveDown(1.5).font('Helvetica').fontSize(9).fillColor('#555')
  for (const note of notes) document.text(pdfText(note), MARGIN, document.y, { width }).moveDown(0.5)
  document.end()
  return done
}
