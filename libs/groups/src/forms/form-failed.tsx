import { useTranslation } from '@atrio/i18n'
import type { LazyFormFailedProps } from '@atrio/tenant-core'
import { FailedNotice } from '@atrio/ui'

/** Replaces a form that did not arrive. */
export function FormFailed({ busy, retry }: LazyFormFailedProps) {
  const { t } = useTranslation('groups')
  return <FailedNotice retry={{ label: t('retry'), onRetry: retry, busy }}>{t('formFailed')}</FailedNotice>
}
