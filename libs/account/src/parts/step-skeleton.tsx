import { useTranslation } from '@atrio/i18n'
import { RowsSkeleton } from '@atrio/ui'

/** A form that is on its way. */
export function StepSkeleton({ label }: { label?: string }) {
  const { t } = useTranslation('account')
  return (
    <div role="status" aria-label={label ?? t('register.loading')}>
      <RowsSkeleton />
    </div>
  )
}
