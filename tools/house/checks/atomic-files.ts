import type { SourceFile } from '../source-file.ts'

/** The one file of the server that writes files; a log that grows line by line is written where it is rotated. */
const WRITERS = ['apps/server/src/runtime/atomic-files.ts', 'apps/server/src/database/embedded/kept-log.ts']
const WRITES = /\b(?:writeFile|writeFileSync|appendFile|appendFileSync|copyFile|copyFileSync|createWriteStream)\s*\(/

/**
 * A file that is written in place is empty or half where the disk is full or the power fails. The server's files are
 * written by `atomic-files.ts`, which tests and their machinery need not.
 */
export const filesAreWrittenAtomically = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('apps/server/src/') && !WRITERS.includes(path))
    .filter(({ path }) => !/\.test\.ts$|\.heavy\.ts$|\/testing\//.test(path))
    .filter(({ text }) => WRITES.test(text))
    .map(({ path }) => `${path}: writes a file in place; use writeFileAtomically or writeNewFile of atomic-files.ts`)
