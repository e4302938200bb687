import { appendFileSync, renameSync, statSync } from 'node:fs'

/** PostgreSQL's log, kept over its restarts: a crash is explained by what came before it. */
export type KeptLog = { write(text: string | Buffer): void }

/**
 * An appending log. When it is full it becomes `<file>.1`, which becomes `<file>.2`, and so on.
 * @param most bytes of one file
 * @param older files kept beside the current one
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
