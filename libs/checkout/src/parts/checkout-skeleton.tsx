import { useTranslation } from '@atrio/i18n'
import { LineSkeleton, Skeleton } from '@atrio/ui'
import { onDesktopCss } from './split.styles.ts'
import { Split } from './split.tsx'

/** Skeleton of checkout: a title, rows of methods, and the order beside them. */
export function CheckoutSkeleton() {
  const { t } = useTranslation('checkout')
  return (
    <div role="status" aria-label={t('pay.loading')}>
      <Split
        aside={
          <div css={onDesktopCss}>
            <Skeleton width="60%" height="1.8rem" css={{ marginBottom: 'var(--s5)' }} />
            <LineSkeleton lines={5} />
          </div>
        }
      >
        <Skeleton width="80%" height="3rem" css={{ marginBottom: 'var(--s8)' }} />
        {[1, 2, 3, 4].map((method) => (
          <Skeleton key={method} height="3.5rem" css={{ marginBottom: 'var(--s2)' }} />
        ))}
      </Split>
    </div>
  )
}
