import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch, useFeatureContext } from '@atrio/tenant-core'
import { refusalWords } from '../model/refusal.ts'

/** How prayers are put into words, seen from when the page was made. */
export function usePrayerWords() {
  const { t } = useTranslation('prayer')
  const format = useFormat(useChurch().timeZone)
  const now = new Date(useFeatureContext().now).toISOString()
  return {
    t,
    format,
    /** `há 2 horas`; what was written since the page was made is now. */
    ago: (instant: string) => format.relative(instant > now ? now : instant, now),
    /** Why a write did not come through. */
    refusal: (error: unknown) => {
      const words = refusalWords(error)
      return words.key === 'wait' ? t('refused.wait', { count: words.minutes }) : t(`refused.${words.key}`)
    },
  }
}
