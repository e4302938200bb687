import { encode } from 'uqr'
import type { PdfPage } from './pdf.ts'

/** A ticket in words. */
export type PrintedTicket = {
  title: string
  facts: { label: string; text: string }[]
  /** What its QR says; null where it has none yet. */
  code: string | null
  /** Stands where the QR would. */
  note: string | null
}

const LEFT = 56
const RIGHT = 539
const QR_TOP = 96
const QR_SIDE = 150
const QR_LEFT = RIGHT - QR_SIDE
/** Characters that fit beside the QR, by the size of the letters. */
const fitting = (size: number) => Math.floor((QR_LEFT - LEFT - 20) / (size * 0.52))

/** Words in lines of at most so many characters; a word that is longer stands alone. */
function linesOf(text: string, most: number): string[] {
  return text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) return [...lines.slice(0, -1), `${last} ${word}`]
    return [...lines, word]
  }, [])
}

function pageOf({ title, facts, code, note }: PrintedTicket): PdfPage {
  const texts: PdfPage['texts'] = []
  let y = QR_TOP + 16
  const write = (text: string, size: number, bold = false) => {
    for (const line of linesOf(text, fitting(size))) {
      texts.push({ x: LEFT, y, size, text: line, bold })
      y += size * 1.3
    }
  }
  write(title, 20, true)
  y += 14
  for (const { label, text } of facts) {
    texts.push({ x: LEFT, y, size: 9, text: label })
    y += 14
    write(text, 12)
    y += 8
  }
  const qr = code === null ? null : encode(code, { ecc: 'M', border: 0 })
  const side = qr ? QR_SIDE / qr.size : 1
  const squares = (qr?.data ?? []).flatMap((row, down) =>
    row.flatMap((dark, right) => (dark ? [{ x: QR_LEFT + right * side, y: QR_TOP + down * side }] : [])),
  )
  if (code) texts.push({ x: QR_LEFT, y: QR_TOP + QR_SIDE + 16, size: 8, text: code.slice(0, 36) })
  if (note) write(note, 11)
  const end = Math.max(y, QR_TOP + QR_SIDE + 28) + 12
  return { texts, squares, side, lines: [QR_TOP - 20, end].map((at) => ({ y: at, from: LEFT, to: RIGHT })) }
}

/** A page for each ticket: people hand them out one by one. */
export const ticketPages = (tickets: readonly PrintedTicket[]): PdfPage[] => tickets.map(pageOf)
