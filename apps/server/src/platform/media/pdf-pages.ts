import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

/** Pixels: twice the width of a phone, and sharp enough on paper. */
const WIDTH = 1_240
/** Longer ones are books, which one opens. */
const MAX_PAGES = 12
/** A page that is longer than this many of its widths is no sheet. */
const MAX_RATIO = 3

/** How pages are drawn: another name where that changes, so that known pages are drawn once more. */
export const DRAWING = `${WIDTH} px wide`

/** One page, and how large its drawing is in pixels. */
export type PdfPage = { width: number; height: number; draw(): Promise<Buffer> }

class UndrawableError extends Error {}

/**
 * Passes on the first pages of a PDF, one after the other; each can be drawn as a PNG meanwhile. It runs in WebAssembly's
 * own memory, which ends with the call.
 * @returns what `use` has returned for each; none for a PDF that can not be drawn: locked by a password, or broken
 */
export async function eachPdfPage<Used>(bytes: Buffer, use: (page: PdfPage) => Promise<Used>): Promise<Used[]> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(bytes).catch(undrawable)
    try {
      return await usePages(document, use)
    } finally {
      document.destroy()
    }
  } catch (error) {
    if (error instanceof UndrawableError) return []
    throw error
  } finally {
    library.destroy()
  }
}

async function usePages<Used>(document: PDFiumDocument, use: (page: PdfPage) => Promise<Used>) {
  const used: Used[] = []
  for (let index = 0; index < Math.min(document.getPageCount(), MAX_PAGES); index++) {
    const page = document.getPage(index)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const ratio = originalHeight / originalWidth
    if (!(ratio > 0 && ratio < MAX_RATIO)) continue
    const [width, height] = [WIDTH, Math.floor(WIDTH * ratio)]
    const draw = async () => {
      const { data } = await page.render({ width, height, render: toPng }).catch(undrawable)
      return Buffer.from(data)
    }
    used.push(await use({ width, height, draw }))
  }
  return used
}

const undrawable = (cause: unknown): never => {
  throw new UndrawableError('a PDF can not be drawn', { cause })
}

/**
 * From the four channels that PDFium draws in. A sheet of music has few colours: without dither its picture is the smallest,
 * and is encoded in a tenth of the time that a photograph's colours take.
 */
const toPng = ({ data, width, height }: { data: Uint8Array; width: number; height: number }) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png({ palette: true, quality: 82, effort: 1, dither: 0 })
    .toBuffer()
