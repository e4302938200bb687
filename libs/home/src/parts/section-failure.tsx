import { useTranslation } from '@atrio/i18n'
import type { SlotFailureProps } from '@atrio/tenant-core'
import { ErrorState, gutterCss } from '@atrio/ui'

/** Replaces a section that failed to load; the others stay. */
export function SectionFailure({ retry }: SlotFailureProps) {
  const { t } = useTranslation('home')
  return (
    <div css={[gutterCss, { paddingBlock: 'var(--section)' }]}>
      <ErrorState
        heading="h2"
        title={t('failed.title')}
        text={t('failed.text')}
        retry={{ label: t('failed.retry'), onRetry: retry }}
      />
    </div>
  )
}
