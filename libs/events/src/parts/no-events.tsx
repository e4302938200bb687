import { useTranslation } from '@atrio/i18n'
import { EmptyState } from '@atrio/ui'

/** Empty state: says what will appear here. */
export function NoEvents({ heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  const { t } = useTranslation('events')
  return <EmptyState seed="no-events" heading={heading} title={t('none.title')} text={t('none.text')} />
}
