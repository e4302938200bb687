import type { Writing } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch, usePageMinute } from '@atrio/tenant-core'

/** Texts about a text's date, author and reading time. */
export function useWritingWords() {
  const { t } = useTranslation('content')
  const now = usePageMinute()
  const format = useFormat(useChurch().timeZone)
  const today = format.date(new Date(now).toISOString(), 'short')
  return {
    t,
    sharing: {
      share: t('writing.share'),
      shared: t('writing.shared'),
      address: (url: string) => t('writing.address', { url }),
    },
    locale: format.locale,
    date: (instant: string) => format.date(instant),
    isToday: ({ publishedAt }: Pick<Writing, 'publishedAt'>) => format.date(publishedAt, 'short') === today,
    by: ({ author }: Pick<Writing, 'author'>) => author && t('writing.by', { author }),
    minutes: ({ minutes }: Pick<Writing, 'minutes'>) => t('writing.minutes', { count: minutes }),
  }
}
