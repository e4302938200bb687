import { useTranslation } from '@atrio/i18n'
import { Page, type FeatureContext } from '@atrio/tenant-core'
import { gutterCss, PageHeader } from '@atrio/ui'
import { useNavigate } from 'react-router'
import { motivesQuery } from '../data/prayer.queries.ts'
import { RequestForm } from '../forms/request-form.lazy.tsx'
import { paths } from '../paths.ts'

export const load = (ctx: FeatureContext) => {
  // starts together with the page, which does not wait for it
  void RequestForm.prefetch(ctx)
  // a request can be sent without motives, so their failure is ignored
  return ctx.queryClient.prefetchQuery(motivesQuery(ctx.api))
}

export default function AskScreen() {
  const { t } = useTranslation('prayer')
  const navigate = useNavigate()
  return (
    <Page title={t('ask.title')} noIndex>
      <PageHeader title={t('ask.title')} lead={t('ask.lead')} />
      <div css={[gutterCss, { paddingBottom: 'var(--section)', '& > *': { maxWidth: '36rem' } }]}>
        <RequestForm onAsked={({ inReview }) => void navigate(paths.asked, { replace: true, state: { inReview } })} />
      </div>
    </Page>
  )
}
