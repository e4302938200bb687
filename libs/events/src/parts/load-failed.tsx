import { useTranslation } from '@atrio/i18n'
import { FailedNotice } from '@atrio/ui'

/** A list that failed to load. */
export function LoadFailed({ busy, retry }: { busy: boolean; retry: () => void }) {
  const { t } = useTranslation('events')
  return (
    <FailedNotice retry={{ label: t('retry'), onRetry: retry, busy }} css={{ maxWidth: '46rem' }}>
      {t('listFailed')}
    </FailedNotice>
  )
}
