import { useTranslation } from '@atrio/i18n'
import { ErrorState, Skeleton } from '@atrio/ui'
import { faceCss, sheetCss } from './member-card.styles.ts'

/** Skeleton of the card while it loads. */
export function MemberCardPending() {
  const { t } = useTranslation('memberCard')
  const face = (
    <div css={faceCss}>
      <Skeleton height="100%" />
    </div>
  )
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div aria-hidden css={sheetCss}>
        {face}
        {face}
      </div>
    </div>
  )
}

export function MemberCardFailed({ retry, busy }: { retry: () => void; busy: boolean }) {
  const { t } = useTranslation('memberCard')
  return (
    <ErrorState
      heading="h2"
      title={t('failed')}
      text={t('failedText')}
      retry={{ label: t('retry'), onRetry: retry, busy }}
    />
  )
}
