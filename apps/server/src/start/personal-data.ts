import { personalChat } from '../modules/chat/chat.personal.ts'
import { personalPrayers } from '../modules/prayer/prayer.personal.ts'
import { personalReports } from '../modules/reports/reports.personal.ts'
import { registerPersonalData } from '../platform/people/personal-data.ts'

/** Registers how each module changes or erases a person's data: a module that stores some is added here. */
export function registerPersonalDataOfModules(): void {
  registerPersonalData('chat', personalChat)
  registerPersonalData('prayer', personalPrayers)
  registerPersonalData('reports', personalReports)
}
