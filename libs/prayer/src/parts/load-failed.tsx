import { useTranslation } from '@atrio/i18n'
import { FailedNotice } from '@atrio/ui'

/** Replaces content that failed to load. */
export function LoadFailed({ text, busy, retry }: { text: string; busy: boolean; retry: () => void }) {
  const { t } = useTranslation('prayer')
  return <FailedNotice retry={{ label: t('retry'), onRetry: retry, busy }}>{text}</FailedNotice>
}
