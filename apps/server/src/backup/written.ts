import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { finished } from 'node:stream/promises'
import { writeFileAtomically } from '../runtime/atomic-files.ts'
import type { Written } from './manifest.ts'

/** Only their owner reads backups: they hold what people have entrusted. */
const MODE = 0o600

/** Writes a stream into a file. @returns what was written */
export async function writeCounted(file: string, source: Readable, mode = MODE): Promise<Written> {
  const { stream, result } = counting()
  source.once('error', (error) => stream.destroy(error))
  await writeFileAtomically(file, source.pipe(stream), { mode })
  return result()
}

/** Reads a file. @throws the system's error */
export const readCounted = (file: string): Promise<Written> => counted(createReadStream(file))

/** Reads a stream to its end. @throws its error */
export async function counted(source: Readable): Promise<Written> {
  const { stream, result } = counting()
  source.once('error', (error) => stream.destroy(error))
  await finished(source.pipe(stream).resume())
  return result()
}

/** Passes bytes on, and counts them. */
function counting(): { stream: Transform; result: () => Written } {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(part: Buffer, _encoding, done) {
      hash.update(part)
      bytes += part.length
      done(null, part)
    },
  })
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}
