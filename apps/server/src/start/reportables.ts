import { reportableMessages } from '../modules/chat/chat.reportable.ts'
import { reportablePrayerMessages, reportablePrayers } from '../modules/prayer/prayer.reportable.ts'
import { registerReportable } from '../platform/people/reportable.ts'

/** Registers what people can report, each by the module that shows it. */
export function registerReportables(): void {
  registerReportable('chat', reportableMessages)
  registerReportable('oracao', reportablePrayers)
  registerReportable('oracao_mensagem', reportablePrayerMessages)
}
