import { useTranslation } from '@atrio/i18n'
import { ErrorState } from '@atrio/ui'

type Props = {
  /** What failed to load: Play itself, the plans, or the member's own subscription. */
  what?: 'play' | 'plans' | 'own'
  busy: boolean
  retry: () => void
}

/** Document 2 section 7.5: error shown when Play fails to load. */
export function LoadFailed({ what = 'play', busy, retry }: Props) {
  const { t } = useTranslation('play')
  return (
    <ErrorState
      heading="h2"
      title={t(`failed.${what}`)}
      text={t('failed.text')}
      retry={{ label: t('failed.retry'), onRetry: retry, busy }}
    />
  )
}
