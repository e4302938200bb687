import path from 'node:path'
import { writeFileAtomically } from '../runtime/atomic-files.ts'

/** A folder that is not writable, or an unknown church; the message is for the operator. */
export class ExportError extends Error {
  override name = 'ExportError'
}

/**
 * Writes a file below a folder; its name comes from the database and is not trusted.
 * @throws ExportError for a name outside of the folder
 */
export const writeFileInside = async (folder: string, file: string, content: string | Buffer): Promise<void> => {
  const root = path.resolve(folder)
  const target = path.resolve(root, file)
  if (!target.startsWith(root + path.sep)) throw new ExportError(`${file} lies outside of the folder ${folder}`)
  await writeFileAtomically(target, content)
}
