import { registerTicketFiles } from '../modules/events/ticket-files.ts'
import { registerStudyFiles } from '../modules/groups/study-files.ts'
import { registerPlayFiles } from '../modules/play/play-files.ts'

/** Registers who may have which private files: a new kind is added here. */
export function registerPrivateFilesOfModules(): void {
  registerTicketFiles()
  registerStudyFiles()
  registerPlayFiles()
}
