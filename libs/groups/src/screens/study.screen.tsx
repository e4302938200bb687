import type { Study } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { RichContent } from '@atrio/rich-content'
import { ScriptureRegion, ScriptureText } from '@atrio/scripture'
import {
  BackLink,
  NotFoundPage,
  Page,
  requireRouteId,
  useChurch,
  useRouteId,
  type FeatureContext,
} from '@atrio/tenant-core'
import { DottedLine, FileRows, gutterCss, PageHeader, RowsSkeleton } from '@atrio/ui'
import type { LoaderFunctionArgs } from 'react-router'
import { loadStudy, useStudiesHidden, useStudy } from '../data/studies.queries.ts'
import { StudiesHidden } from '../parts/studies-hidden.tsx'
import { paths } from '../paths.ts'

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  loadStudy(ctx, requireRouteId(params['studyId']))

/** One study, with what comes with it. */
export default function StudyScreen() {
  const id = useRouteId('studyId')
  return useStudiesHidden() ? <StudiesHidden /> : <OneStudy id={id} />
}

function OneStudy({ id }: { id: number }) {
  const { t } = useTranslation('groups')
  const { data: study, isFetching } = useStudy(id)
  if (study) return <StudyPage study={study} />
  if (isFetching) return <RowsSkeleton />
  const words = { title: t('studies.missing.title'), text: t('studies.missing.text'), action: t('studies.all') }
  return <NotFoundPage {...words} to={paths.studies} />
}

function StudyPage({ study }: { study: Study }) {
  const { t } = useTranslation('groups')
  const format = useFormat(useChurch().timeZone)
  const { series, passage, author, files } = study
  return (
    <Page title={study.title} description={study.summary} image={study.image?.url}>
      <BackLink to={paths.studies} label={t('studies.title')} />
      <PageHeader kicker={series} title={study.title} lead={study.summary}>
        <div css={{ color: 'var(--muted)' }}>
          {passage && <ScriptureText text={passage} />}
          <DottedLine facts={[author, format.date(study.publishedAt)]} />
        </div>
      </PageHeader>
      <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
        <div css={{ maxWidth: 'var(--measure)', display: 'grid', gap: 'var(--s8)' }}>
          {study.text && (
            <ScriptureRegion html={study.text}>
              <RichContent html={study.text} />
            </ScriptureRegion>
          )}
          <FileRows title={t('studies.files')} files={files} />
        </div>
      </div>
    </Page>
  )
}
