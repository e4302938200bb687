import { useTranslation } from '@atrio/i18n'
import { Skeleton } from '@atrio/ui'

/** Skeleton of a form: its first field with the label above, and the button. */
export function StepSkeleton({ label }: { label?: string }) {
  const { t } = useTranslation('account')
  return (
    <div role="status" aria-label={label ?? t('register.loading')}>
      <Skeleton width="5rem" />
      <Skeleton height="3.25rem" css={{ marginTop: 'var(--s2)' }} />
      <Skeleton width="11rem" height="3rem" css={{ marginTop: 'var(--s6)' }} />
    </div>
  )
}
