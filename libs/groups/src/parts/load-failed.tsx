import { useTranslation } from '@atrio/i18n'
import { ErrorState } from '@atrio/ui'

/** A list that failed to load: an error with a retry. */
export function LoadFailed({ busy, retry }: { busy: boolean; retry: () => unknown }) {
  const { t } = useTranslation('groups')
  return (
    <ErrorState
      heading="h2"
      title={t('failed.title')}
      text={t('failed.text')}
      retry={{ label: t('retry'), onRetry: () => void retry(), busy }}
    />
  )
}
