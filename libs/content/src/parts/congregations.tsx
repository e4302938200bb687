import { useTranslation } from '@atrio/i18n'
import { ErrorState, Section } from '@atrio/ui'
import { useCongregations } from '../data/churches.queries.ts'
import { CongregationRows } from './congregation-rows.tsx'

/** The section of a church's congregations; renders nothing without any. */
export function Congregations() {
  const { t } = useTranslation('content')
  const { data, isFetching, refetch } = useCongregations()
  if (data?.length === 0) return null
  return (
    <Section title={t('about.congregations')} lead={t('about.congregationsLead')}>
      {data ? (
        <CongregationRows congregations={data} />
      ) : (
        <ErrorState
          title={t('about.congregationsFailed')}
          text={t('failedText')}
          retry={{ label: t('retry'), onRetry: () => void refetch(), busy: isFetching }}
        />
      )}
    </Section>
  )
}
