import path from 'node:path'
import { writeWhole } from '../runtime/whole-files.ts'

/** A folder that can't be written to, or a church that is not there; the message is for people. */
export class ExportError extends Error {
  override name = 'ExportError'
}

/**
 * Writes a file below a folder, whatever its stored name says: names come from the database.
 * @throws ExportError for a name that leads outside of the folder
 */
export const writeInside = async (folder: string, file: string, content: string | Buffer): Promise<void> => {
  const root = path.resolve(folder)
  const target = path.resolve(root, file)
  if (!target.startsWith(root + path.sep)) throw new ExportError(`${file} lies outside of the folder ${folder}`)
  await writeWhole(target, content)
}
