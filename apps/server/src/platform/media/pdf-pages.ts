import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import sharp from 'sharp'

/** Pixels: twice the width of a phone, and sharp enough on paper. */
const WIDTH = 1_240
/** Longer ones are books, which one opens. */
const MAX_PAGES = 12
/** A page that is longer than this many of its widths is no sheet. */
const MAX_RATIO = 3

/** How pages are drawn. Where that changes for all to see, this changes too, and known pages are drawn once more. */
export const DRAWING = `${WIDTH} px wide`

/** One page, and how large its drawing is in pixels. */
export type PdfPage = { width: number; height: number; draw(): Promise<Buffer> }

/** The page, not what uses it, has failed. */
class UndrawableError extends Error {}

/**
 * Passes on the first pages of a PDF, one after the other; each can be drawn as a PNG meanwhile. It runs in WebAssembly's
 * own memory, which ends with the call.
 * @returns what `use` has returned for each; none for a PDF that can not be drawn: locked by a password, or broken
 * @throws what `use` throws, apart from a failed drawing
 */
export async function eachPdfPage<Used>(bytes: Buffer, use: (page: PdfPage) => Promise<Used>): Promise<Used[]> {
  const library = await PDFiumLibrary.init()
  let failed: { reason: unknown } | undefined
  const noted = (page: PdfPage) =>
    use(page).catch((reason: unknown) => {
      if (!(reason instanceof UndrawableError)) failed = { reason }
      throw reason
    })
  try {
    return await usePages(library, bytes, noted)
  } catch {
    if (failed) throw failed.reason
    return []
  } finally {
    library.destroy()
  }
}

async function usePages<Used>(library: PDFiumLibrary, bytes: Buffer, use: (page: PdfPage) => Promise<Used>) {
  const document = await library.loadDocument(bytes)
  try {
    const used: Used[] = []
    for (let index = 0; index < Math.min(document.getPageCount(), MAX_PAGES); index++) {
      const page = document.getPage(index)
      const { originalWidth, originalHeight } = page.getOriginalSize()
      const ratio = originalHeight / originalWidth
      if (!(ratio > 0 && ratio < MAX_RATIO)) continue
      used.push(await use(drawable(page, WIDTH, Math.floor(WIDTH * ratio))))
    }
    return used
  } finally {
    document.destroy()
  }
}

const drawable = (page: PDFiumPage, width: number, height: number): PdfPage => ({
  width,
  height,
  async draw() {
    try {
      const { data } = await page.render({ width, height, render: toPng })
      return Buffer.from(data)
    } catch (cause) {
      throw new UndrawableError('a page of a PDF can not be drawn', { cause })
    }
  },
})

/**
 * From the four channels that PDFium draws in. A sheet of music has few colours: without dither its picture is the smallest,
 * and is encoded in a tenth of the time that a photograph's colours take.
 */
const toPng = ({ data, width, height }: { data: Uint8Array; width: number; height: number }) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png({ palette: true, quality: 82, effort: 1, dither: 0 })
    .toBuffer()
