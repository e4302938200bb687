import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pdfBytes, writePdf, type PdfPage } from './pdf.ts'
import { qrPath } from './qr-path.ts'
import { ticketPages } from './ticket-pages.ts'

const page = (text: string): PdfPage => ({ texts: [{ x: 10, y: 20, size: 12, text }], squares: [], side: 1, lines: [] })

/** What a reader does first: the table of places at the end, and whether each object stands where it says. */
function objectsOf(pdf: string) {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
  const table = pdf.slice(start)
  const places = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(table.startsWith(`xref\n0 ${places.length + 1}\n`)).toBe(true)
  return places.map((place, index) => {
    expect(pdf.slice(place).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
    return pdf.slice(place, pdf.indexOf('endobj', place))
  })
}

describe('a PDF', () => {
  it('can be read, whatever is written in it', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }), (texts) => {
        const pdf = writePdf(texts.map(page), texts[0]!)
        const objects = objectsOf(pdf)
        expect(objects).toHaveLength(5 + 2 * texts.length)
        for (const object of objects) {
          const [, length, content] = /\/Length (\d+) >>\nstream\n([^]*)\nendstream/.exec(object) ?? []
          if (content !== undefined) expect(content.length).toBe(Number(length))
        }
        expect([...pdf].every((character) => character.charCodeAt(0) <= 0xff)).toBe(true)
        expect(pdfBytes(pdf)).toHaveLength(pdf.length)
      }),
    )
  })

  it('keeps Portuguese, and the signs of typesetting', () => {
    const [, , , , , , content] = objectsOf(writePdf([page('Conceição – 9h (às 18h)')], 'x'))
    expect(content).toContain('(Conceição \x96 9h \\(às 18h\\)) Tj')
  })
})

it('gives each ticket a page with its words and every square of its QR', () => {
  const ticket = { title: 'A mesa posta', facts: [{ label: 'Titular', text: 'Ana Lima' }], code: 'ABC123', note: null }
  const [first, second] = ticketPages([ticket, { ...ticket, code: null, note: 'Aguardando' }])
  expect(first!.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['A mesa posta', 'Titular', 'Ana Lima']))
  expect(first!.squares).toHaveLength(qrPath('ABC123').path.split('M').length - 1)
  expect(first!.squares.every(({ x, y }) => x > 0 && x < 595 && y > 0 && y < 842)).toBe(true)
  expect(second!.squares).toEqual([])
  expect(second!.texts.map(({ text }) => text)).toContain('Aguardando')
})

it('breaks a long name instead of losing its end', () => {
  const title = 'Encontro de famílias da região metropolitana com ceia, oficinas e uma caminhada até o mirante da serra'
  const [only] = ticketPages([{ title, facts: [], code: null, note: null }])
  const lines = only!.texts.filter(({ bold }) => bold).map(({ text }) => text)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join(' ')).toBe(title)
})
