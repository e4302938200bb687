/** What stands on one page, from its top; measures are points, of which an A4 page has 595 by 842. */
export type PdfPage = {
  texts: { x: number; y: number; size: number; text: string; bold?: boolean }[]
  /** Dark squares of one side's length each. */
  squares: { x: number; y: number }[]
  side: number
  lines: { y: number; from: number; to: number }[]
}

const WIDTH = 595
const HEIGHT = 842

/** Signs of typesetting that the standard fonts have at other places than Unicode does (PDF 32000-1, annex D). */
const WIN_ANSI: Readonly<Record<string, string>> = {
  '–': '\x96',
  '—': '\x97',
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '•': '\x95',
  '…': '\x85',
  '€': '\x80',
  '\u202f': '\xa0',
}

/** A string of the standard fonts' letters; what they lack is a question mark. */
const pdfText = (text: string): string =>
  [...text.normalize('NFC')]
    .map((character) => WIN_ANSI[character] ?? (character.charCodeAt(0) > 0xff ? '?' : character))
    .join('')
    .replace(/[\\()]/g, '\\$&')
    .replace(/[\r\n\t]/g, ' ')

const number = (value: number) => String(Math.round(value * 100) / 100)

function contentOf({ texts, squares, side, lines }: PdfPage): string {
  return [
    ...texts.map(
      ({ x, y, size, text, bold }) =>
        `BT /${bold ? 'B' : 'R'} ${size} Tf ${number(x)} ${number(HEIGHT - y)} Td (${pdfText(text)}) Tj ET`,
    ),
    ...squares.map(({ x, y }) => `${number(x)} ${number(HEIGHT - y - side)} ${number(side)} ${number(side)} re`),
    ...(squares.length > 0 ? ['f'] : []),
    ...lines.map(
      ({ y, from, to }) => `${number(from)} ${number(HEIGHT - y)} m ${number(to)} ${number(HEIGHT - y)} l S`,
    ),
  ].join('\n')
}

const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** A PDF of A4 pages in the standard fonts, which every reader has: nothing is embedded. Each character is one byte. */
export function writePdf(pages: readonly PdfPage[], title: string): string {
  const first = 6
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${pdfText(title)}) >>`,
    ...pages.flatMap((page, index) => {
      const content = contentOf(page)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] ` +
          `/Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return (
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  )
}

/** The file's bytes: one for each character. */
export const pdfBytes = (pdf: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(pdf, (character) => character.charCodeAt(0))
