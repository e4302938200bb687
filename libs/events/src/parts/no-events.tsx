import { useTranslation } from '@atrio/i18n'
import { EmptyState } from '@atrio/ui'

/** Nothing is planned: says what will be here. */
export function NoEvents({ heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  const { t } = useTranslation('events')
  return <EmptyState seed="no-events" heading={heading} title={t('none.title')} text={t('none.text')} />
}
