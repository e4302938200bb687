import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

/** Pixels: twice the width of a phone, and sharp enough on paper. */
const WIDTH = 1_240
/** Longer ones are books, which one opens. */
const MAX_PAGES = 12
/** A page that is longer than this many of its widths is no sheet. */
const MAX_RATIO = 3

export type PageDrawing = { png: Buffer; width: number; height: number }

/**
 * Draws the first pages of a PDF. It runs in WebAssembly's own memory, which ends with the call.
 * @returns none for a PDF that can not be drawn: locked by a password, or broken
 */
export async function pdfPages(bytes: Buffer): Promise<PageDrawing[]> {
  const library = await PDFiumLibrary.init()
  try {
    return await drawPages(library, bytes)
  } catch {
    return []
  } finally {
    library.destroy()
  }
}

async function drawPages(library: PDFiumLibrary, bytes: Buffer) {
  const document = await library.loadDocument(bytes)
  try {
    const drawn: PageDrawing[] = []
    for (let index = 0; index < Math.min(document.getPageCount(), MAX_PAGES); index++) {
      const page = document.getPage(index)
      const { originalWidth, originalHeight } = page.getOriginalSize()
      const ratio = originalHeight / originalWidth
      if (!(ratio > 0 && ratio < MAX_RATIO)) continue
      const { data: png, width, height } = await page.render({ width: WIDTH, height: WIDTH * ratio, render: toPng })
      drawn.push({ png: Buffer.from(png), width, height })
    }
    return drawn
  } finally {
    document.destroy()
  }
}

/**
 * From the four channels that PDFium draws in. A sheet of music has few colours: without dither its picture is the smallest,
 * and is encoded in a tenth of the time that a photograph's colours take.
 */
const toPng = ({ data, width, height }: { data: Uint8Array; width: number; height: number }) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png({ palette: true, quality: 82, effort: 1, dither: 0 })
    .toBuffer()
