import type { LazyFormFailedProps } from '@atrio/tenant-core'
import { useTranslation } from '@atrio/i18n'
import { LoadFailed } from '../parts/load-failed.tsx'

/** Replaces a form that did not arrive. */
export function FormFailed(props: LazyFormFailedProps) {
  const { t } = useTranslation('prayer')
  return <LoadFailed text={t('formFailed')} {...props} />
}
