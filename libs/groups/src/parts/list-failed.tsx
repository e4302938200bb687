import { useTranslation } from '@atrio/i18n'
import { ErrorState } from '@atrio/ui'

/** A list that could not be had, with another try. */
export function ListFailed({ busy, retry }: { busy: boolean; retry: () => unknown }) {
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
