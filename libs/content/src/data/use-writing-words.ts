import type { Writing } from '@atrio/api-client'
import { plainDay } from '@atrio/contract/rules'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch, useToday } from '@atrio/tenant-core'

/** Texts about a text's date, author and reading time. */
export function useWritingWords() {
  const { t } = useTranslation('content')
  const today = useToday()
  const { timeZone } = useChurch()
  const format = useFormat(timeZone)
  return {
    t,
    sharing: {
      share: t('writing.share'),
      shared: t('writing.shared'),
      address: (url: string) => t('writing.address', { url }),
    },
    locale: format.locale,
    date: (instant: string) => format.date(instant),
    // a backend may not know the date
    isToday: ({ publishedAt }: Pick<Writing, 'publishedAt'>) =>
      publishedAt !== '' && plainDay(Date.parse(publishedAt), timeZone) === today,
    by: ({ author }: Pick<Writing, 'author'>) => author && t('writing.by', { author }),
    minutes: ({ minutes }: Pick<Writing, 'minutes'>) => t('writing.minutes', { count: minutes }),
  }
}
