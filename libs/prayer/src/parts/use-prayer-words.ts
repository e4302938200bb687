import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch, usePageMinute } from '@atrio/tenant-core'
import { refusalWords } from '../model/refusal.ts'

/** Texts about prayers, relative to the time on the page. */
export function usePrayerWords() {
  const { t } = useTranslation('prayer')
  const format = useFormat(useChurch().timeZone)
  const now = new Date(usePageMinute()).toISOString()
  return {
    t,
    format,
    /** `há 2 horas`; an instant of this minute counts as now. */
    ago: (instant: string) => format.relative(instant > now ? now : instant, now),
    /** Message for a failed write. */
    refusal: (error: unknown) => {
      const words = refusalWords(error)
      return words.key === 'wait' ? t('refused.wait', { count: words.minutes }) : t(`refused.${words.key}`)
    },
  }
}
