import type { EventoWire } from '@atrio/contract'
import { streetLine } from '@atrio/contract/rules'
import { pdfText } from '../../http/pdf-text.ts'
import type { PersonLanguage } from '../../platform/church/person-language.ts'

/** A printed ticket; without names at an unverified address. */
type PrintedTicket = { codigo: string; titular: string | null; comprador: string | null; ingresso: string }
type Printed = {
  church: { nome: string; corApp: string; fusoHorario: string }
  event: { nome: string; dataInicio: Date; local: EventoWire['local']; flagOnline: boolean }
  tickets: readonly PrintedTicket[]
  language: PersonLanguage
}

type Words = {
  ticket: string
  holder: string
  buyer: string
  when: string
  where: string
  online: string
  door: string
}
const WORDS: Record<PersonLanguage, Words> = {
  pt_BR: {
    ticket: 'Ingresso',
    holder: 'Titular',
    buyer: 'Comprado por',
    when: 'Quando',
    where: 'Onde',
    online: 'On-line, no portal da igreja',
    door: 'Apresente este código na entrada.',
  },
  en: {
    ticket: 'Ticket',
    holder: 'Holder',
    buyer: 'Bought by',
    when: 'When',
    where: 'Where',
    online: 'Online, on the church’s portal',
    door: 'Show this code at the entrance.',
  },
  es: {
    ticket: 'Entrada',
    holder: 'Titular',
    buyer: 'Comprada por',
    when: 'Cuándo',
    where: 'Dónde',
    online: 'En línea, en el portal de la iglesia',
    door: 'Muestra este código en la entrada.',
  },
}

/** When an event begins, by its church's clock. */
export const eventDate = (instant: Date, timeZone: string, language: PersonLanguage): string =>
  new Intl.DateTimeFormat(language.replace('_', '-'), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    instant,
  )

const MARGIN = 36
const QR = 190

/** Tickets as a PDF, one page each, in the reader's language. */
export async function ticketsPdf({ church, event, tickets, language }: Printed): Promise<Buffer> {
  // Loaded with the first ticket: most requests never need it.
  const [{ default: PdfDocument }, { qrPath }] = await Promise.all([import('pdfkit'), import('@atrio/ui/qr-path')])
  const words = WORDS[language]
  const document = new PdfDocument({
    size: 'A5',
    margin: MARGIN,
    autoFirstPage: false,
    lang: language.replace('_', '-'),
    info: { Title: pdfText(event.nome), Author: pdfText(church.nome) },
  })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
  const facts = (ticket: PrintedTicket): [string, string | null][] => [
    [words.when, eventDate(event.dataInicio, church.fusoHorario, language)],
    [words.where, placeText(event, language)],
    [words.holder, ticket.titular],
    [words.ticket, ticket.ingresso],
    [words.buyer, ticket.comprador],
  ]
  for (const ticket of tickets) {
    document.addPage()
    const { width } = document.page
    document.rect(0, 0, width, 10).fill(church.corApp)
    document.fillColor('#222').font('Helvetica').fontSize(10).text(pdfText(church.nome), MARGIN, 28)
    document
      .font('Helvetica-Bold')
      .fontSize(20)
      .text(pdfText(event.nome), { width: width - 2 * MARGIN })
      .moveDown(0.6)
    for (const [label, value] of facts(ticket)) {
      if (value === null) continue
      document.font('Helvetica').fontSize(8).fillColor('#666').text(label)
      document.fontSize(11).fillColor('#222').text(pdfText(value)).moveDown(0.35)
    }
    const { path, size } = qrPath(ticket.codigo, 0)
    const [left, top, cell] = [(width - QR) / 2, document.page.height - MARGIN - QR - 44, QR / size]
    // a hair around each cell, or viewers show the seams
    document.save().translate(left, top).scale(cell).path(path)
    document
      .lineWidth(0.1 / cell)
      .fillAndStroke('#000', '#000')
      .restore()
      .fillColor('#000')
    const under = { align: 'center', width: width - 2 * MARGIN, lineBreak: false } as const
    document
      .font('Courier')
      .fontSize(10)
      .text(ticket.codigo, MARGIN, top + QR + 10, under)
    document
      .font('Helvetica')
      .fontSize(8)
      .fillColor('#666')
      .text(words.door, MARGIN, top + QR + 26, under)
  }
  document.end()
  return done
}

/** An event's place in one line. */
export function placeText(
  { local, flagOnline }: Pick<Printed['event'], 'local' | 'flagOnline'>,
  language: PersonLanguage,
) {
  if (!local) return flagOnline ? WORDS[language].online : '-'
  const address = local.endereco
  const street = address && streetLine({ street: address.logradouro, number: address.numero, country: address.pais })
  return [local.nome, street, address?.cidade].filter(Boolean).join(' · ')
}
