import { useTranslation } from '@atrio/i18n'
import { RowsSkeleton } from '@atrio/ui'

/** A form that is on its way. */
export function StepSkeleton() {
  const { t } = useTranslation('account')
  return (
    <div role="status" aria-label={t('register.loading')}>
      <RowsSkeleton />
    </div>
  )
}
