import { BackupError } from '../backup/backup-error.ts'
import { ContentError } from '../content/format/content-issue.ts'
import { OpenFilesError } from '../content/open-files-error.ts'
import { ExportError } from '../content/write-file-inside.ts'
import { StorageUnavailableError } from '../platform/media/file-storage.ts'
import { StartUpError } from '../runtime/start-up-error.ts'
import { CommandError } from './command.ts'

const notThere = (message: string) => `There is no such folder: ${message}`
const notPermitted = (message: string) =>
  `Not permitted here: ${message}\nName a place that the user of this command may use.`

/** Errors of the file system that an operator can act on, by their code. */
const reasons: Partial<Record<string, (message: string) => string>> = {
  ENOENT: notThere,
  ENOTDIR: notThere,
  EACCES: notPermitted,
  EPERM: notPermitted,
  EROFS: notPermitted,
  ENOSPC: (message) => `The disk is full: ${message}`,
}

/** What a command prints of an error: the reason alone where an operator can act on it, else the stack as well. */
export const complaint = (error: unknown): string => {
  if (error instanceof ContentError) return `${error.message}\n\n${error.outcome}`
  if (
    [CommandError, ExportError, OpenFilesError, StartUpError, BackupError, StorageUnavailableError].some(
      (kind) => error instanceof kind,
    )
  )
    return (error as Error).message
  const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined
  if (reason !== undefined) return reason((error as Error).message)
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
