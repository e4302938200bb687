import { readFile, stat } from 'node:fs/promises'
import type { ArquivoLouvorWire } from '@atrio/contract'
import { DOCUMENT, type MediaStore } from '../platform/media/media-store.ts'
import { DRAWING, eachPdfPage } from '../platform/media/pdf-pages.ts'
import { PICTURES } from '../platform/media/rewrite-picture.ts'
import type { ChurchReader } from './church-rows.ts'
import { addressName, insideFolder, pictureProblem, type Stores, storePicture, writeMedia } from './pictures.ts'

const MAX_BYTES = 10 * 1024 * 1024

const isDocument = (bytes: Buffer) => bytes.subarray(0, DOCUMENT.begins.length).toString('latin1') === DOCUMENT.begins

/** The problem of a score in a church's folder, or null: it must be a PDF or a picture. */
export const scoreProblem = async (folder: string, file: string): Promise<string | null> => {
  if (!/\.pdf$/i.test(file)) return pictureProblem(folder, file)
  const place = await insideFolder(folder, file)
  if (place === null) return `there is no file ${file} in the church's folder`
  if ((await stat(place)).size > MAX_BYTES) return `is larger than ${MAX_BYTES / 1024 / 1024} MB`
  return isDocument(await readFile(place)) ? null : 'is not a PDF file'
}

/** Stores a score that scoreProblem has accepted, and returns its wire form. */
export const storeScore = async (
  media: Stores,
  church: string,
  folder: string,
  file: string,
  name: string,
): Promise<ArquivoLouvorWire> => {
  if (!/\.pdf$/i.test(file)) {
    const url = await storePicture(media, church, folder, file)
    const { type } = Object.values(PICTURES).find(({ end }) => url.endsWith(`.${end}`)) ?? PICTURES.png
    return { nome: name, url, tipo: type }
  }
  const place = await insideFolder(folder, file)
  if (place === null) throw new Error(`${file} is no longer in ${folder}`)
  const bytes = await readFile(place)
  const url = await media.to.storeDocument(church, bytes, addressName(file))
  const paginas = await storePages(media, church, bytes, addressName(file))
  return { nome: name, url, tipo: DOCUMENT.type, ...(paginas.length > 0 && { paginas }) }
}

/** Browsers of phones show no PDF within a page: pictures of its pages go before it. */
const storePages = ({ to }: Stores, church: string, bytes: Buffer, name: string) => {
  let count = 0
  return eachPdfPage(bytes, async ({ width, height, draw }) => {
    const page = ++count
    const url = await to.storeDrawing(church, {
      source: bytes,
      manner: `page ${page}, ${DRAWING}`,
      name: `${name.slice(0, 36)}-${page}`,
      draw,
    })
    return { url, largura: width, altura: height }
  })
}

/** Writes a church's scores into its export. */
export const scoreWriter =
  (root: string, media: MediaStore): ChurchReader['score'] =>
  async ({ url, nome }) => ({ arquivo: await writeMedia(root, media, url), nome })
