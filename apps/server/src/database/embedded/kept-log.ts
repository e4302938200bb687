import { appendFileSync, renameSync, statSync } from 'node:fs'

/** What PostgreSQL says, kept over its restarts: the words of a crash are needed after it. */
export type KeptLog = { write(text: string | Buffer): void }

/**
 * A log that is added to. When it is full it becomes `<file>.1`, which becomes `<file>.2`, and so on.
 * @param most bytes of one file
 * @param older files that are kept beside the one that is written
 */
export function keptLog(file: string, most = 1_000_000, older = 3): KeptLog {
  const nameOf = (age: number) => (age === 0 ? file : `${file}.${age}`)
  const sizeOf = (name: string) => statSync(name, { throwIfNoEntry: false })?.size
  return {
    write(text) {
      try {
        if ((sizeOf(file) ?? 0) + Buffer.byteLength(text) > most) {
          for (let age = older; age > 0; age--) {
            if (sizeOf(nameOf(age - 1)) !== undefined) renameSync(nameOf(age - 1), nameOf(age))
          }
        }
        appendFileSync(file, text, { mode: 0o600 })
      } catch {
        // A full disk must not end the process that the database hangs on.
      }
    },
  }
}
