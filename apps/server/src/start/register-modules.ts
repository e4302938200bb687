import { registerOrderKinds } from './order-kinds.ts'
import { registerPersonalDataOfModules } from './personal-data.ts'
import { registerPrivateFilesOfModules } from './private-files.ts'
import { registerReportables } from './reportables.ts'

/** Registers what modules do for the platform, in every process that works with churches: server and command line. */
export function registerModules(): void {
  registerOrderKinds()
  registerPersonalDataOfModules()
  registerPrivateFilesOfModules()
  registerReportables()
}
