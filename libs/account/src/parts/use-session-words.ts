import type { OwnSession } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useToday } from '@atrio/tenant-core'

/** A session in words: its device, alone and within a sentence, since when it is open, and the day of its last use. */
export function useSessionWords() {
  const { t } = useTranslation('accountSecurity')
  // days have no zone
  const format = useFormat('UTC')
  const today = useToday()
  const day = (plain: string) => (plain === today ? t('sessions.today') : format.plainDate(plain))
  return ({ browser, system, since, lastUse }: OwnSession) => {
    const names = {
      browser: browser && t(`sessions.browser.${browser}`),
      system: system && t(`sessions.system.${system}`),
    }
    const { browser: program, system: machine } = names
    const known =
      program && machine ? t('sessions.device', { browser: program, system: machine }) : (program ?? machine)
    return {
      device: known ?? t('sessions.unknown'),
      deviceWithin: known ?? t('sessions.unknownWithin'),
      since: day(since),
      facts: [t('sessions.since', { since: day(since) }), t('sessions.used', { day: day(lastUse) })],
    }
  }
}
