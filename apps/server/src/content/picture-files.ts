import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { ChurchReader } from './church-rows.ts'
import type { ContentMedia } from './import-content.ts'

/** Writes a church's pictures into `midia/` of its folder, each once, named after its bytes. */
export const pictureFiles =
  (root: string, media: Pick<ContentMedia, 'read'>): ChurchReader['picture'] =>
  async (picture) => {
    if (picture === null) return undefined
    const bytes = await media.read(picture.url)
    const { format } = await sharp(bytes).metadata()
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    const arquivo = `midia/${name}.${format === 'jpeg' ? 'jpg' : format}`
    await mkdir(path.join(root, 'midia'), { recursive: true })
    await writeFile(path.join(root, arquivo), bytes)
    return picture.descricao === undefined ? { arquivo } : { arquivo, descricao: picture.descricao }
  }
