import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `.br` (quality 11) and `.gz` beside every text asset, so that the server sends ready bytes. */
export const precompress = (folder: string): Plugin => ({
  name: 'atrio-precompress',
  // Not closeBundle: that also runs after a failure, and would hide it behind its own.
  async writeBundle() {
    const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))
    await Promise.all(
      names.map(async (name) => {
        const file = path.join(folder, name)
        const source = await readFile(file)
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
        await Promise.all([
          brotli(source, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
          zip(source, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
        ])
      }),
    )
  },
})
