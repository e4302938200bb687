import { useTranslation } from '@atrio/i18n'
import { FailedNotice } from '@atrio/ui'

/** A part of the page that failed to load; the others stay. */
export function LoadFailed({ text, busy, retry }: { text?: string; busy?: boolean; retry: () => void }) {
  const { t } = useTranslation('live')
  return (
    <FailedNotice retry={{ label: t('page.retry'), onRetry: retry, busy }}>{text ?? t('page.failed')}</FailedNotice>
  )
}
