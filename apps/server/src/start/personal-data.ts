import { personalChat } from '../modules/chat/chat.personal.ts'
import { personalPrayers } from '../modules/prayer/prayer.personal.ts'
import { registerPersonalData } from '../platform/people/personal-data.ts'

/** What has to be known before a person's data is changed or erased: a module that keeps some is a line here. */
export function registerPersonalDataOfModules(): void {
  registerPersonalData('chat', personalChat)
  registerPersonalData('prayer', personalPrayers)
}
