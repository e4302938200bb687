import { useTranslation } from '@atrio/i18n'
import { FailedNotice } from '@atrio/ui'

/** A list that failed to load. */
export function LoadFailed({ busy, retry }: { busy: boolean; retry: () => void }) {
  const { t } = useTranslation('ownPages')
  return <FailedNotice retry={{ label: t('own.retry'), onRetry: retry, busy }}>{t('own.failed')}</FailedNotice>
}
