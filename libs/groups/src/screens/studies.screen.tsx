import { useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, BackLink, failureOf, NotFoundPage, Page, useChurch, useLastError } from '@atrio/tenant-core'
import { DottedLine, EmptyState, gutterCss, ListRow, MoreItems, PageHeader, Rows, RowsSkeleton } from '@atrio/ui'
import { isMissing } from '../data/missing.ts'
import { loadStudies, useStudies, useStudiesHidden } from '../data/studies.queries.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { StudiesHidden } from '../parts/studies-hidden.tsx'
import { paths, studyPath } from '../paths.ts'

export const load = loadStudies

/** The groups' studies, newest first. */
export default function StudiesScreen() {
  return useStudiesHidden() ? <StudiesHidden /> : <Studies />
}

function Studies() {
  const { t } = useTranslation('groups')
  const format = useFormat(useChurch().timeZone)
  const found = useStudies()
  const { failed, busy, retry } = failureOf(found)
  const error = useLastError(found)
  if (isMissing(error)) {
    return <NotFoundPage title={t('studies.title')} text={t('studies.members')} to={paths.list} action={t('all')} />
  }
  const studies = found.data?.pages.flatMap((page) => page.studies)
  return (
    <Page title={t('studies.title')} description={t('studies.lead')}>
      <BackLink to={paths.list} label={t('title')} />
      <PageHeader title={t('studies.title')} lead={t('studies.lead')} />
      <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
        {!studies && (failed ? <LoadFailed busy={busy} retry={retry} /> : <RowsSkeleton />)}
        {studies?.length === 0 && (
          <EmptyState heading="h2" seed="no-studies" title={t('studies.none.title')} text={t('studies.none.text')} />
        )}
        {studies && studies.length > 0 && (
          <Rows css={{ maxWidth: '46rem' }}>
            {studies.map((study) => (
              <ListRow
                key={study.id}
                title={study.title}
                link={(title) => <AppLink to={studyPath(study.id)}>{title}</AppLink>}
                meta={
                  <>
                    <DottedLine facts={[study.series, study.passage, format.date(study.publishedAt)]} />
                    {study.summary && <span css={{ display: 'block', color: 'var(--ink)' }}>{study.summary}</span>}
                  </>
                }
              />
            ))}
          </Rows>
        )}
        <MoreItems
          query={found}
          words={{ more: t('more'), failed: t('moreFailed'), retry: t('retry') }}
          skeleton={<RowsSkeleton />}
        />
      </div>
    </Page>
  )
}
