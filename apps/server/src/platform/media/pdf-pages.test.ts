import { PDFiumDocument } from '@hyzyla/pdfium'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { eachPdfPage } from './pdf-pages.ts'

/** A PDF with a black bar at the top of each page. */
function pdfOf(sizes: [number, number][], password?: string): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, ...(password && { userPassword: password }) })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  for (const size of sizes) document.addPage({ size, margin: 0 }).rect(0, 0, size[0], 20).fill('black')
  document.end()
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(parts))))
}

const drawn = (bytes: Buffer) => eachPdfPage(bytes, async (page) => ({ ...page, png: await page.draw() }))

describe('eachPdfPage', () => {
  it('draws each page as wide as the others, on white', async () => {
    const pages = await drawn(
      await pdfOf([
        [595, 842],
        [842, 595],
      ]),
    )
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [1240, 1754],
      [1240, 876],
    ])
    const { data, info } = await sharp(pages[0]!.png).greyscale().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1240, 1754])
    const brightness = (y: number) => data[y * info.width * info.channels + 600 * info.channels]
    expect([brightness(5), brightness(1000)]).toEqual([0, 255])
  })

  it('draws the first twelve pages of a book', async () => {
    const pages = await drawn(await pdfOf(Array.from({ length: 14 }, () => [200, 100] as [number, number])))
    expect(pages).toHaveLength(12)
  })

  it('leaves out a page that is no sheet', async () => {
    const pages = await drawn(
      await pdfOf([
        [3, 14_000],
        [595, 842],
      ]),
    )
    expect(pages.map(({ height }) => height)).toEqual([1754])
  })

  it.each([
    ['broken', () => Buffer.from('%PDF-1.4\n')],
    ['locked by a password', () => pdfOf([[595, 842]], 'secret')],
  ])('draws nothing of a PDF that is %s', async (_what, make) => {
    expect(await drawn(await make())).toEqual([])
  })

  it('draws nothing of a PDF on which the reader itself breaks', async () => {
    const broken = vi.spyOn(PDFiumDocument.prototype, 'getPage').mockImplementation(() => {
      throw new WebAssembly.RuntimeError('memory access out of bounds')
    })
    try {
      expect(await drawn(await pdfOf([[595, 842]]))).toEqual([])
    } finally {
      broken.mockRestore()
    }
  })

  it('passes on the failure of what uses a page', async () => {
    const used = eachPdfPage(await pdfOf([[595, 842]]), () => Promise.reject(new Error('no room')))
    await expect(used).rejects.toThrow('no room')
  })
})
