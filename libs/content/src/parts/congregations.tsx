import { useTranslation } from '@atrio/i18n'
import { AppLink } from '@atrio/tenant-core'
import { ErrorState, linkCss, Section } from '@atrio/ui'
import { useCongregations } from '../data/churches.queries.ts'
import { paths } from '../paths.ts'
import { CongregationRows } from './congregation-rows.tsx'

/**
 * The section of a church's congregations; renders nothing without any.
 * @param isLinked whether it leads to their map, if one of them has a place
 */
export function Congregations({ isLinked = false }: { isLinked?: boolean }) {
  const { t } = useTranslation('content')
  const { data, isFetching, refetch } = useCongregations()
  if (data?.length === 0) return null
  const map = isLinked && data?.some(({ location }) => location !== null) && (
    <AppLink to={`${paths.churches}?view=map`} css={linkCss}>
      {t('about.map')}
    </AppLink>
  )
  return (
    <Section title={t('about.congregations')} lead={t('about.congregationsLead')} action={map}>
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
